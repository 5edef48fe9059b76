// A Qwixx table as the engine shows it. What may be ticked and what is lost comes from there.

import type { Hue } from '../../style/palette';

export interface Look {
  sides: number;
  closing_needs: number;
  dice: DieLook[];
  sum: number | null;
  sheets: Paper[];
  offers: Offer[];
}

/** A die that is in the game; its letter begins the notation of what it shows. */
export interface DieLook {
  letter: string;
  colour: Hue | null;
  face: number | null;
}

export type State = 'open' | 'early' | 'ticked' | 'lost';
export type Sign = 'circle' | 'diamond' | 'square' | 'octagon' | 'star';

export interface Paper {
  rows: Row[];
  bar: { colour: Hue; state: State }[];
  pairs: { symbol: Sign; cells: [string, string]; complete: boolean }[];
  lucky: [number, number] | null;
  misses: number;
  tally: Tally;
}

export interface Row {
  colour: Hue;
  cells: Cell[];
  lock: State;
  crosses: number;
  points: number;
}

export interface Cell {
  cell: string;
  number: number;
  colour: Hue;
  badge: 'bar' | Sign | null;
  closing: boolean;
  state: State;
}

export interface Tally {
  rows: [number, number, number, number];
  misses: number;
  doubled: number;
  extra: number;
  total: number;
}

/** Something that may be decided, with all that would come of it. */
export interface Offer {
  action: string;
  cell: string | null;
  into: Hue | null;
  points: number;
  marks: Mark[];
  skips: string[];
  misses: boolean;
  ends: boolean;
}

export type Mark =
  | { mark: 'ticked'; cell: string; colour: Hue; means: string }
  | { mark: 'locked'; row: Hue }
  | { mark: 'boxed'; index: number; row: Hue }
  | { mark: 'paired'; symbol: Sign }
  | { mark: 'wasted'; row: Hue };

/** The parts of a view that are shown as they are. */
export interface View {
  phase: 'first' | 'roll' | 'sum' | 'colour' | 'over';
  active: number | null;
  roll: string | null;
  answered: number[];
  answer: string | null;
}
