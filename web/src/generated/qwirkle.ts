// Written by tests (QLUB_GOLDEN=1 cargo test typescript): do not edit.

import type { Outcome, Seat } from './wire';

/** How a line runs. */
export type Axis = 'across' | 'down';

/** A tile on the board. */
export type BoardTile = {
  x: number;
  y: number;
  cell: Cell;
  tile: Tile;
  colour: Colour;
  shape: Shape;
};

/** A cell of the unbounded board: x to the right, y down. Cells are ordered row by row. */
export type Cell = string;

/** The colour of a tile. */
export type Colour = 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'purple';

/** The tiles laid so far in this turn, and what can become of them. */
export type Draft = {
  placed: Array<BoardTile>;
  /** The draft as an action. */
  action: string | null;
  lines: Array<ScoredLine>;
  points: number;
  /** The points for going out, among them. */
  bonus: number;
  /** Why it cannot be played as it is. */
  no: EngineRefusal | null;
  /** Where each tile of the hand can be added so that a play can come of it. */
  spots: { [key in string]: Array<Spot> };
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

/** Something that happened. Which tiles somebody took is told to that seat alone, everything else
 * to everybody. */
export type Event =
  | {
      event: 'dealt';
      /** The tiles left in the bag. */
      bag: number;
    }
  | {
      event: 'took';
      /** The seat that took them. */
      seat: Seat;
      /** The tiles that it took. */
      tiles: Hand;
    }
  | {
      event: 'bid';
      /** The seat that bids. */
      seat: Seat;
      /** How many tiles. */
      size: number;
    }
  | {
      event: 'began';
      /** Whose it was. */
      seat: Seat;
    }
  | {
      event: 'played';
      /** The seat that played. */
      seat: Seat;
      /** What, and where. */
      play: Play;
      /** The lines made or extended. */
      lines: Array<ScoredLine>;
      /** What they score together. */
      points: number;
    }
  | {
      event: 'swapped';
      /** The seat that swapped. */
      seat: Seat;
      /** How many tiles were set aside. */
      count: number;
    }
  | {
      event: 'drew';
      /** The seat that drew. */
      seat: Seat;
      /** How many tiles were drawn. */
      count: number;
      /** The tiles in the bag by now; what was set aside is back in it. */
      bag: number;
    }
  | {
      event: 'passed';
      /** The seat that passed. */
      seat: Seat;
    }
  | {
      event: 'went-out';
      /** The seat that went out. */
      seat: Seat;
      /** The points for it. */
      bonus: number;
    }
  | {
      event: 'ended';
      /** Winners, scores and the reason. */
      outcome: Outcome;
    };

/** Up to six tiles, always in order, so that equal hands are equal bytes. */
export type Hand = Array<string>;

/** The play made last. */
export type LastPlay = {
  /** The seat that made it. */
  seat: Seat;
  /** What, and where. */
  play: Play;
  /** What its lines scored. */
  points: number;
};

/** A Qwirkle table, ready to be drawn. */
export type Look = {
  board: Array<BoardTile>;
  /** The cells of the last play. */
  last: Array<Cell>;
  hand: Array<Piece>;
  /** Every kind of tile, and how many of it are neither on the board nor in the own hand. */
  unseen: Array<UnseenKind>;
  scores: Array<number>;
  /** How many tiles may be swapped now. */
  swap: number;
  /** Whether passing is allowed: where nothing else is, or nobody has to play. */
  pass: boolean;
  /** How many tiles the first play is to have, if this is the first. */
  opening: number | null;
  /** How many plays there are. */
  plays: number;
  /** The plays with the most points, and what else may be done. */
  offers: Array<Offer>;
  draft: Draft;
};

export type Offer = { action: string; points: number };

/** A set-up that has been read and found good. */
export type Options = string;

/** What a seat alone knows. */
export type Own = {
  /** The tiles in the hand of this seat. */
  hand: Hand;
  /** What it has set aside for a swap. */
  aside: Hand;
};

/** What the game waits for. */
export type Phase = 'deal' | 'opening' | 'play' | 'draw' | 'over';

/** A tile with its names. */
export type Piece = { tile: Tile; colour: Colour; shape: Shape };

/** A tile on a cell. */
export type Placement = string;

/** One to six placements, in the order of their cells, so that one turn has one spelling. */
export type Play = Array<string>;

/** A line that a play makes or extends. */
export type ScoredLine = {
  /** Its first cell. */
  from: Cell;
  /** How it runs. */
  axis: Axis;
  /** How many tiles it has. */
  length: number;
  /** What it scores. */
  points: number;
};

/** What everybody knows of a seat. */
export type SeatView = {
  /** How many tiles it holds. */
  tiles: number;
  /** The points of this seat. */
  score: number;
  /** Its opening bid, if one was heard. */
  bid: number | null;
};

/** The shape on a tile. */
export type Shape = 'circle' | 'cross' | 'diamond' | 'square' | 'star' | 'clover';

export type Spot = {
  x: number;
  y: number;
  cell: Cell;
  /** The points if that were all; none if more tiles are needed. */
  points: number | null;
};

/** A tile, in one byte. Tiles of one kind cannot be told apart. */
export type Tile = string;

/** A kind of tile, and how many of it have not been seen. */
export type UnseenKind = { count: number; tile: Tile; colour: Colour; shape: Shape };

/** The table as one viewer sees it. */
export type View = {
  /** The options that the game is played with. */
  setup: Options;
  /** The version of the rules that it is played by; left out where it is the one of today. */
  rules?: number;
  /** Who is looking; nobody in particular if it is a watcher. */
  viewer: Seat | null;
  /** What the game waits for. */
  phase: Phase;
  /** Whose turn it is, or was when the game ended; nobody's before the deal. */
  active: Seat | null;
  /** The tiles played, row by row. */
  board: Array<Placement>;
  /** What the viewer alone knows; nothing if it is a watcher. */
  own: Own | null;
  /** What everybody knows of every seat. */
  seats: Array<SeatView>;
  /** How many tiles are in the bag. */
  bag: number;
  /** How many tiles are set aside for a swap. */
  aside: number;
  /** How many tiles the active seat is to draw. */
  owed: number;
  /** How many have passed one after another. */
  passes: number;
  /** The play made last. */
  last: LastPlay | null;
  /** The result, once there is one. */
  outcome: Outcome | null;
};
