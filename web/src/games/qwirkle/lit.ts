// The cells of the board, and the tiles of the hand, that an answer of Qwirkle names.

import type { Piece } from '../../generated/qwirkle';
import type { Lit } from '../../table/coach/lit';

/** A tile of an answer that is lit, where it would lie; no piece if it is not known here. */
export interface LitTile {
  lit: Lit;
  x: number;
  y: number;
  piece: Piece | null;
}

/** `Rc@1,2 Gc@1,3` lays tiles; `swap Rc Gc` swaps them. */
export function placesOf(action: string): string[] {
  const swapped = /^swap (.+)$/.exec(action);
  if (swapped) return (swapped[1] ?? '').split(' ').map((tile) => `hand ${tile}`);
  return laidBy(action).map(({ cell }) => cell);
}

/** The tiles that an answer lays, and where. */
export function laidBy(action: string): { tile: string; cell: string; x: number; y: number }[] {
  const found = action.matchAll(/([ROYGBP][cxdstk])@(-?\d+),(-?\d+)/g);
  return [...found].map(([, tile = '', x, y]) => ({
    tile,
    cell: `${x},${y}`,
    x: Number(x),
    y: Number(y),
  }));
}
