// A Qwirkle table as the engine shows it.

export type Colour = 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'purple';
export type Shape = 'circle' | 'cross' | 'diamond' | 'square' | 'star' | 'clover';

export interface Piece {
  tile: string;
  colour: Colour;
  shape: Shape;
  letter: string;
}

export interface Laid extends Piece {
  x: number;
  y: number;
  cell: string;
}

export interface Spot {
  x: number;
  y: number;
  cell: string;
  /** The points if that were all; null if more tiles are needed. */
  points: number | null;
}

export interface ScoredLine {
  from: string;
  axis: 'across' | 'down';
  length: number;
  points: number;
}

export interface Look {
  board: Laid[];
  last: string[];
  hand: Piece[];
  /** Every kind of tile, colour by colour, and how many nobody has shown yet. */
  unseen: (Piece & { count: number })[];
  scores: number[];
  swap: number;
  pass: boolean;
  opening: number | null;
  plays: number;
  offers: { action: string; points: number }[];
  draft: Draft;
}

export interface Draft {
  placed: Laid[];
  action: string | null;
  lines: ScoredLine[];
  points: number;
  bonus: number;
  no: { key: string; data: unknown; says: string } | null;
  spots: Record<string, Spot[]>;
}

/** The parts of a view that are shown as they are. */
export interface View {
  phase: 'deal' | 'opening' | 'play' | 'draw' | 'over';
  active: number | null;
  seats: { tiles: number; score: number; bid: number | null }[];
  bag: number;
}

/** A tile of the hand that is laid for now. */
export interface Staged {
  index: number;
  tile: string;
  x: number;
  y: number;
}
