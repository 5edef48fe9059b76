// Written by tests (QLUB_GOLDEN=1 cargo test typescript): do not edit.

import type { Event, View } from './games';

export const PROTOCOL = 2;

/** What there is to play. */
export type Catalogue = {
  /** The versions of the protocol that are spoken. */
  protocol: Array<number>;
  /** All games that can be played. */
  games: Array<GameAbout>;
  /** The options of a table, as they are unless chosen otherwise. */
  options: Options;
};

/** Who sits on a chair. */
export type ChairKind = 'open' | 'person' | 'bot';

/** A seat as everybody may see it. */
export type ChairState = {
  /** Who sits there: nobody (`open`), a person or a bot. */
  kind: ChairKind;
  /** The name of the person; empty if there is none. */
  name: string;
  /** How well the bot plays, if it is one. */
  level: string | null;
  /** The bot that stands in for a person who is away. */
  standIn: string | null;
  /** Whether the person's device is connected; always true for a bot. */
  present: boolean;
  /** Whether this person's device is the host. */
  host: boolean;
  /** Whether the seat has committed to a nonce for this match. */
  committed: boolean;
  /** Whether the seat is ready to play by the terms as they are; always true for a bot. */
  ready: boolean;
  /** The name of the person who left this seat in this match, if nobody has taken it since. */
  was: string | null;
  /** Whether the seat has resigned. */
  resigned: boolean;
  /** What the bot said of its last answer, as a key: what it promises, or why it makes no promise. */
  remark: string | null;
  /** The milliseconds left on this seat's clock, if there is one. */
  left: number | null;
};

/** How long people may think. */
export type Clock =
  | { kind: 'none' }
  | {
      kind: 'decision';
      /** The seconds for one decision. */
      seconds: number;
    }
  | {
      kind: 'bank';
      /** Seconds for the match. */
      seconds: number;
      /** Seconds added by each decision. */
      increment: number;
    };

/** An edition of a game. */
export type EditionAbout = {
  /** The name of the edition, as in set-ups. */
  name: string;
  /** The fewest seats. */
  fewest: number;
  /** The most seats. */
  most: number;
  /** What a table may choose. */
  options: Array<OptionAbout>;
  /** The levels of bots that can play it: some have learnt other editions only. */
  bots: Array<string>;
};

/** How a device comes to a table. */
export type Enter = {
  /** The token of a seat, as it stood behind the `#` of a link. */
  token?: string;
};

/** A request, and the number under which its sender wants the answer. */
export type Envelope = { id: number } & Request;

/** A table that a code or an id leads to. */
export type FoundTable = {
  /** The id that was found: of the table, or for watching only. */
  table: string;
  /** Whether it is for watching only. */
  watchOnly: boolean;
  /** The name of the game. */
  game: string;
  /** The set-up, such as `classic 3`. */
  setup: string;
  /** Where the match stands. */
  phase: Phase;
  /** How many seats are open. */
  openSeats: number;
};

/** What can be told about a game without playing it. */
export type GameAbout = {
  /** The name of the game, as in requests and files. */
  name: string;
  /** The version of its rules. */
  rules: number;
  /** The editions that can be chosen. */
  editions: Array<EditionAbout>;
  /** The kinds of luck that it can be played with. */
  luck: Array<string>;
  /** The levels of bots that can play it. */
  bots: Array<string>;
  /** Whether players may agree on a draw. */
  draws: boolean;
};

/** A link for one seat is wanted. */
export type Invite = {
  /** The seat: an open one (for the host), or one of the asking device, to move it elsewhere. */
  seat: number;
};

/** A link for one seat. It works once. */
export type InviteLink = {
  /** The link, with the token behind its `#`. */
  link: string;
};

/** What answers for somebody whose time has run out. */
export type Late = 'decline' | 'bot';

/** Where luck comes from. */
export type LuckChoice =
  | { kind: 'fair' }
  | { kind: 'typed' }
  | {
      kind: 'seeded';
      /** The seed: a short text. */
      seed: string;
    };

/** Where luck comes from, as far as everybody may know. */
export type LuckState =
  | {
      kind: 'fair';
      /** SHA-256 of the secret, in hex: known before anyone sits. */
      commitment: string;
      /** The secret, once the match is over. */
      secret: string | null;
      /** The nonces that count, once they are open: seat and 32 bytes in hex. */
      nonces: Array<NonceState>;
    }
  | { kind: 'typed' }
  | {
      kind: 'seeded';
      /** The seed, as the host typed it. */
      seed: string;
    }
  | { kind: 'drawn' };

