// A cube is lifted, carried round and pushed in.

import { lessMotion } from '../../style/appearance.svelte';
import { shift, type Lie } from './lie';
import type { Way } from '../../generated/quixo';

/** Lets a cube be seen to move, where things may. */
export function lift(cube: Element | null | undefined, move: Way, lie: Lie): void {
  if (!cube || lessMotion()) return;
  const entry = move.path.at(-1) ?? move.cell;
  const from = lie.place(move.cell);
  const outside = lie.before(entry, move.end, 1);
  const high = ' scale(1.12)';
  cube.animate(
    [
      { transform: shift(from), zIndex: 4, offset: 0 },
      { transform: shift(from) + high, zIndex: 4, offset: 0.18 },
      { transform: shift(outside) + high, zIndex: 4, offset: 0.55 },
      { transform: shift(outside), zIndex: 4, offset: 0.62 },
      { transform: shift(lie.place(entry)), zIndex: 4, offset: 1 },
    ],
    { duration: 640, easing: 'ease-in-out' },
  );
}
