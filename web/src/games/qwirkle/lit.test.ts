import { expect, it } from 'vitest';
import { laidBy, placesOf } from './lit';

it('an answer names the cells it fills, or the tiles it swaps', () => {
  expect(placesOf('Rc@1,2 Gc@-1,3')).toEqual(['1,2', '-1,3']);
  expect(placesOf('swap Rc Gc')).toEqual(['hand Rc', 'hand Gc']);
  expect(placesOf('pass')).toEqual([]);
  expect(laidBy('Rc@-1,2')).toEqual([{ tile: 'Rc', cell: '-1,2', x: -1, y: 2 }]);
});
