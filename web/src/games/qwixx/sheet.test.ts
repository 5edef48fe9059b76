// What a sheet shows of an offer, and how keys walk over it.

import { describe, expect, it } from 'vitest';
import type { Offer } from '../../generated/qwixx';
import { stagingOf } from './staging';
import { walk } from './walk';

describe('an offer on a sheet', () => {
  it('shows each of its marks where it would be made', () => {
    const marks = [
      { mark: 'ticked', cell: 'r12' },
      { mark: 'locked', row: 'red' },
      { mark: 'boxed', index: 3 },
      { mark: 'ticked', cell: 'b5' },
    ];
    const staging = stagingOf({ marks, skips: ['b6', 'b7'] } as Partial<Offer> as Offer);
    expect([...staging.ticks]).toEqual(['r12', 'b5']);
    expect([...staging.locks]).toEqual(['red']);
    expect([...staging.boxes]).toEqual([3]);
    expect([...staging.skips]).toEqual(['b6', 'b7']);
  });

  it('shows nothing if there is none', () => {
    expect(Object.values(stagingOf(null)).every((some) => some.size === 0)).toBe(true);
  });
});

describe('a key', () => {
  const widths = [11, 11, 11, 11];
  const middle = { row: 1, column: 5 };

  it('leads to the next place', () => {
    const from = (key: string) => walk(key, middle, widths);
    expect(from('ArrowLeft')).toEqual({ row: 1, column: 4 });
    expect(from('ArrowRight')).toEqual({ row: 1, column: 6 });
    expect(from('ArrowUp')).toEqual({ row: 0, column: 5 });
    expect(from('ArrowDown')).toEqual({ row: 2, column: 5 });
  });

  it('leads to the first cell and to the lock', () => {
    expect(walk('Home', middle, widths)).toEqual({ row: 1, column: 0 });
    expect(walk('End', middle, widths)).toEqual({ row: 1, column: 11 });
  });

  it('stops at the edges', () => {
    const [first, last] = [
      { row: 0, column: 0 },
      { row: 3, column: 11 },
    ];
    expect(walk('ArrowLeft', first, widths)).toEqual(first);
    expect(walk('ArrowUp', first, widths)).toEqual(first);
    expect(walk('ArrowRight', last, widths)).toEqual(last);
    expect(walk('ArrowDown', last, widths)).toEqual(last);
  });

  it('leads nowhere if it is for something else', () => {
    expect(walk('Enter', middle, widths)).toBeNull();
    expect(walk('a', middle, widths)).toBeNull();
  });
});
