// Tables on this device: the engine keeps them, nothing leaves the machine.

import { change, row, rows, type Row } from '../../settings/database.svelte';
import type { EngineTable, LocalUpdate } from '../../generated/engine';
import type { Request, Update } from '../../generated/wire';
import { fold } from '../fold';
import { NewestWindow } from '../windows';
import { about, ask, bring, gameOf } from './engine';
import {
  entropy,
  RefusalError,
  type Answers,
  type HeardUpdate,
  type Host,
  type Plan,
  type Recent,
  type Table,
  type Undo,
} from './host';

/** What is kept of a table between visits. */
export interface KeptLocalTable extends Recent, Row {
  lines: string[];
  answers: Answers;
}

/** A table that nobody has listened to for so many milliseconds is closed: its lines are kept. */
const CLOSED_AFTER = 3000;

export class LocalHost implements Host {
  /** Bots wait this long, in milliseconds, so that people can follow. */
  constructor(private readonly pace: () => number) {}

  async open({ table, seats, answers }: Plan): Promise<Table> {
    const usual = (await about(table.game)).options;
    const options = { ...usual, ...table.options, pace: this.pace() };
    const shown = await ask(table.game, {
      do: 'open',
      new: { ...table, options },
      seats,
      ...now(),
    });
    return new LocalTable(freshId(), answers, shown, []);
  }

  async enter(id: string): Promise<Table> {
    const found = await keptTable(id);
    if (!found?.lines) throw new RefusalError('no-table');
    const shown = await ask(found.game, {
      do: 'read',
      lines: found.lines,
      now: Date.now(),
    });
    const table = new LocalTable(id, found.answers, shown, found.lines);
    await table.keepPace(this.pace());
    return table;
  }

  async openFile(text: string): Promise<Table> {
    const shown = await ask(gameOf(text), { do: 'open-file', text, ...now() });
    const table = new LocalTable(freshId(), 'sealed', shown, []);
    await table.keepPace(this.pace());
    return table;
  }

  async recent(): Promise<Recent[]> {
    const all = await rows<KeptLocalTable>('tables');
    return all.sort((one, other) => other.when - one.when);
  }

  async forget(id: string): Promise<Undo> {
    const found = await keptTable(id);
    await dropTable(id);
    return async () => void (found && (await keepTable(found)));
  }
}

/** What is kept of a table, whether its match is over or not. */
const keptTable = async (id: string): Promise<KeptLocalTable | undefined> =>
  (await row<KeptLocalTable>('tables', id)) ?? row<KeptLocalTable>('ended', id);

/** Home looks at what goes on, not at all that ever was. */
export function keepTable(table: KeptLocalTable): Promise<boolean> {
  const [to, from] = table.over ? (['ended', 'tables'] as const) : (['tables', 'ended'] as const);
  return change([
    { store: from, drop: table.id },
    { store: to, put: table },
  ]);
}

const dropTable = (id: string): Promise<boolean> =>
  change([
    { store: 'tables', drop: id },
    { store: 'ended', drop: id },
  ]);

class LocalTable implements Table {
  readonly doors = null;
  private readonly number: number;
  private update: Update;
  private lines: string[];
  /** The set-up and levels for which books were brought, or are being. */
  private wanted = '';
  private brought = Promise.resolve();
  private wakes: number | null;
  private listeners = new Set<(heard: HeardUpdate) => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private leaving: ReturnType<typeof setTimeout> | undefined;
  private window: NewestWindow | undefined;
  /** Whether another window plays on: nothing is kept here any more. */
  private elsewhere = false;

  constructor(
    readonly id: string,
    readonly answers: Answers,
    shown: EngineTable,
    lines: string[],
  ) {
    this.number = shown.table;
    this.update = shown.update;
    this.wakes = shown.wakes;
    this.lines = [...lines, ...shown.lines];
    this.save();
    void this.bringBooks();
  }

