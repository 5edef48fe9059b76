// What the coach lights on a board: answers, each with a sign that the words beside the board have too.

/** An answer that is lit. */
export interface Lit {
  /** The answer, in notation. */
  action: string;
  /** What stands beside it: a rank, a star for what is better, a dot for what was done. */
  sign: string;
  kind: 'best' | 'other' | 'done';
}

/** The star of what would have been better, and the dot of what was done. */
export const BETTER = '★';
export const DONE = '●';

/** What is lit at each place of a board; where several answers are lit, the first of them. */
export function litPlaces(
  lit: readonly Lit[],
  placesOf: (action: string) => string[],
): Map<string, Lit> {
  const found = new Map<string, Lit>();
  for (const one of lit) {
    for (const place of placesOf(one.action)) if (!found.has(place)) found.set(place, one);
  }
  return found;
}
