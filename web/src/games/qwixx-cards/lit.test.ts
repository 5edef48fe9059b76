import { expect, it } from 'vitest';
import { placesOf } from './lit';

it('an answer names cells, a card of the row or cards of the hand', () => {
  expect(placesOf('r5')).toEqual(['r5']);
  expect(placesOf('-')).toEqual([]);
  expect(placesOf('take 2')).toEqual(['take 2']);
  expect(placesOf('g: 5x j7 8x')).toEqual(['g5', 'hand g5', 'hand j7', 'g8', 'hand g8']);
});
