import { expect, test } from 'vitest';
import type { Offer } from '../../generated/qwixx';
import type { Look } from '../../generated/qwixx-pad';
import { claims, into, isNothing, modeAfter, NOTHING, readEntry, tapped, written } from './entry';

const offer = (action: string): Offer => ({
  action,
  cell: action.replace(/[!>].*$/, ''),
  into: null,
  points: 1,
  marks: [],
  skips: [],
  misses: false,
  ends: false,
});

const look = (dice = true) =>
  ({
    withDice: dice,
    offers: ['r5', 'b5', 'y11>r', 'y11>b'].map(offer),
    lucky: [offer('r2!')],
    own: ['y7', 'g4', 'g5'].map(offer),
  }) as unknown as Look;

test('one tap ticks, and another takes it away', () => {
  const begun = tapped(NOTHING, 'r5', 'common', look())!;
  expect(written(begun)).toBe('r5');
  expect(isNothing(tapped(begun, 'r5', 'common', look())!)).toBe(true);
  expect(written(tapped(begun, 'b5', 'common', look())!)).toBe('b5');
});

test('whoever rolled goes on with what is ticked alone', () => {
  const begun = tapped(NOTHING, 'r5', 'common', look())!;
  expect(modeAfter(begun, 'common', true)).toBe('own');
  expect(modeAfter(begun, 'common', false)).toBe('common');
  expect(written(tapped(begun, 'y7', 'own', look())!)).toBe('r5 + y7');
  expect(written(tapped(NOTHING, 'y7', 'own', look())!)).toBe('+ y7');
});

test('with dice one tick alone takes the place of another, with cards they add up', () => {
  const one = tapped(NOTHING, 'g5', 'own', look())!;
  expect(written(tapped(one, 'g4', 'own', look())!)).toBe('+ g4');
  expect(written(tapped(one, 'g4', 'own', look(false))!)).toBe('+ g4 g5');
});

test('a lucky tick is entered as such, and a bonus names its row', () => {
  expect(written(tapped(NOTHING, 'r2', 'lucky', look())!)).toBe('r2!');
  const begun = tapped(NOTHING, 'y11', 'common', look())!;
  expect(written(into(begun, 'blue'))).toBe('y11>b');
});

test('what cannot be ticked is not', () => {
  expect(tapped(NOTHING, 'r12', 'common', look())).toBeNull();
});

test('an entry is read as it was written', () => {
  for (const text of ['-', 'r5', 'r5 + y7', '+ g4 g5', 'r9!']) {
    expect(written(readEntry(text))).toBe(text);
  }
});

test('entries that contradict each other say their numbers', () => {
  expect(claims(['r7', 'b8', '-', null, '+ g12'])).toEqual([
    { seat: 0, numbers: [7] },
    { seat: 1, numbers: [8] },
    { seat: 4, numbers: [12] },
  ]);
});
