// The one interface between the page and whoever keeps the table: this device, or a server.
// Nothing else in the page knows which of the two it is. What is said at a table is the same in
// both worlds: the messages of the wire.

import type { NewTable, Request, Update } from '../../generated/wire';

/** A no. The key names the message in the catalogue, the data fills it. */
export class RefusalError extends Error {
  readonly key: string;
  readonly data: unknown;
  readonly says: string;
  constructor(key: string, data: unknown = null, says: string = key) {
    super(says);
    this.key = key;
    this.data = data;
    this.says = says;
  }

  /** How many seconds to wait before trying again; 0 if that is not said. */
  get retryAfter(): number {
    const { retryAfter } = (this.data ?? {}) as { retryAfter?: unknown };
    return typeof retryAfter === 'number' ? retryAfter : 0;
  }
}

/** How people who share a device answer: hidden from one another, or not. */
export type Answers = 'sealed' | 'open';

/** How a table is to be, and who sits there from the start. */
export interface Plan {
  table: NewTable;
  seats: SeatPlan[];
  answers: Answers;
}

export interface SeatPlan {
  /** Somebody at this device, a bot, or whoever comes. */
  kind: 'here' | 'bot' | 'open';
  name: string;
  level?: string;
}

/** Whoever keeps tables. All methods reject with `RefusalError`. */
export interface Host {
  /** Opens a table. */
  open(plan: Plan): Promise<Table>;
  /** Enters a table by its id; a token opens a seat of it. */
  enter(id: string, token?: string): Promise<Table>;
  /** Tables to go on at, the last one first. */
  recent(): Promise<Recent[]>;
  /** Forgets a table of `recent`. */
  forget(id: string): Promise<Undo>;
}

/** Brings back what was just deleted. */
export type Undo = () => Promise<void>;

export interface Recent {
  id: string;
  game: string;
  setup: string;
  /** The people. */
  names: string[];
  /** How many bots play along. */
  bots: number;
  /** When something last happened there, in milliseconds since 1970. */
  when: number;
  over: boolean;
}

/** A table that one is at. */
export interface Table {
  readonly id: string;
  readonly answers: Answers;
  /** How others come here; null where nobody else can. */
  readonly doors: Doors | null;
  /** Whether it is only looked at, as in a replay. */
  readonly isOver?: boolean;
  /** Calls `hear` with the table as it is now and all that was told so far, then with every change. */
  subscribe(hear: (heard: HeardUpdate) => void): () => void;
  /** Asks for something; resolves when it is done, rejects with `RefusalError`. */
  ask(request: Request): Promise<void>;
  /** The record of a match that is over. */
  record(match: number): Promise<string>;
  /** The match so far as a file to go on with elsewhere; only where all play at this device. */
  saved?(): Promise<string>;
  /** A link that gives a seat to another device. */
  invite(seat: number): Promise<string>;
  /** Deletes the table with all that is kept of it. */
  remove(): Promise<void>;
}

/** How others come to a table. */
export interface Doors {
  link: string;
  /** To say aloud, while seats are open. */
  code: string | null;
  watchLink: string;
  /** Whether this device may only watch. */
  watching: boolean;
  /** The seat that this device was invited to. */
  invited: number | null;
  /** Whether it came by a link to a seat that is good no more. */
  late: boolean;
}

export interface HeardUpdate {
  update: Update;
  /** Whether the news is all there is to tell, rather than what was not told before. */
  fresh: boolean;
  connection: Connection;
}

/** `replaced`: the table is open in too many other windows of this device. `elsewhere`: it is a table of
 * this device, and goes on in another window. `gone`: the table is there no more. `other`: the server does
 * not speak the protocol of this page. */
export type Connection = 'good' | 'lost' | 'replaced' | 'elsewhere' | 'gone' | 'other';

/** 32 random bytes in hex; works without a secure context. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
