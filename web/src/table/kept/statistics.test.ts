// The best of every edition, and how it stands against everybody.

import { describe, expect, it } from 'vitest';
import type { KeptGame } from './games';
import { bestsOf, headToHead, peopleOf } from './statistics';

let games = 0;
const person = (name: string) => ({ name, level: null });
const bot = (level: string) => ({ name: '', level });

function game(wish: Partial<KeptGame> & { winners: number[]; scores?: number[] }): KeptGame {
  const { winners, scores = [], ...rest } = wish;
  return {
    id: `g${++games}`,
    game: 'qwixx',
    setup: 'classic 2',
    players: [person('Nora'), bot('easy')],
    outcome: { winners, scores, reason: 'two-rows-closed' },
    mine: [0],
    table: 't',
    match: 1,
    online: false,
    when: games,
    ...rest,
  };
}

describe('the people of a device', () => {
  it('are known by name, however it is written, whoever played most first', () => {
    const two = { players: [person('Hugo'), person('nora ')], mine: [0, 1] };
    const all = [game({ winners: [0] }), game({ winners: [0], ...two })];
    expect(peopleOf(all)).toEqual(['Nora', 'Hugo']);
  });
});

describe('bests', () => {
  it('are kept for every edition, with the match', () => {
    const high = game({ winners: [1], scores: [80, 90] });
    const all = [
      game({ winners: [0], scores: [56, 40] }),
      high,
      game({ winners: [0], scores: [70, 3], setup: 'longo 2' }),
      game({ winners: [0], game: 'quixo', setup: 'two 2 side=3' }),
    ];
    expect(bestsOf(all, 'Nora')).toMatchObject([
      { edition: 'classic', played: 2, won: 1, best: { id: high.id, points: 80 } },
      { edition: 'longo', played: 1, best: { points: 70 } },
      { game: 'quixo', edition: 'two', played: 1, won: 1, best: null },
    ]);
  });

  it('do not count what was closed, what others played, nor a win over nobody', () => {
    const all = [
      game({ winners: [], outcome: { winners: [], scores: [9, 9], reason: 'abandoned' } }),
      game({ winners: [0], scores: [88], players: [person('Nora')] }),
      game({ winners: [0], scores: [99, 1], mine: [] }),
    ];
    expect(bestsOf(all, 'Nora')).toMatchObject([{ played: 1, won: 0, best: { points: 88 } }]);
  });
});

describe('head to head', () => {
  it('goes by points against everybody at a table', () => {
    const players = [person('Nora'), person('Hugo'), bot('hard')];
    const [alma, ...others] = headToHead(
      [
        game({ winners: [2], scores: [50, 40, 60], players, setup: 'classic 3' }),
        game({ winners: [0], scores: [70, 70, 60], players, setup: 'classic 3' }),
      ],
      'nora',
    );
    expect([alma, ...others].map((one) => [one?.name, one?.won, one?.drawn, one?.lost])).toEqual([
      ['Hugo', 2, 0, 0],
      ['Conrad', 1, 0, 1],
    ]);
  });

  it('leaves partners out, and knows a draw', () => {
    const players = ['Nora', 'Hugo', 'Odo', 'Eve'].map(person);
    const four = { game: 'quixo', setup: 'four 4', players };
    const all = [game({ winners: [0, 2], ...four }), game({ winners: [1, 3], ...four })];
    const against = headToHead(all, 'Nora');
    expect(against.map(({ name, won, lost }) => [name, won, lost])).toEqual([
      ['Hugo', 1, 1],
      ['Eve', 1, 1],
    ]);
    const drawn = [game({ winners: [], game: 'quixo', setup: 'two 2' })];
    expect(headToHead(drawn, 'Nora')).toMatchObject([{ name: 'Mia', drawn: 1 }]);
  });

  it('knows bots by level and character, by whatever word the level was called', () => {
    const all = [
      game({ winners: [0], scores: [5, 4], players: [person('Nora'), bot('gentle')] }),
      game({ winners: [1], scores: [4, 5] }),
    ];
    expect(headToHead(all, 'Nora')).toMatchObject([
      { level: 'easy', name: 'Mia', won: 1, lost: 1 },
    ]);
  });
});
