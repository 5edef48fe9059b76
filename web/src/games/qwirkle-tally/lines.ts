// The lines of one turn, tapped one by one.

/** What a line can make: its tiles, and twice as much if all six are there. */
export const LINES = [1, 2, 3, 4, 5, 12];

/** The most that a turn can make. */
const MOST = 84;

/** What lines make together, or what was typed instead. */
export function madeBy(lines: number[], typed: string): number | null {
  if (typed.trim() === '') return lines.reduce((all, one) => all + one, 0);
  const points = Number(typed);
  return Number.isInteger(points) && points >= 0 && points <= MOST ? points : null;
}

/** How many steps there were when a seat had made a turn: one says who begins, then the turn goes round. */
export function stepsUntil(
  { active, turns }: { active: number | null; turns: number[][] },
  seat: number,
  turn: number,
): number {
  const seats = turns.length;
  const made = turns.reduce((all, one) => all + one.length, 0);
  const first = ((((active ?? 0) - made) % seats) + seats) % seats;
  return 2 + turn * seats + ((seat - first + seats) % seats);
}

/** What is written down, in notation. */
export const writtenTurn = (points: number, out: boolean): string =>
  out ? `${points} out` : String(points);