/** What the table sends to a device. */
export type Message =
  | {
      say: 'welcome';
      /** The number of the hello. */
      id: number;
      /** The version of the protocol that is spoken from here on. */
      protocol: number;
      /** Whether the news is all there is to tell, rather than what was missed. */
      fresh: boolean;
      /** The version of the table: it grows with everything that is kept. */
      version: number;
      /** What happened, in order. */
      news: Array<News>;
      /** The table as everybody may see it. */
      table: TableState;
      /** What this device is at the table. */
      you: You;
      /** What each of this device's seats sees, or what a watcher sees; left out if nothing changed. */
      views?: Array<ViewFor>;
    }
  | ({ say: 'update' } & Update)
  | {
      say: 'done';
      /** The number of the request. */
      id: number;
      /** The version of the table after it. */
      version: number;
    }
  | {
      say: 'legal';
      /** The number of the request. */
      id: number;
      /** The actions, in notation. */
      actions: Array<string>;
    }
  | {
      say: 'refused';
      /** The number of the request; 0 if it could not be read. */
      id: number;
      /** The key of the rule: anchor in the rules pages, key of the message in the catalogue. */
      key: string;
      /** What the message needs. */
      data?: unknown;
      /** The same in plain English, for programs that have no catalogue. */
      says: string;
    }
  | {
      say: 'bye';
      /** The key of the rule: anchor in the rules pages, key of the message in the catalogue. */
      key: string;
      /** What the message needs. */
      data?: unknown;
      /** The same in plain English, for programs that have no catalogue. */
      says: string;
    };

/** A table to be opened. */
export type NewTable = {
  /** The name of the game. */
  game: string;
  /** The set-up, such as `classic 3`. */
  setup: string;
  /** Where luck comes from. */
  luck?: LuckChoice;
  /** The options of the table. */
  options?: Options;
};

/** One thing that happened, as far as its reader may know. */
export type News =
  | {
      news: 'game';
      /** What, in the words of that game. */
      event: Event;
      /** The seat that alone may know, if it is not for all; a device that is passed round shows
       * it to that seat only. */
      only?: Seat;
    }
  | {
      news: 'sat';
      /** The seat that was taken. */
      seat: Seat;
      /** The name of the person. */
      name: string;
    }
  | {
      news: 'bot-sat';
      /** The seat that was given to it. */
      seat: Seat;
      /** How well it plays. */
      level: string;
    }
  | {
      news: 'rose';
      /** The seat that is open now. */
      seat: Seat;
      /** The name of whoever left. */
      name: string;
    }
  | {
      news: 'removed';
      /** The seat that is open now. */
      seat: Seat;
      /** The name of whoever sat there. */
      name: string;
    }
  | {
      news: 'seat-asked';
      /** The seat that is asked for. */
      seat: Seat;
      /** The name of whoever asks. */
      name: string;
    }
  | {
      news: 'ready';
      /** The seat of whoever is ready. */
      seat: Seat;
    }
  | {
      news: 'renamed';
      /** The seat of the person. */
      seat: Seat;
      /** The name before. */
      before: string;
      /** The name now. */
      name: string;
    }
  | {
      news: 'moved';
      /** The seat that went to another device. */
      seat: Seat;
    }
  | {
      news: 'host-passed';
      /** A seat of that device; none if it only watches. */
      seat: Seat | null;
    }
  | { news: 'changed' }
  | { news: 'started' }
  | {
      news: 'nonce-missing';
      /** The seat whose nonce is missing. */
      seat: Seat;
    }
  | {
      news: 'answered';
      /** The seat that has answered. */
      seat: Seat;
    }
  | {
      news: 'called';
      /** The seat whose word ends it. */
      seat: Seat;
    }
  | {
      news: 'corrected';
      /** A seat of the host; none if the host only watches. */
      by: Seat | null;
      /** The seat whose answer it was. */
      seat: Seat;
      /** What it had entered, in the notation of the game. */
      before: string;
      /** What stands there now, in the notation of the game. */
      action: string;
    }
  | {
      news: 'offered';
      /** The seat that offers. */
      seat: Seat;
      /** What is offered. */
      offer: OfferKind;
    }
  | {
      news: 'agreed';
      /** The seat that agreed. */
      seat: Seat;
    }
  | {
      news: 'disagreed';
      /** The seat that said no. */
      seat: Seat;
    }
  | { news: 'taken-back' }
  | {
      news: 'resigned';
      /** The seat that gave up. */
      seat: Seat;
    }
  | {
      news: 'helped';
      /** The seat that asked. */
      seat: Seat;
    }
  | {
      news: 'ran-out-of-time';
      /** The seat whose time ran out. */
      seat: Seat;
    }
  | {
      news: 'stood-in';
      /** The seat that the bot plays for. */
      seat: Seat;
      /** How well it plays. */
      level: string;
    }
  | {
      news: 'returned';
      /** The seat whose person is back. */
      seat: Seat;
    }
  | {
      news: 'said';
      /** The seat that speaks. */
      seat: Seat;
      /** What was said. */
      text: string;
      /** Whether only partners read it. */
      team: boolean;
    }
  | {
      news: 'ended';
      /** Winners, scores and the reason. */
      outcome: Outcome;
    }
  | { news: 'rematch' }
  | { news: 'closed' };

