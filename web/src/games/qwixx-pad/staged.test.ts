import { expect, test } from 'vitest';
import { NOTHING, readEntry } from './entry';
import { found, leave, sorted, type Staged } from './staged';

const staged = (seat: number, begun: string, entered = '-', roll = 3): Staged => ({
  seat,
  begun: readEntry(begun),
  roll,
  entered,
});
const past = (...rolls: string[][]) =>
  rolls.map((entries, roll) => ({ active: 0, until: 10 * roll + 9, entries }));

test('what was confirmed is not waited for', () => {
  expect(leave([], staged(1, 'r5', 'r5'))).toEqual([]);
  expect(leave([staged(1, 'r5')], staged(1, '-'))).toEqual([]);
  expect(leave([staged(1, 'r5')], staged(2, 'b5'))).toHaveLength(2);
});

test('it comes back with its seat, in the same roll', () => {
  const all = [staged(1, 'r5')];
  expect(found(all, { seat: 1, roll: 3, entered: '-' })).toEqual(readEntry('r5'));
  expect(found(all, { seat: 1, roll: 4, entered: '-' })).toBeNull();
  expect(found(all, { seat: 2, roll: 3, entered: '-' })).toBeNull();
});

test('a roll that went on without it is known, however many came after', () => {
  const rolls = past(['-', '-'], ['r2', '-'], ['r3', '-']);
  const { missed, waiting } = sorted([staged(1, 'r2', '-', 1)], rolls);
  expect(missed).toEqual([{ ...staged(1, 'r2', '-', 1), until: 19 }]);
  expect(waiting).toEqual([]);
});

test('a change that was not confirmed is asked about, and so is a tick that was taken away', () => {
  const rolls = past(['r2', 'b12']);
  expect(sorted([staged(1, 'y12', 'b12', 0)], rolls).missed).toHaveLength(1);
  const away = { ...staged(1, '-', 'b12', 0), begun: NOTHING };
  expect(sorted(leave([], away), rolls).missed).toHaveLength(1);
});

test('whoever entered something else meanwhile is not asked, nor before the roll is over', () => {
  expect(sorted([staged(1, 'y4', '-', 0)], past(['r3', 'r3'])).missed).toEqual([]);
  const open = sorted([staged(1, 'y4', '-', 1)], past(['r3', 'r3']));
  expect(open).toEqual({ missed: [], waiting: [staged(1, 'y4', '-', 1)] });
});
