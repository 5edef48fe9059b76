// The one interface between the page and whoever keeps the table: this device, or a server.
// Nothing else in the page knows which of the two it is.

/** A no. The key names the message in the catalogue, the data fills it. */
export class Refused extends Error {
  readonly key: string;
  readonly data: unknown;
  readonly says: string;
  constructor(key: string, data: unknown = null, says: string = key) {
    super(says);
    this.key = key;
    this.data = data;
    this.says = says;
  }
}

/** A game on offer. */
export interface GameAbout {
  name: string;
  rules: number;
  editions: EditionAbout[];
  /** The bots that can be seated, from weak to strong. */
  levels: string[];
}

export interface EditionAbout {
  name: string;
  /** The fewest and the most that can play. */
  seats: [number, number];
  options: OptionAbout[];
}

export interface OptionAbout {
  key: string;
  values: { 'one-of': string[] } | { form: string };
  default: string;
}

/** How a table is to be. */
export interface Plan {
  game: string;
  /** Edition, seats and options, in notation. */
  setup: string;
  seats: SeatPlan[];
  chance: 'dealt' | 'typed';
  /** Whether people who share a device hide their answers from one another. */
  answers: 'sealed' | 'open';
}

export interface SeatPlan {
  /** Somebody at this device, a bot, or whoever comes. */
  kind: 'here' | 'bot' | 'open';
  name: string;
  level?: string;
}

/** Whoever keeps tables. All methods reject with `Refused`. */
export interface Host {
  /** What there is to play. */
  games(): Promise<GameAbout[]>;
  /** Opens a table. */
  open(plan: Plan): Promise<Table>;
  /** Enters a table by its code, its link, or its id from `recent`. */
  enter(code: string): Promise<Table>;
  /** Tables to go on at. */
  recent(): Promise<Recent[]>;
  /** Forgets a table of `recent`. */
  forget(id: string): Promise<void>;
}

export interface Recent {
  id: string;
  game: string;
  setup: string;
  names: string[];
  /** When something last happened there, in milliseconds since 1970. */
  when: number;
  over: boolean;
}

/** A table that one is at. */
export interface Table {
  readonly id: string;
  /** Calls `hear` with the table as it is now and all that was told so far, then with every change. */
  subscribe(hear: (update: Update) => void): () => void;
  /** Asks for something; resolves when it is done, rejects with `Refused`. */
  ask(request: Request): Promise<void>;
  /** The match so far as text, to keep. */
  record(): Promise<string>;
  /** Stops listening. The table itself stays. */
  leave(): void;
}

export interface Update {
  now: TableNow;
  /** What was told since the last update, as far as this device may hear it. */
  told: Told[];
  /** Whether something was taken back, so that `told` is everything from the start. */
  again: boolean;
}

/** A table as it is. */
export interface TableNow {
  id: string;
  /** What others type or follow to come here, where that is possible. */
  code?: string;
  link?: string;
  stage: 'gathering' | 'playing' | 'over';
  game: string;
  setup: string;
  chance: Plan['chance'];
  answers: Plan['answers'];
  seats: SeatNow[];
  turn: Turn;
  /** The number of the question that is open, if one is; an answer names it. */
  question: number | null;
  /** Answers of seats held here that are given and still sealed, in notation. */
  sealed: Record<string, string>;
  /** Whether people at this device are to say what chance brought. */
  typing: boolean;
  /** One view for every seat held at this device, and the one that everybody may see. */
  views: Record<string, unknown>;
  outcome: Outcome | null;
  /** What can be asked for now, beside answers. */
  can: Set<Request['ask']>;
  connection: 'good' | 'lost';
}

export interface SeatNow {
  kind: SeatPlan['kind'];
  name: string;
  level?: string;
  /** Whether this seat is held at this device. */
  here: boolean;
  /** Whether whoever sits there is connected. */
  present: boolean;
}

export type Turn =
  { waits: 'chance' } | { waits: 'decision'; seats: number[] } | { waits: 'nothing' };

export interface Outcome {
  winners: number[];
  scores: number[];
  reason: string;
}

/** An event as it is sent, with the number of the step that brought it about. */
export interface Told {
  step: number;
  only: number | null;
  event: TableEvent;
}

export type TableEvent = { event: string; [field: string]: unknown };

/** What can be asked for at a table. */
export type Request =
  | { ask: 'sit'; seat: number; name: string }
  | { ask: 'stand'; seat: number }
  | { ask: 'bot'; seat: number; level: string }
  | { ask: 'setup'; setup: string }
  | { ask: 'start' }
  | { ask: 'answer'; seat: number; question: number | null; action: string }
  | { ask: 'chance'; chance: string }
  | { ask: 'take-back' }
  | { ask: 'resign'; seat: number }
  | { ask: 'chat'; text: string }
  | { ask: 'rematch' };