/** A nonce that counts. */
export type NonceState = {
  /** The seat that it is from. */
  seat: Seat;
  /** 32 bytes in hex. */
  nonce: string;
};

/** What can be offered. */
export type OfferKind = 'take-back' | 'draw' | 'seat';

/** What somebody offers. */
export type OfferState = {
  /** Who offers; the seat that is asked for, if it is a seat. */
  by: Seat;
  /** What is offered. */
  offer: OfferKind;
  /** The name of whoever asks for a seat. */
  newcomer: string | null;
  /** Who still has to say yes. */
  waitingFor: Seats;
};

/** A table that has been opened, and who may come how. */
export type OpenedTable = {
  /** The id of the table: whoever knows it may take an open seat. */
  table: string;
  /** The code to say aloud instead. */
  code: string;
  /** The id for watching only. */
  watch: string;
  /** The link to the table. */
  link: string;
  /** The link for watching only. */
  watchLink: string;
};

/** Something a table may choose. */
export type OptionAbout = {
  /** The key of the option, as in set-ups. */
  key: string;
  /** What it is unless chosen otherwise. */
  default: string;
  /** The words it can be; empty if it is a text of some form. */
  values: Array<string>;
  /** Whether these words are seats: of them a table has those that it has seats for. */
  seats: boolean;
  /** The form of the text, if it is one. */
  form: string | null;
};

/** The options of a table. */
export type Options = {
  /** How long a bot waits before it answers, in milliseconds, so that people can follow. */
  pace: number;
  /** How long people may think. */
  clock: Clock;
  /** What answers for somebody whose time has run out. */
  late: Late;
  /** Whether people may talk at the table. */
  chat: boolean;
  /** Whether partners may talk to each other alone. */
  teamChat: boolean;
  /** Whether the table answers for a seat whose only action is to decline. */
  declineForMe: boolean;
  /** The bot that stands in for somebody who is away; none means that everybody waits. */
  standIn: string | null;
  /** How many seconds somebody may be away before a bot stands in or another becomes host. */
  grace: number;
  /** Whether seats may ask the coach of their device; everybody is told who does. Left out where they may
   * not, as before there was one. */
  coach?: boolean;
};

/** How a game ended. */
export type Outcome = {
  /** The winning seats; several share the win, none means a draw. */
  winners: Seats;
  /** The score of every seat; empty in a game without points. */
  scores: Array<number>;
  /** A stable key that says why the game ended. */
  reason: string;
};

/** Where a match stands. */
export type Phase = 'gathering' | 'opening' | 'playing' | 'over' | 'closed';

/** What is being decided. */
export type QuestionState = {
  /** The number of the question: an answer names it. */
  number: number;
  /** Who owes an answer. */
  seats: Seats;
  /** Who has given one. */
  answered: Seats;
  /** Whose word ends it, where it is not over with the last answer. */
  caller?: Seat;
  /** The milliseconds until somebody may say that it is over; none if at once. */
  opens?: number;
  /** The milliseconds that are left to those who have not answered, once somebody said that it is over. */
  closes?: number;
};

