import { expect, test } from 'vitest';
import { madeBy, stepsUntil, writtenTurn } from './lines';

test('lines add up, and what is typed counts instead', () => {
  expect(madeBy([12, 2, 3], '')).toBe(17);
  expect(madeBy([12], '9')).toBe(9);
  expect(madeBy([], '')).toBe(0);
});

test('what no turn makes is not taken', () => {
  expect(madeBy([], '85')).toBeNull();
  expect(madeBy([], 'x')).toBeNull();
  expect(madeBy([], '-1')).toBeNull();
});

test('going out is written behind the points', () => {
  expect(writtenTurn(9, true)).toBe('9 out');
  expect(writtenTurn(0, false)).toBe('0');
});

test('every turn is found among the steps', () => {
  // Seat 2 began: 2, 0, 1, 2, 0; now it is the turn of seat 1.
  const view = { active: 1, turns: [[3, 4], [5], [6, 7]] };
  expect(stepsUntil(view, 2, 0)).toBe(2);
  expect(stepsUntil(view, 0, 0)).toBe(3);
  expect(stepsUntil(view, 1, 0)).toBe(4);
  expect(stepsUntil(view, 2, 1)).toBe(5);
  expect(stepsUntil(view, 0, 1)).toBe(6);
});
