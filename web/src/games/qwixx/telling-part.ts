// The part of a sheet that tells what edition it is. A whole sheet as small as a stamp shows four stripes.

import type { Paper, SheetCell } from '../../generated/qwixx';

/** How many columns are shown. */
export const COLUMNS = 7;

/** The largest number that two dice of six make: everybody knows it. */
const USUAL = 12;

/** The first column of the part with most to see: signs, other colours than the row's, numbers out of turn or
 * larger than usual. */
export function tellingPart({ rows }: Pick<Paper, 'rows'>): number {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const telling = (from: number) =>
    rows.reduce((sum, { colour, cells }) => {
      const shown = cells.slice(from, from + COLUMNS);
      return sum + shown.filter((cell, i) => isTelling(cell, colour, cells[from + i - 1])).length;
    }, 0);
  let best = 0;
  for (let from = 1; from <= width - COLUMNS; from++) {
    if (telling(from) > telling(best)) best = from;
  }
  return best;
}

function isTelling(cell: SheetCell, row: string, before: SheetCell | undefined): boolean {
  const outOfTurn = before !== undefined && Math.abs(cell.number - before.number) !== 1;
  return cell.badge !== null || cell.colour !== row || cell.number > USUAL || outOfTurn;
}
