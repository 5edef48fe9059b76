// The part of a sheet that a picture of its edition shows.

import { describe, expect, it } from 'vitest';
import type { Badge, Colour, Paper, SheetCell } from '../../generated/qwixx';
import { COLUMNS, tellingPart } from './telling-part';

const ROWS: Colour[] = ['red', 'yellow', 'green', 'blue'];
const UP = Array.from({ length: 11 }, (_, i) => i + 2);

/** A sheet of these numbers, with what is special in some of its cells. */
function sheet(
  numbers: number[],
  special: (row: number, column: number) => Partial<SheetCell> = () => ({}),
): Pick<Paper, 'rows'> {
  const rows = ROWS.map((colour, r) => ({
    colour,
    cells: numbers.map((number, c) => ({ number, colour, badge: null, ...special(r, c) })),
  }));
  return { rows } as Pick<Paper, 'rows'>;
}

describe('the part of a sheet that tells its edition', () => {
  it('is the beginning where all is as usual', () => {
    expect(tellingPart(sheet(UP))).toBe(0);
  });

  it('has the signs', () => {
    const badge = (_: number, c: number): Partial<SheetCell> =>
      c >= 8 ? { badge: 'bar' as Badge } : {};
    const from = tellingPart(sheet(UP, badge));
    expect(from).toBeLessThanOrEqual(8);
    expect(from + COLUMNS).toBeGreaterThanOrEqual(11);
  });

  it('has the numbers that are out of turn, or larger than usual', () => {
    expect(tellingPart(sheet([2, 3, 4, 5, 6, 7, 8, 12, 10, 9, 11]))).toBe(4);
    expect(tellingPart(sheet(Array.from({ length: 15 }, (_, i) => i + 2)))).toBe(8);
  });

  it('has the cells of another colour than their row', () => {
    const other = (r: number, c: number): Partial<SheetCell> =>
      c === 9 ? { colour: ROWS[(r + 1) % 4]! } : {};
    expect(tellingPart(sheet(UP, other))).toBe(3);
  });
});
