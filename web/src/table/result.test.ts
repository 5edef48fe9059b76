// Who came in where, and what is said about it first.

import { describe, expect, it } from 'vitest';
import { placings, verdict } from './result';

const end = (winners: number[], scores: number[] = [], reason = 'two-rows-closed') => ({
  winners,
  scores,
  reason,
});

describe('places', () => {
  it('go by points, and whoever is level shares one', () => {
    const all = placings(end([2], [40, 31, 56, 40]), 4);
    expect(all.map(({ seat, place, behind }) => [seat, place, behind])).toEqual([
      [2, 1, 0],
      [0, 2, 16],
      [3, 2, 16],
      [1, 4, 25],
    ]);
  });

  it('are two where there are no points', () => {
    const all = placings(end([1, 3], [], 'line'), 4);
    expect(all.map(({ seat, place, points }) => [seat, place, points])).toEqual([
      [1, 1, null],
      [3, 1, null],
      [0, 3, null],
      [2, 3, null],
    ]);
  });

  it('are all the same after a draw', () => {
    expect(placings(end([], [], 'repetition'), 2).map(({ place }) => place)).toEqual([1, 1]);
  });

  it('put winners first where somebody with more points gave up, and count no margin', () => {
    const all = placings(end([1], [60, 20], 'resigned'), 2);
    expect(all.map(({ seat, place, behind }) => [seat, place, behind])).toEqual([
      [1, 1, null],
      [0, 2, null],
    ]);
  });
});

describe('what is said first', () => {
  it('is by how much I won or lost', () => {
    expect(verdict(end([0], [56, 49]), 2, 0, false)).toEqual({ kind: 'you-win', by: 7 });
    expect(verdict(end([0], [56, 53]), 2, 1, false)).toEqual({ kind: 'you-lose', by: 3 });
    expect(verdict(end([0], [], 'line'), 2, 1, false)).toEqual({ kind: 'you-lose', by: 0 });
    expect(verdict(end([0], [9, 30], 'resigned'), 2, 0, false)).toEqual({
      kind: 'you-win',
      by: 0,
    });
  });

  it('is my place where more than two played', () => {
    const said = verdict(end([2], [40, 31, 56]), 3, 0, false);
    expect(said).toEqual({ kind: 'you-place', place: 2, by: 16, others: [2] });
  });

  it('is a draw where nobody or everybody won', () => {
    expect(verdict(end([], [], 'repetition'), 2, 0, false)).toEqual({ kind: 'draw', points: null });
    expect(verdict(end([0, 1], [50, 50]), 2, 1, false)).toEqual({ kind: 'draw', points: 50 });
    expect(verdict(end([], [], 'abandoned'), 2, 0, false)).toEqual({ kind: 'closed' });
  });

  it('names those who win with me', () => {
    expect(verdict(end([0, 2], [], 'line'), 4, 0, true)).toEqual({
      kind: 'you-win-with',
      others: [2],
    });
    expect(verdict(end([0, 2], [50, 4, 50]), 3, 0, false)).toEqual({
      kind: 'you-share',
      others: [2],
    });
  });

  it('names the winners to whoever did not play, or shares the device', () => {
    expect(verdict(end([1], [4, 9]), 2, null, false)).toEqual({
      kind: 'wins',
      by: 5,
      others: [1],
    });
    expect(verdict(end([1, 3], [], 'line'), 4, null, true)).toEqual({
      kind: 'team',
      others: [1, 3],
    });
    expect(verdict(end([1, 2], [4, 9, 9]), 3, null, false).kind).toBe('share');
  });

  it('is the points of whoever plays alone', () => {
    expect(verdict(end([0], [88]), 1, 0, false)).toEqual({ kind: 'alone', points: 88 });
  });
});
