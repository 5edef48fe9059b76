// Tables on the server that the page came from.

import { change, row, rows, type Row } from '../../settings/database.svelte';
import type { Request, Update } from '../../generated/wire';
import { fold } from '../fold';
import { api } from './api';
import {
  RefusalError,
  type Answers,
  type Connection,
  type Doors,
  type HeardUpdate,
  type Host,
  type Plan,
  type Recent,
  type Table,
  type Undo,
} from './host';
import { TableSocket } from './socket';
import { Nonces } from './nonces';

/** What is kept of a table between visits. */
interface KeptRemoteTable extends Recent, Row {
  answers: Answers;
}

export class RemoteHost implements Host {
  async open({ table, seats, answers }: Plan): Promise<Table> {
    const { table: id } = await api.open(table);
    const opened = (await this.enter(id)) as RemoteTable;
    opened.answers = answers;
    const here = opened.subscribe(() => {});
    for (const [seat, { kind, name, level }] of seats.entries()) {
      if (kind === 'here') await opened.ask({ do: 'sit', seat, name });
      if (kind === 'bot') await opened.ask({ do: 'seat-bot', seat, level: level ?? 'greedy' });
    }
    here();
    return opened;
  }

  async enter(id: string, token?: string): Promise<Table> {
    const { watchOnly } = await api.find(id);
    const doors = watchOnly ? watcher() : await entered(id, token);
    const answers = (await row<KeptRemoteTable>('online', id))?.answers ?? 'sealed';
    const table = new RemoteTable(id, answers, doors);
    await table.arrive();
    return table;
  }

  async recent(): Promise<Recent[]> {
    const all = await rows<KeptRemoteTable>('online');
    return all.filter(({ over }) => !over).sort((one, other) => other.when - one.when);
  }

  async forget(id: string): Promise<Undo> {
    const found = await row<KeptRemoteTable>('online', id);
    await dropTable(id);
    return async () => void (found && (await change([{ store: 'online', put: found }])));
  }
}

const dropTable = (id: string): Promise<boolean> => change([{ store: 'online', drop: id }]);

/** The id that a code, a link or an id leads to, with the token of a link. */
export async function find(typed: string): Promise<{ id: string; token?: string }> {
  const link = /\/t\/([\w-]+)(?:#([\w-]+))?$/.exec(typed);
  if (link?.[1]) return { id: link[1], ...(link[2] && { token: link[2] }) };
  if (/^[\w-]{22}$/.test(typed)) return { id: typed };
  return { id: (await api.byCode(typed)).table };
}

/** Why the link to a seat opens it no more. */
const LATE = ['server-token', 'table-invite-over'];

async function entered(id: string, token?: string): Promise<Doors> {
  let late = false;
  const { link, code, watchLink, seat } = await api.enter(id, token).catch((error) => {
    // The table itself is open to whoever knows its link.
    late = token !== undefined && error instanceof RefusalError && LATE.includes(error.key);
    if (late) return api.enter(id);
    throw error;
  });
  return { link, code, watchLink, watching: false, invited: seat, late };
}

function watcher(): Doors {
  const link = location.href.split('#')[0] ?? '';
  return { link, code: null, watchLink: link, watching: true, invited: null, late: false };
}

class RemoteTable implements Table {
  private update: Update | undefined;
  private connection: Connection = 'lost';
  private readonly listeners = new Set<(heard: HeardUpdate) => void>();
  private readonly line: TableSocket;
  private readonly nonces: Nonces;
  private leaving: ReturnType<typeof setTimeout> | undefined;
  private arrived: { resolve: () => void; reject: (no: RefusalError) => void } | undefined;

  constructor(
    readonly id: string,
    public answers: Answers,
    public doors: Doors,
  ) {
    this.line = new TableSocket(
      id,
      () => this.update?.version,
      (message) => this.hear(message, message.say === 'welcome' && message.fresh),
      (connection) => this.changed(connection),
      () => this.knock(),
    );
    this.nonces = new Nonces(id, (request) => this.line.ask(request));
  }

  /** Opens the line, and waits until the table has been heard. */
  arrive(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.arrived = { resolve, reject };
      this.line.open();
    });
  }

  subscribe(hear: (heard: HeardUpdate) => void): () => void {
    clearTimeout(this.leaving);
    this.listeners.add(hear);
    if (this.update) hear({ update: this.update, fresh: true, connection: this.connection });
    return () => {
      this.listeners.delete(hear);
      // Whoever opened the table hands it to whoever shows it.
      if (this.listeners.size === 0) this.leaving = setTimeout(() => this.line.close(), 3000);
    };
  }

  ask(request: Request): Promise<void> {
    return this.line.ask(request);
  }

  record(match: number): Promise<string> {
    return api.record(this.id, match);
  }

  async invite(seat: number): Promise<string> {
    return (await api.invite(this.id, seat)).link;
  }

  async remove(): Promise<void> {
    await api.remove(this.id);
    await dropTable(this.id);
  }

  private async knock(): Promise<void> {
    if (this.doors.watching) await api.find(this.id);
    else {
      const { invited, late } = this.doors;
      this.doors = { ...(await entered(this.id)), invited, late };
    }
  }

  private hear(update: Update, fresh: boolean): void {
    this.update = fold(this.update, { update, fresh });
    this.connection = 'good';
    this.save();
    for (const hear of this.listeners) hear({ update, fresh, connection: 'good' });
    this.nonces.tend(update);
    this.arrived?.resolve();
    this.arrived = undefined;
  }

  private changed(connection: Connection): void {
    this.connection = connection;
    const { update } = this;
    if (connection === 'gone') {
      void dropTable(this.id);
      this.arrived?.reject(new RefusalError('server-no-table'));
      this.arrived = undefined;
    }
    if (connection === 'other') {
      this.arrived?.reject(new RefusalError('server-protocol'));
      this.arrived = undefined;
    }
    if (!update) return;
    for (const hear of this.listeners)
      hear({ update: { ...update, news: [] }, fresh: false, connection });
  }

  private save(): void {
    if (!this.update) return;
    const { game, setup, seats, phase } = this.update.table;
    const names = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : []));
    const bots = seats.filter((seat) => seat.kind === 'bot').length;
    const over = phase === 'over' || phase === 'closed';
    const { id, answers } = this;
    const put = { id, game, setup, names, bots, when: Date.now(), over, answers };
    void change([{ store: 'online', put }]);
  }
}
