// A move of Quixo as the board shows it: the cube, and where it is pushed in.

import type { End } from '../../generated/quixo';

const ENDS: Record<string, End> = { N: 'north', E: 'east', S: 'south', W: 'west' };

export function moveOf(action: string): { cell: string; end: End } | null {
  const [, cell, letter] = /^([a-e]\d)([NESW])/.exec(action) ?? [];
  const end = ENDS[letter ?? ''];
  return cell && end ? { cell, end } : null;
}

/** An arrow that points the way the cube goes in from an end of the board as it lies. */
export const POINTS: Record<End, string> = { north: '↓', east: '←', south: '↑', west: '→' };
