import { expect, it, vi } from 'vitest';
import type { KeptGame } from '../kept/games';

vi.mock('./coached', () => ({
  hasCoach: (game: string) => game !== 'nim',
}));
const { notedOf, smoothed, unseenOf } = await import('./over-time');

const game = (id: string, when: number, wish: Partial<KeptGame> = {}): KeptGame => ({
  id,
  when,
  table: 't',
  match: 1,
  online: false,
  mine: [1],
  game: 'qwixx',
  setup: 'classic 2',
  players: [
    { name: '', level: 'hard' },
    { name: 'Nora', level: null },
  ],
  outcome: { winners: [1], scores: [], reason: 'rows' },
  ...wish,
});
const seats = [
  { luck: 0.1, errors: -0.2 },
  { luck: -0.1, errors: -0.05 },
];

it('what was noted is that of the seat where somebody sat, the oldest first', () => {
  const insight = { depth: 'quick' as const, seats };
  const games = [game('b', 2, { insight }), game('a', 1, { insight }), game('c', 3)];
  expect(notedOf(games, 'nora')).toEqual([
    { id: 'a', when: 1, luck: -0.1, errors: -0.05 },
    { id: 'b', when: 2, luck: -0.1, errors: -0.05 },
  ]);
  expect(notedOf(games, 'Hugo')).toEqual([]);
});

it('what the coach has not seen and could is offered, the last one first', () => {
  const games = [
    game('a', 1),
    game('b', 2, { insight: { depth: 'quick', seats } }),
    game('c', 3, { game: 'nim' }),
    game('d', 4, { outcome: { winners: [], scores: [], reason: 'abandoned' } }),
    game('e', 5),
  ];
  expect(unseenOf(games, 'Nora').map(({ id }) => id)).toEqual(['e', 'a']);
  expect(unseenOf(games, 'Nora', 1)).toHaveLength(1);
});

it('a curve is the mean of the last few', () => {
  expect(smoothed([1, 3, 5], 2)).toEqual([1, 2, 4]);
});