/** What a device asks of its table. */
export type Request =
  | {
      do: 'hello';
      /** The versions of the protocol that the device speaks. */
      protocol: Array<number>;
      /** The version of the table that the device saw last, if it returns. */
      version?: number;
    }
  | {
      do: 'sit';
      /** The seat to take. */
      seat: Seat;
      /** What the others should call this person. */
      name: string;
      /** SHA-256 of the device's nonce for fair luck, in hex. */
      commitment?: string;
      /** The terms that this person was shown; refused if they have changed meanwhile. Without
       * them the person takes what there is. */
      terms?: number;
    }
  | {
      do: 'ready';
      /** The seat of the person who is ready. */
      seat: Seat;
      /** The terms that were shown. */
      terms: number;
    }
  | {
      do: 'rise';
      /** The seat to leave. */
      seat: Seat;
    }
  | {
      do: 'rename';
      /** The seat of the person. */
      seat: Seat;
      /** The new name. */
      name: string;
    }
  | {
      do: 'seat-bot';
      /** The seat that the bot gets. */
      seat: Seat;
      /** How well it plays. */
      level: string;
    }
  | {
      do: 'remove';
      /** The seat to empty. */
      seat: Seat;
    }
  | {
      do: 'set-up';
      /** The name of the game. */
      game: string;
      /** The set-up, such as `classic 3`. */
      setup: string;
    }
  | {
      do: 'set-luck';
      /** Where luck is to come from. */
      luck: LuckChoice;
    }
  | {
      do: 'set-options';
      /** The options as they shall be, those that stay too. */
      options: Options;
    }
  | { do: 'start' }
  | {
      do: 'commit';
      /** The seat whose nonce it is. */
      seat: Seat;
      /** SHA-256 of the nonce, in hex. */
      commitment: string;
    }
  | {
      do: 'open-nonce';
      /** The seat whose nonce it is. */
      seat: Seat;
      /** The nonce, 32 bytes in hex. */
      nonce: string;
    }
  | {
      do: 'answer';
      /** The seat that answers. */
      seat: Seat;
      /** The number of the question. */
      question: number;
      /** The action, in notation. */
      action: string;
    }
  | {
      do: 'call';
      /** The number of the question. */
      question: number;
    }
  | {
      do: 'correct';
      /** The seat whose answer it is. */
      seat: Seat;
      /** How many steps of the game there were when that part of it was over: the last answer of the seat
       * before is meant. */
      until: number;
      /** The right action, in notation. */
      action: string;
    }
  | {
      do: 'type-chance';
      /** The chance, in notation. */
      chance: string;
    }
  | {
      do: 'offer';
      /** The seat that offers. */
      seat: Seat;
      /** What is offered. */
      offer: OfferKind;
    }
  | {
      do: 'reply';
      /** Who says it. */
      seat: Seat;
      /** Whether the offer is taken. */
      yes: boolean;
    }
  | {
      do: 'resign';
      /** The seat that gives up. */
      seat: Seat;
    }
  | {
      do: 'help';
      /** The seat that asks. */
      seat: Seat;
    }
  | {
      do: 'chat';
      /** The seat that speaks. */
      seat: Seat;
      /** What is said. */
      text: string;
      /** Whether only partners should read it. */
      team?: boolean;
      /** A number of the sender's own choice: what was said under it already is not said again. */
      mark?: number;
    }
  | { do: 'rematch' }
  | {
      do: 'pass-host';
      /** A seat of the device that becomes the host. */
      seat: Seat;
    }
  | { do: 'close' }
  | {
      do: 'legal';
      /** The seat whose actions are asked for. */
      seat: Seat;
    }
  | { do: 'ping' };

/** An answer that can still be changed. */
export type SealedAnswer = {
  /** The seat that has answered. */
  seat: Seat;
  /** The action, in notation. */
  action: string;
};

/** A place at the table, counted from 0 in clockwise order. */
export type Seat = number;

/** A set of up to eight seats. */
export type Seats = Array<number>;

/** What a device is at a table that it has entered. */
export type TableEntry = {
  /** The id of the table. */
  table: string;
  /** The id for watching only. */
  watch: string;
  /** The code to say aloud, while seats are open. */
  code: string | null;
  /** The link to the table. */
  link: string;
  /** The link for watching only. */
  watchLink: string;
  /** The seat that the token was for, if there was one. */
  seat: number | null;
};

/** The table as everybody may see it. */
export type TableState = {
  /** The name of the game. */
  game: string;
  /** The version of its rules. */
  rules: number;
  /** The set-up, such as `classic 3`. */
  setup: string;
  /** Which match of this table it is, from 1. */
  matchNumber: number;
  /** Where the match stands. */
  phase: Phase;
  /** Where luck comes from. */
  luck: LuckState;
  /** The options of the table. */
  options: Options;
  /** The number of the terms: it grows with every change of game, set-up, luck or options. */
  terms: number;
  /** Who sits where. */
  seats: Array<ChairState>;
  /** What is being decided, if something is. */
  question: QuestionState | null;
  /** Whether everybody waits for dice to be typed in. */
  chanceDue: boolean;
  /** What somebody offers, if somebody does. */
  offer: OfferState | null;
  /** How the match ended, once it has. */
  outcome: Outcome | null;
  /** How many watch. */
  watchers: number;
};

/** What happened and how the table stands. */
export type Update = {
  /** The version of the table: it grows with everything that is kept. */
  version: number;
  /** What happened, in order. */
  news: Array<News>;
  /** The table as everybody may see it. */
  table: TableState;
  /** What this device is at the table. */
  you: You;
  /** What each of this device's seats sees, or what a watcher sees; left out if nothing changed. */
  views?: Array<ViewFor>;
};

/** What a seat or a watcher sees. */
export type ViewFor = {
  /** The seat; none for a watcher. */
  seat: Seat | null;
  /** The view, as that game writes it. */
  view: View;
};

/** What a device is at the table. */
export type You = {
  /** The seats that it holds. */
  seats: Seats;
  /** Whether it is the host. */
  host: boolean;
  /** The answers that its seats have given to the open question and may still change. */
  sealed: Array<SealedAnswer>;
  /** The seats that it left or lost in this match, and may take again without being asked. */
  kept: Seats;
  /** The seat that it asks for, if it does. */
  asking: Seat | null;
};
