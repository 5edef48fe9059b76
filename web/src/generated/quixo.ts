// Written by tests (QLUB_GOLDEN=1 cargo test typescript): do not edit.

import type { Outcome, Seat, Seats } from './wire';

/** A cell, named by its column and row: `a1` is the south-west corner. */
export type Cell = string;

/** A set of cells, in the order of their index: row by row from the south, each from the west. */
export type Cells = Array<string>;

export type Cube = {
  cell: Cell;
  mark: Mark | null;
  /** The seat at whom its dot points. */
  dot: Seat | null;
};

/** An end of a row or a column, from which a cube is pushed in. */
export type End = 'north' | 'east' | 'south' | 'west';

/** Something that happened. Everything is open in Quixo, so everybody hears everything. */
export type Event =
  | {
      event: 'moved';
      /** The seat that moved. */
      seat: Seat;
      /** The mark that the cube shows now. */
      mark: Mark;
      /** Where the cube was taken. */
      cell: Cell;
      /** The end from which it was pushed in. */
      end: End;
      /** Where it came to lie. */
      entry: Cell;
      /** Whether it was neutral before. */
      neutral: boolean;
      /** The partner at whom its dot was pointed, with four players. */
      dot: Seat | null;
    }
  | {
      event: 'skipped';
      /** The seat that was passed over. */
      seat: Seat;
    }
  | {
      event: 'lined';
      /** Of which mark. */
      mark: Mark;
      /** The cells of the line. */
      cells: Cells;
    }
  | {
      event: 'repeated';
      /** How often it has occurred by now. */
      times: number;
    }
  | {
      event: 'ended';
      /** Winners and the reason. */
      outcome: Outcome;
    };

/** A line on the board. */
export type FullLine = {
  /** The mark that makes the line. */
  mark: Mark;
  /** The cells of the line. */
  cells: Cells;
};

/** A Quixo table, ready to be drawn. */
export type Look = {
  side: number;
  /** Whether cubes carry dots. */
  dots: boolean;
  /** The cubes row by row, the north row first. */
  rows: Array<Array<Cube>>;
  seats: Array<Place>;
  lines: Array<FullLine>;
  /** Everything that can be done on this board, whoever is to move. */
  pushes: Array<Way>;
  offers: Array<Offer>;
};

/** A mark on a cube, and with it a player or a team. */
export type Mark = 'cross' | 'ring';

/** A move that may be made, with all that would come of it. */
export type Offer = {
  /** What, in notation. */
  action: string;
  cell: Cell;
  end: End;
  dot: Seat | null;
  lines: Array<FullLine>;
  /** The seats that would win at once. */
  winners: Seats | null;
  /** Why the game would be over. */
  reason: string | null;
  /** How often the position would have occurred, if that is more than once. */
  times: number;
  /** Those who would be passed over. */
  skipped: Array<Seat>;
};

/** A set-up that has been read and found good. */
export type Options = string;

/** Who sits where. */
export type Place = {
  mark: Mark;
  partners: Seats;
  /** The end of the board where this seat is: the first in the south, then clockwise. */
  end: End;
  /** The cubes that are this seat's alone to take. */
  own: number;
};

/** The table as one viewer sees it. */
export type View = {
  /** The options that the game is played with. */
  setup: Options;
  /** Who is looking; nobody in particular if it is a watcher. */
  viewer: Seat | null;
  /** The mark of every seat. */
  marks: Array<Mark>;
  /** The cubes row by row, the north row first: `.` is neutral, `x` a cross, `o` a ring; with
   * four players a marked cube is the seat at whom its dot points. */
  rows: Array<string>;
  /** The seat to move, or that would be to move were the game not over. */
  seat: Seat;
  /** Whether some seat has yet to make its first move, with four players: only neutral cubes are
   * taken then. */
  firstRound: boolean;
  /** How often the position has occurred, this time included, if that is counted. */
  occurred: number;
  /** The positions before this one since a neutral cube was last taken, drawn as text: each as
   * often as it occurred, and in the order of the alphabet, not of time. */
  earlier: Array<string>;
  /** The lines on the board. */
  lines: Array<FullLine>;
  /** The result, once there is one. */
  outcome: Outcome | null;
};

/** A cube taken and pushed back in. */
export type Way = {
  cell: Cell;
  end: End;
  /** From where the cube is taken to where it comes in: every cube on the way moves by one
   * towards the first. */
  path: Array<Cell>;
};
