// Written by tests (QLUB_GOLDEN=1 cargo test typescript): do not edit.

import type { Look, View } from './games';
import type { Catalogue, NewTable, Outcome, Request, Update } from './wire';

/** An answer, under the name of its question. */
export type Answer =
  | { catalogue: Catalogue }
  | { blank: View }
  | { open: EngineTable }
  | { read: EngineTable }
  | { 'open-file': EngineTable }
  | { ask: LocalUpdate }
  | { tick: LocalUpdate }
  | { record: string }
  | { saved: string }
  | { close: null }
  | { verify: CheckedRecord }
  | { replay: EngineReplay }
  | { retell: RetoldMatch }
  | { stop: Update }
  | { books: Array<string> }
  | { commitment: string }
  | { spell: string }
  | { look: Look }
  | { check: EngineRefusal | null };

/** A match that has been read from its record, its luck computed anew. */
export type CheckedRecord = {
  game: string;
  setup: string;
  lines: number;
  /** Whether the match is over. */
  over: boolean;
  luck: LuckKind;
  /** How many deals were computed anew. */
  deals: number;
  /** The seats whose nonce counts. */
  nonces: Array<number>;
  names: Array<string>;
  winners: Array<number>;
  scores: Array<number>;
  reason: string;
  commitment: string | null;
};

/** Why something was not done: a key, the data that its message needs, and a plain English line. */
export type EngineRefusal = {
  /** The key of the rule: anchor in the rules pages, key of the message in the catalogue. */
  key: string;
  /** What the message needs. */
  data?: unknown;
  /** The same in plain English, for programs that have no catalogue. */
  says: string;
};

/** A match that can be looked at step by step. */
export type EngineReplay = {
  /** The number of its last stop; the first is 0. */
  last: number;
  /** What its record says. */
  about: CheckedRecord;
};

/** A table that can be asked from now on. */
export type EngineTable = {
  /** The number by which later questions name the table. */
  table: number;
  /** The table as a device hears of it. */
  update: Update;
  /** What a seat may do, if that was asked. */
  legal: Array<string> | null;
  /** The lines that are new: `NUMBER TIME LINE`. */
  lines: Array<string>;
  /** When to tick again, if nobody does anything. */
  wakes: number | null;
};

/** What happened, and what there is to keep. */
export type LocalUpdate = {
  /** The table as a device hears of it. */
  update: Update;
  /** What a seat may do, if that was asked. */
  legal: Array<string> | null;
  /** The lines that are new: `NUMBER TIME LINE`. */
  lines: Array<string>;
  /** When to tick again, if nobody does anything. */
  wakes: number | null;
};

/** Where the luck of a match came from. */
export type LuckKind = 'fair' | 'seeded' | 'typed' | 'drawn';

/** What can be asked of the engine. */
export type Question =
  | { do: 'catalogue' }
  | {
      do: 'blank';
      /** The name of the game. */
      game: string;
      /** The set-up, such as `classic 3`. */
      setup: string;
    }
  | {
      do: 'open';
      /** The game, set-up, luck and options of the table. */
      new: NewTable;
      /** Who sits where. */
      seats: Array<Sitter>;
      /** The time in milliseconds. */
      now: number;
      /** 32 random bytes in hex. */
      fresh: string;
    }
  | {
      do: 'read';
      /** Every line of the table, in their order. */
      lines: Array<string>;
      /** The time in milliseconds. */
      now: number;
    }
  | {
      do: 'open-file';
      /** The text of the file. */
      text: string;
      /** The time in milliseconds. */
      now: number;
      /** 32 random bytes in hex. */
      fresh: string;
    }
  | {
      do: 'ask';
      /** The number of the table. */
      table: number;
      /** What, as on the wire. */
      request: Request;
      /** The time in milliseconds. */
      now: number;
      /** 32 random bytes in hex. */
      fresh: string;
    }
  | {
      do: 'tick';
      /** The number of the table. */
      table: number;
      /** The time in milliseconds. */
      now: number;
      /** 32 random bytes in hex. */
      fresh: string;
    }
  | {
      do: 'record';
      /** The number of the table. */
      table: number;
      /** Which match, from 1. */
      number: number;
    }
  | {
      do: 'saved';
      /** The number of the table. */
      table: number;
    }
  | {
      do: 'close';
      /** The number of the table. */
      table: number;
    }
  | {
      do: 'verify';
      /** The text of the record. */
      record: string;
    }
  | {
      do: 'replay';
      /** The text of the record. */
      record: string;
    }
  | {
      do: 'retell';
      /** The text of the record. */
      record: string;
    }
  | {
      do: 'stop';
      /** Which, from 0. */
      stop: number;
      /** The seat that looks on; somebody watching if none. */
      seat: number | null;
    }
  | {
      do: 'books';
      /** The game. */
      game: string;
      /** The set-up. */
      setup: string;
      /** The levels. */
      levels: Array<string>;
    }
  | {
      do: 'commitment';
      /** 32 bytes in hex. */
      nonce: string;
    }
  | {
      do: 'spell';
      /** The name of the game. */
      game: string;
      /** The view of whoever typed. */
      view: View;
      /** Whose action it is; chance if nobody's. */
      seat: number | null;
      /** What was typed. */
      text: string;
    }
  | {
      do: 'look';
      /** The name of the game. */
      game: string;
      /** The view to be shown. */
      view: View;
      /** Whose answers are of interest, if anybody's. */
      seat: number | null;
      /** The beginning of an action that is made step by step. */
      draft?: string;
      /** The one answer that a lesson leaves, in one. */
      only?: string;
    }
  | {
      do: 'check';
      /** The name of the game. */
      game: string;
      /** The view of the seat. */
      view: View;
      /** The seat that would decide. */
      seat: number;
      /** What, in notation. */
      action: string;
      /** The one answer that a lesson leaves, in one. */
      only?: string;
    };

/** What comes back through the door. */
export type Reply<Said = Answer> = { ok: Said } | { refused: EngineRefusal };

/** A match as it was played, for whoever looks back at it. */
export type RetoldMatch = {
  setup: string;
  /** All steps, and what is played, as text. */
  transcript: string;
  /** How it ended; nothing if it is not over. */
  outcome: Outcome | null;
  /** The stop of a replay at which each step was still to come. */
  stops: Array<number>;
};

/** Who sits on a seat: a bot if a level is named. */
export type Sitter = {
  /** What the others should call this person. */
  name?: string;
  /** How well the bot plays. */
  level?: string;
};
