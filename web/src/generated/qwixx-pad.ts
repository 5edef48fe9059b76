// Written by tests (QLUB_GOLDEN=1 cargo test typescript): do not edit.

import type { Cell, Colour, Colours, Means, Offer, Paper, SheetView, Symbol } from './qwixx';
import type { Outcome, Seat, Seats } from './wire';

/** What a seat enters. */
export type Action = string;

/** Something that happened. Sheets are open and entries are told when all are in, so everybody hears
 * everything. */
export type Event =
  | {
      event: 'began';
      /** The seat of that player. */
      seat: Seat;
    }
  | {
      event: 'answered';
      /** The seat that has. */
      seat: Seat;
    }
  | {
      event: 'claimed';
      /** The seat that entered it. */
      seat: Seat;
      /** The cell ticked. */
      cell: Cell;
      /** Whether it is a tick of the active player alone. */
      own: boolean;
    }
  | {
      event: 'slipped';
      /** The active player, who is asked what the dice showed. */
      seat: Seat;
    }
  | {
      event: 'settled';
      /** The seat of the active player. */
      seat: Seat;
      /** That number. */
      sum: number;
    }
  | {
      event: 'undone';
      /** The seat of the active player. */
      seat: Seat;
      /** The cell that stays unticked. */
      cell: Cell;
      /** What kept the tick from standing. */
      why: Why;
    }
  | {
      event: 'passed';
      /** The seat that passed. */
      seat: Seat;
    }
  | ({
      event: 'marked';
      /** The seat whose sheet it is. */
      seat: Seat;
    } & (
      | {
          mark: 'ticked';
          /** The cell that was ticked. */
          cell: Cell;
          /** The colour printed there, which may differ from the row's. */
          colour: Colour;
          /** By what right. */
          means: Means;
        }
      | {
          mark: 'locked';
          /** The row of the lock. */
          row: Colour;
        }
      | {
          mark: 'boxed';
          /** Which, from the left, counted from 0. */
          index: number;
          /** The row it ticks a cell of. */
          row: Colour;
        }
      | {
          mark: 'paired';
          /** The symbol of the pair. */
          symbol: Symbol;
        }
      | {
          mark: 'wasted';
          /** The row in which it would have been made. */
          row: Colour;
        }
    ))
  | {
      event: 'missed';
      /** The seat of the active player. */
      seat: Seat;
      /** The misses of that seat by now. */
      misses: number;
    }
  | {
      event: 'closed';
      /** The row that was closed. */
      row: Colour;
    }
  | {
      event: 'ended';
      /** Winners, scores and the reason. */
      outcome: Outcome;
    };

/** The sheets beside a real table. */
export type Look = {
  closingNeeds: number;
  sheets: Array<Paper>;
  /** Whether dice are rolled, so that closed rows are closed for all; cards are played otherwise. */
  withDice: boolean;
  /** The highest number that can count for all. */
  highest: number;
  /** What can be ticked with the number for all; its action is that of the tick. */
  offers: Array<Offer>;
  /** The same with a lucky number. */
  lucky: Array<Offer>;
  /** What the active player can tick alone beside what is begun. */
  own: Array<Offer>;
  /** What is begun, as it would be entered; none where it cannot be entered as it is. */
  begun: Offer | null;
  /** The rows of which one has to be named for the bonus of what is begun. */
  choose: Colours | null;
};

/** A set-up that has been read and found good. */
export type Options = string;

/** A roll that is over. */
export type PastRoll = {
  /** Who was active. */
  active: Seat;
  /** How many steps of the game there were when it was over. */
  until: number;
  /** What every seat entered. */
  entries: Array<Action>;
};

/** What the game waits for. */
export type Phase = 'first' | 'round' | 'which' | 'mend' | 'colour' | 'over';

/** The table as one viewer sees it. */
export type View = {
  /** The options that the game is played with. */
  setup: Options;
  /** Who is looking; nobody in particular if it is a watcher. */
  viewer: Seat | null;
  /** What the game waits for. */
  phase: Phase;
  /** The active player, once it is known who begins. */
  active: Seat | null;
  /** The rows closed for everybody. */
  closed: Colours;
  /** The sheets of all seats. */
  sheets: Array<SheetView>;
  /** Who is asked what they ticked. */
  asked: Seats;
  /** Those of them whose entry is in. */
  answered: Seats;
  /** The viewer's own entry, if it is in. */
  answer: Action | null;
  /** Entries of this roll that everybody sees, by seat: those that were opened. */
  open: Array<Action | null>;
  /** The number that counts for all, where it had to be said. */
  sum: number | null;
  /** Whether the active player ticked something with the number for all. */
  ticked: boolean;
  /** How many steps were taken before the sealed entries. */
  steps: number;
  /** The rolls that are over. */
  past: Array<PastRoll>;
  /** The result, once there is one. */
  outcome: Outcome | null;
};

/** Why a tick of the active player alone could not stand. */
export type Why = 'closed' | 'over' | 'bonus';
