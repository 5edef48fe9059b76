// What pictures of Quixo show: positions of matches that were played (`pictures.test.ts`).

/** For two: a letter for each mark. */
const TWO = ['xxo..', 'o....', 'xxo..', 'ox.xo', 'oxxox'];
/** For four: the seat that a dot points at, which says whose mark it is. */
const FOUR = ['30110', '230.2', '..1.0', '0.0.3', '0...1'];

/** The board of an edition, row by row from the top. */
export const boardOf = (edition: string): string[] => (edition === 'four' ? FOUR : TWO);

/** The mark on a cube. */
export function markOf(cube: string | undefined): 'cross' | 'ring' | null {
  if (!cube || cube === '.') return null;
  return 'x02'.includes(cube) ? 'cross' : 'ring';
}
