// Cubes that are pushed in.

import type { Cube, End, Look, Mark, Way } from '../../generated/quixo';

/** The last move, and whether it has just been made. */
export interface Last {
  cell: string;
  end: End;
  fresh: boolean;
  number: number;
}

/** A cube that keeps its number wherever it is pushed. */
export interface Piece extends Cube {
  id: number;
}

/** How a cube is pushed in from an end. */
export function wayOf(look: Look, { cell, end }: Pick<Way, 'cell' | 'end'>): Way | undefined {
  return look.pushes.find((one) => one.cell === cell && one.end === end);
}

/** The cubes after a push, each with its number; the one that was taken shows `mark`. */
export function pushed(
  pieces: Piece[],
  way: Way,
  mark: Mark | null,
  dot: number | null = null,
): Piece[] {
  const { path } = way;
  const entry = path.at(-1) ?? way.cell;
  return pieces.map((piece) => {
    const at = path.indexOf(piece.cell);
    if (at < 0) return piece;
    if (at === 0) return { ...piece, cell: entry, mark, dot };
    return { ...piece, cell: path[at - 1] ?? piece.cell };
  });
}
