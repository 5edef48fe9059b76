// Tables on this device: the engine keeps them, nothing leaves the machine.

import { keep, kept, drop, keys } from '../settings/store';
import { ask, games } from './engine';
import {
  Refused,
  type Host,
  type Outcome,
  type Plan,
  type Recent,
  type Request,
  type Table,
  type TableNow,
  type Told,
  type Turn,
  type Update,
} from './host';

/** What the engine says about a table. */
interface Shown {
  table: number;
  game: string;
  setup: string;
  turn: Turn;
  auto: 'deal' | 'bot' | null;
  typing: boolean;
  can_take_back: boolean;
  views: Record<string, unknown>;
  outcome: Outcome | null;
  told: Told[];
  record: string;
}

/** What is kept of a table between visits. */
interface Kept {
  plan: Plan;
  record: string;
  when: number;
  over: boolean;
}

const KEPT = 'table.';
const MOST_KEPT = 6;

/** How long the table waits before it goes on by itself; set by whoever shows it. */
export interface Pace {
  /** Milliseconds before the next step, after these things were told. */
  pause(told: Told[], next: 'deal' | 'bot'): number;
}

export class LocalHost implements Host {
  constructor(private readonly pace: Pace) {}

  games = games;

  async open(plan: Plan): Promise<Table> {
    const id = freshId();
    const table = new LocalTable(id, plan, this.pace);
    await table.begin(null);
    this.tidy();
    return table;
  }

  async enter(code: string): Promise<Table> {
    const found = kept<Kept>(KEPT + code);
    if (!found) throw new Refused('no-table', { code });
    const table = new LocalTable(code, found.plan, this.pace);
    await table.begin(found.record);
    return table;
  }

  async recent(): Promise<Recent[]> {
    const all = keys(KEPT).flatMap((key) => {
      const found = kept<Kept>(key);
      return found ? [asRecent(key.slice(KEPT.length), found)] : [];
    });
    return all.sort((one, other) => other.when - one.when);
  }

  async forget(id: string): Promise<void> {
    drop(KEPT + id);
  }

  private async tidy(): Promise<void> {
    const old = (await this.recent()).slice(MOST_KEPT);
    for (const { id } of old) drop(KEPT + id);
  }
}

function asRecent(id: string, { plan, when, over }: Kept): Recent {
  const names = plan.seats.map((seat) => seat.name);
  return { id, game: plan.game, setup: plan.setup, names, when, over };
}

class LocalTable implements Table {
  private shown: Shown = undefined as unknown as Shown;
  private listeners = new Set<(update: Update) => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private told: Told[] = [];

  constructor(
    readonly id: string,
    private readonly plan: Plan,
    private readonly pace: Pace,
  ) {}

  async begin(record: string | null): Promise<void> {
    const { game, setup, seats, chance } = this.plan;
    if (this.shown) await ask({ do: 'close', table: this.shown.table });
    const bots = seats.map(({ kind, level }) => (kind === 'bot' ? (level ?? 'greedy') : null));
    const typed = chance === 'typed';
    this.shown = await ask<Shown>({ do: 'open', game, setup, bots, typed, record });
    this.told = await this.everything();
    this.save();
  }

  subscribe(hear: (update: Update) => void): () => void {
    this.listeners.add(hear);
    hear({ now: this.now(), told: this.told, again: true });
    this.goOn(this.told.slice(-1));
    return () => {
      this.listeners.delete(hear);
      if (this.listeners.size === 0) this.leave();
    };
  }

  async ask(request: Request): Promise<void> {
    const table = this.shown.table;
    switch (request.ask) {
      case 'answer':
        return this.show(
          await ask<Shown>({ do: 'answer', table, seat: request.seat, action: request.action }),
        );
      case 'chance':
        return this.show(await ask<Shown>({ do: 'chance', table, chance: request.chance }));
      case 'take-back': {
        clearTimeout(this.timer);
        const shown = await ask<Shown>({ do: 'back', table });
        this.told = await this.everything();
        return this.show({ ...shown, told: this.told }, true);
      }
      case 'rematch':
        clearTimeout(this.timer);
        await this.begin(null);
        for (const hear of this.listeners) hear({ now: this.now(), told: this.told, again: true });
        return this.goOn([]);
      default:
        throw new Refused('not-here');
    }
  }

  async record(): Promise<string> {
    return this.shown.record;
  }

  leave(): void {
    clearTimeout(this.timer);
  }

  private everything(): Promise<Told[]> {
    return ask<Told[]>({ do: 'retell', table: this.shown.table });
  }

  private show(shown: Shown, again = false): void {
    this.shown = shown;
    if (!again) this.told = [...this.told, ...shown.told];
    this.save();
    for (const hear of this.listeners) hear({ now: this.now(), told: shown.told, again });
    this.goOn(shown.told);
  }

  /** Lets chance and bots go on, each in its time. */
  private goOn(told: Told[]): void {
    clearTimeout(this.timer);
    const next = this.shown.auto;
    if (!next || this.listeners.size === 0) return;
    this.timer = setTimeout(() => void this.next(), this.pace.pause(told, next));
  }

  private async next(): Promise<void> {
    const numbers = [...crypto.getRandomValues(new Uint32Array(64))];
    this.show(await ask<Shown>({ do: 'next', table: this.shown.table, numbers }));
  }

  private now(): TableNow {
    const { game, setup, turn, typing, views, outcome } = this.shown;
    const can = new Set<Request['ask']>();
    if (outcome) can.add('rematch');
    if (this.shown.can_take_back) can.add('take-back');
    return {
      id: this.id,
      stage: outcome ? 'over' : 'playing',
      game,
      setup,
      chance: this.plan.chance,
      answers: this.plan.answers,
      seats: this.plan.seats.map((seat) => ({
        ...seat,
        here: seat.kind === 'here',
        present: true,
      })),
      turn,
      question: null,
      sealed: this.sealed(),
      typing,
      views,
      outcome,
      can,
      connection: 'good',
    };
  }

  /** A view shows its own seat's answer until all are in. */
  private sealed(): Record<string, string> {
    const answers = Object.entries(this.shown.views).map(([seat, view]) => {
      const answer = (view as { answer?: string | null }).answer;
      return [seat, answer ?? ''] as const;
    });
    return Object.fromEntries(answers.filter(([, answer]) => answer !== ''));
  }

  private save(): void {
    const { record, outcome } = this.shown;
    const value: Kept = { plan: this.plan, record, when: Date.now(), over: outcome !== null };
    keep(KEPT + this.id, value);
  }
}

/** A short id that is not in use; works without a secure context. */
function freshId(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const drawn = crypto.getRandomValues(new Uint8Array(8));
  return [...drawn].map((byte) => letters[byte % letters.length]).join('');
}
