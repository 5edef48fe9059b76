import { expect, test } from 'vitest';
import { addUp } from './evening';

const game = (names: string[], scores: number[], winners: number[]) => ({
  players: names.map((name) => ({ name, level: null })),
  outcome: { winners, scores, reason: 'four-misses' },
});

test('points of an evening add up by name, wherever somebody sat', () => {
  const first = game(['Anna', 'Ben'], [40, 55], [1]);
  const second = game(['Ben', 'Anna'], [20, 70], [1]);
  expect(addUp([first, second])).toEqual([
    { name: 'Anna', points: 110, wins: 1 },
    { name: 'Ben', points: 75, wins: 1 },
  ]);
});

test('without points wins count', () => {
  const games = [game(['Anna', 'Ben'], [], [1]), game(['Ben', 'Anna'], [], [0])];
  expect(addUp(games)[0]).toEqual({ name: 'Ben', points: 0, wins: 2 });
});

test('nobody is added up who has no name', () => {
  expect(addUp([game(['', 'Ben'], [3, 4], [1])])).toHaveLength(1);
});
