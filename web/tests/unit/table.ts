// A table that tests keep themselves: it says what they want, and remembers what it was asked.

import type { View } from '../../src/generated/games';
import type { ChairState, News, Request, TableState, Update, You } from '../../src/generated/wire';
import type {
  Answers,
  Connection,
  Doors,
  HeardUpdate,
  RefusalError,
  Table,
} from '../../src/table/host/host';

export class FakeTable implements Table {
  id = 'fake';
  answers: Answers = 'sealed';
  doors: Doors | null = null;
  isOver = false;
  readonly asked: Request[] = [];
  /** Why the next request is refused, if it is. */
  no: RefusalError | null = null;
  /** How many listen. */
  listening = 0;
  private hear: (heard: HeardUpdate) => void = () => {};

  constructor(private update: Update) {}

  subscribe(hear: (heard: HeardUpdate) => void): () => void {
    this.hear = hear;
    this.listening++;
    hear({ update: this.update, fresh: true, connection: 'good' });
    return () => this.listening--;
  }

  /** Tells a change: what is not named stays as it was, and views are left out unless named. */
  tell({ table, you, news = [], views }: Wishes, fresh = false, connection?: Connection): void {
    const { views: _, ...before } = this.update;
    this.update = {
      ...before,
      version: before.version + 1,
      table: { ...before.table, ...table },
      you: { ...before.you, ...you },
      news,
      ...(views && { views }),
    };
    this.hear({ update: this.update, fresh, connection: connection ?? 'good' });
  }

  async ask(request: Request): Promise<void> {
    this.asked.push(request);
    if (this.no) throw this.no;
  }

  record = async (match: number): Promise<string> => `record ${match}`;
  invite = async (seat: number): Promise<string> => `link ${seat}`;
  remove = async (): Promise<void> => {};
}

export interface Wishes {
  table?: Partial<TableState>;
  you?: Partial<You>;
  news?: News[];
  views?: Update['views'];
}

/** A table of Qwixx where Nora and Hugo, both at this device, are asked; or as it is wished. */
export function updateOf({ table, you, news = [], views }: Wishes = {}): Update {
  return {
    version: 1,
    news,
    table: { ...TABLE, ...table },
    you: { seats: [0, 1], host: true, sealed: [], kept: [], asking: null, ...you },
    views: views ?? [viewOf(0), viewOf(1)],
  };
}

/** What a seat sees, as far as a sitting looks at it. */
export const viewOf = (seat: number | null, active = 0) => ({
  seat,
  view: { active, seenBy: seat } as unknown as View,
});

/** A person on a chair. */
export const person = (name: string, wish: Partial<ChairState> = {}): ChairState => ({
  kind: 'person',
  name,
  level: null,
  standIn: null,
  present: true,
  host: false,
  committed: false,
  ready: true,
  was: null,
  resigned: false,
  remark: null,
  left: null,
  ...wish,
});

/** A bot on a chair. */
export const bot = (): ChairState => person('', { kind: 'bot', level: 'greedy' });

/** A question to some seats. */
export const question = (number: number, seats: number[], answered: number[] = []) => ({
  question: { number, seats, answered },
});

const TABLE: TableState = {
  game: 'qwixx',
  rules: 1,
  setup: 'classic 2',
  matchNumber: 1,
  phase: 'playing',
  luck: { kind: 'fair', commitment: '', secret: null, nonces: [] },
  options: {
    pace: 0,
    clock: { kind: 'none' },
    late: 'decline',
    chat: true,
    teamChat: false,
    declineForMe: false,
    standIn: null,
    grace: 60,
  },
  terms: 1,
  seats: [person('Nora'), person('Hugo')],
  ...question(7, [0, 1]),
  chanceDue: false,
  offer: null,
  outcome: null,
  watchers: 0,
};
