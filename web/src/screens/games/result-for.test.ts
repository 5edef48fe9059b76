// What stands beside a finished match.

import { describe, expect, it } from 'vitest';
import type { KeptGame } from '../../table/kept/games';
import { resultFor } from './result-for';

const person = (name: string) => ({ name, level: null });
function game(winners: number[], scores: number[], reason = 'line', names = ['Nora', 'Hugo']) {
  const outcome = { winners, scores, reason };
  return { players: names.map(person), mine: [0], outcome, match: 1 } as unknown as KeptGame;
}

describe('a finished match', () => {
  it('was won or lost by so much', () => {
    const three = ['Nora', 'Hugo', 'Odo'];
    expect(resultFor(game([0], [9, 4]), 'Nora')).toMatchObject({ key: 'won', args: { by: 5 } });
    expect(resultFor(game([0], [9, 4, 8], 'line', three), 'Nora').args.by).toBe(1);
    expect(resultFor(game([1], [9, 14, 8], 'line', three), 'Nora')).toMatchObject({
      key: 'lost',
      args: { by: 5 },
      others: [1, 2],
    });
    expect(resultFor(game([1], []), 'Nora')).toMatchObject({ key: 'lost', args: { by: 0 } });
  });

  it('was a draw, was played alone, was closed or only watched', () => {
    expect(resultFor(game([], []), 'Nora').key).toBe('drawn');
    expect(resultFor(game([0, 1], [4, 4]), 'Nora').key).toBe('drawn');
    expect(resultFor(game([], [4, 4], 'abandoned'), 'Nora').key).toBe('closed');
    const alone = resultFor(game([0], [88], 'four-misses', ['Nora']), 'Nora');
    expect(alone).toMatchObject({ key: 'alone', args: { points: 88 } });
    const watched = resultFor(game([1], [4, 9]), 'Eve');
    expect(watched).toMatchObject({ key: 'watched', args: { winners: [1] } });
  });
});
