import { expect, test } from 'vitest';
import { madeBy, writtenTurn } from './lines';

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