  subscribe(hear: (heard: HeardUpdate) => void): () => void {
    clearTimeout(this.leaving);
    this.listeners.add(hear);
    this.window ??= new NewestWindow(this.id, () => this.stop());
    hear({ update: this.update, fresh: true, connection: 'good' });
    this.wait();
    return () => {
      this.listeners.delete(hear);
      if (this.listeners.size > 0) return;
      clearTimeout(this.timer);
      this.window?.close();
      this.window = undefined;
      this.leaving = setTimeout(() => void this.close(), CLOSED_AFTER);
    };
  }

  async ask(request: Request): Promise<void> {
    this.show(await ask(this.game, { do: 'ask', table: this.number, request, ...now() }));
  }

  record(match: number): Promise<string> {
    return ask(this.game, { do: 'record', table: this.number, number: match });
  }

  saved(): Promise<string> {
    return ask(this.game, { do: 'saved', table: this.number });
  }

  async invite(): Promise<string> {
    throw new RefusalError('not-here');
  }

  async remove(): Promise<void> {
    await dropTable(this.id);
  }

  async keepPace(pace: number): Promise<void> {
    const { options, phase } = this.update.table;
    if (options.pace === pace || phase !== 'playing') return;
    await this.ask({ do: 'set-options', options: { ...options, pace } });
  }

  /** Lets the engine forget the table. */
  private async close(): Promise<void> {
    await ask(this.game, { do: 'close', table: this.number });
  }

  private get game(): string {
    return this.update.table.game;
  }

  /** Another window has the table. */
  private stop(): void {
    this.elsewhere = true;
    clearTimeout(this.timer);
    const update = { ...this.update, news: [] };
    for (const hear of this.listeners) hear({ update, fresh: false, connection: 'elsewhere' });
  }

  private show(shown: LocalUpdate): void {
    if (this.elsewhere) return;
    // Everything told so far stays, for whoever comes to listen.
    const { update } = shown;
    this.update = fold(this.update, { update, fresh: false });
    this.wakes = shown.wakes;
    this.lines.push(...shown.lines);
    this.save();
    for (const hear of this.listeners) hear({ update, fresh: false, connection: 'good' });
    this.wait();
  }

  /** Lets chance and bots go on, each in its time. */
  private wait(): void {
    clearTimeout(this.timer);
    if (this.wakes === null || this.listeners.size === 0) return;
    const pause = Math.max(0, this.wakes - Date.now());
    this.timer = setTimeout(() => void this.tick(), pause);
  }

  private async tick(): Promise<void> {
    await this.bringBooks();
    this.show(await ask(this.game, { do: 'tick', table: this.number, ...now() }));
  }

  /** What bots look up is there, or cannot be had: they may be others than before, or play by another
   * set-up. */
  private bringBooks(): Promise<void> {
    const { setup, seats } = this.update.table;
    const levels = seats.flatMap(({ kind, level }) => (kind === 'bot' && level ? [level] : []));
    const wanted = [setup, ...levels].join(' ');
    if (wanted !== this.wanted) {
      this.wanted = wanted;
      const bringing = levels.length > 0 ? bring(this.game, setup, levels) : true;
      // Without them bots do what they can; perhaps the network is back next time.
      const again = () => void (this.wanted = '');
      this.brought = Promise.resolve(bringing).then((all) => (all ? undefined : again()), again);
    }
    return this.brought;
  }

  private save(): void {
    const { game, setup, seats, outcome } = this.update.table;
    const names = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : []));
    const bots = seats.filter((seat) => seat.kind === 'bot').length;
    const { id, answers } = this;
    const over = outcome !== null;
    const lines = [...this.lines];
    void keepTable({ id, game, setup, names, bots, when: Date.now(), over, lines, answers });
  }
}

/** What a table cannot know by itself. */
const now = () => ({ now: Date.now(), fresh: entropy() });

/** A short id that is not in use. */
function freshId(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const drawn = crypto.getRandomValues(new Uint8Array(8));
  return [...drawn].map((byte) => letters[byte % letters.length]).join('');
}
