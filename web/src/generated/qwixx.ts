// Written by tests (QLUB_GOLDEN=1 cargo test typescript): do not edit.

import type { Outcome, Seat, Seats } from './wire';

/** An answer to either action of a turn. */
export type Action = string;

/** What is printed beside a number: a step to the bar, or half a pair. */
export type Badge = 'bar' | Symbol;

export type Box = { colour: Colour; state: State };

/** A cell of a sheet, named by its row and its number: `r5`, `g12`.
 *
 * Every row holds a number at most once, so that is enough, whatever colour the cell itself has. */
export type Cell = string;

/** A colour. The colour of a row's lock names the row and its die. */
export type Colour = 'red' | 'yellow' | 'green' | 'blue';

/** A set of colours, from the top row to the bottom row. */
export type Colours = Array<'red' | 'yellow' | 'green' | 'blue'>;

/** A die that is in the game. */
export type Die = {
  /** How the notation begins that tells what it shows. */
  letter: string;
  colour: Colour | null;
  /** What it shows, once rolled. */
  face: number | null;
};

/** Something that happened. Sheets are open and answers are told when all are in, so everybody
 * hears everything. */
export type Event =
  | {
      event: 'began';
      /** The seat of that player. */
      seat: Seat;
    }
  | {
      event: 'rolled';
      /** The seat that rolled. */
      seat: Seat;
      /** What they show. */
      roll: Roll;
    }
  | {
      event: 'answered';
      /** The seat that has answered. */
      seat: Seat;
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

/** A Qwixx table, ready to be drawn. */
export type Look = {
  sides: number;
  closingNeeds: number;
  dice: Array<Die>;
  sum: number | null;
  sheets: Array<Paper>;
  offers: Array<Offer>;
};

/** By what right a cell is ticked. */
export type Means = 'sum' | 'lucky' | 'die' | 'number' | 'card' | 'bonus';

/** Something that a seat may decide. */
export type Offer = {
  /** What, in notation. */
  action: string;
  /** The cell that is ticked; none if nothing is. */
  cell: Cell | null;
  /** The row that a bonus goes into, where there is a choice. */
  into: Colour | null;
  /** The points it makes. */
  points: number;
  /** The marks it makes, in order. */
  marks: Array<SheetMark>;
  /** The cells that are passed over for good. */
  skips: Array<Cell>;
  /** Whether it costs a miss. */
  misses: boolean;
  /** Whether the game ends with it, whatever the others do. */
  ends: boolean;
};

/** A set-up that has been read and found good. */
export type Options = string;

export type Pair = { symbol: Symbol; cells: [Cell, Cell]; complete: boolean };

/** A sheet of paper with somebody's marks. */
export type Paper = {
  rows: Array<Row>;
  bar: Array<Box>;
  pairs: Array<Pair>;
  lucky: [number, number] | null;
  misses: number;
  tally: Tally;
};

/** What the game waits for. */
export type Phase = 'first' | 'roll' | 'sum' | 'colour' | 'over';

/** What the dice show. */
export type Roll = string;

export type Row = {
  colour: Colour;
  cells: Array<SheetCell>;
  lock: State;
  crosses: number;
  points: number;
};

export type SheetCell = {
  /** The cell in notation. */
  cell: Cell;
  number: number;
  colour: Colour;
  badge: Badge | null;
  closing: boolean;
  state: State;
};

/** A mark made on a sheet. */
export type SheetMark =
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
    };

/** A sheet, open to all. */
export type SheetView = {
  /** The numbers ticked in each row, left to right. */
  rows: [Array<number>, Array<number>, Array<number>, Array<number>];
  /** The rows whose lock is ticked on this sheet. */
  locks: Colours;
  /** The crosses of each row: ticks, and one for the lock. */
  crosses: [number, number, number, number];
  /** The boxes of the bar that have been used, counted from 0. */
  boxes: Array<number>;
  /** The pairs that have been completed. */
  pairs: Array<Symbol>;
  /** The lucky numbers printed on it. */
  lucky: [number, number] | null;
  /** The misses marked. */
  misses: number;
  /** What it scores. */
  tally: Tally;
};

/** Where a cell, a box or a lock stands. */
export type State = 'open' | 'early' | 'ticked' | 'lost';

/** The sign of a pair of cells; both ticked grant what the pair stands for. */
export type Symbol = 'circle' | 'diamond' | 'square' | 'octagon' | 'star';

/** The arithmetic of a score. */
export type Tally = {
  /** The points of each row. */
  rows: [number, number, number, number];
  /** What the misses cost: zero or less. */
  misses: number;
  /** What doubling the weakest row adds. */
  doubled: number;
  /** Points granted at the end. */
  extra: number;
  /** All of it together. */
  total: number;
};

/** The table as one viewer sees it. */
export type View = {
  /** The options that the game is played with. */
  setup: Options;
  /** Who is looking; nobody in particular if it is a watcher. */
  viewer: Seat | null;
  /** What the game waits for. */
  phase: Phase;
  /** The active player, once drawn. */
  active: Seat | null;
  /** The dice on the table, once rolled. */
  roll: Roll | null;
  /** The rows closed for everybody. */
  closed: Colours;
  /** The sheets of all seats. */
  sheets: Array<SheetView>;
  /** The seats whose answer is in while others are still owed. */
  answered: Seats;
  /** The viewer's own answer, if it is in. */
  answer: Action | null;
  /** Whether the active player ticked something in action 1 of this turn. */
  ticked: boolean;
  /** The result, once there is one. */
  outcome: Outcome | null;
};
