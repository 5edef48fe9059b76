import { beforeEach, describe, expect, it } from 'vitest';
import { drop } from '../../settings/store';
import { hasLearnt, noteProgress, progressOf } from './progress';

beforeEach(() => drop('lessons'));

describe('how far somebody has come in a lesson', () => {
  it('is nowhere at first', () => {
    expect(progressOf('quixo', 'two')).toEqual({ step: 0, done: false });
    expect(hasLearnt('quixo')).toBe(false);
  });

  it('is kept for each lesson', () => {
    noteProgress('quixo', 'two', 1, 2);
    expect(progressOf('quixo', 'two')).toEqual({ step: 1, done: false });
    expect(progressOf('quixo', 'four')).toEqual({ step: 0, done: false });
    expect(hasLearnt('quixo')).toBe(false);
  });

  it('begins anew after the end, which is remembered', () => {
    noteProgress('quixo', 'two', 2, 2);
    expect(progressOf('quixo', 'two')).toEqual({ step: 0, done: true });
    noteProgress('quixo', 'two', 1, 2);
    expect(progressOf('quixo', 'two')).toEqual({ step: 1, done: true });
    expect(hasLearnt('quixo')).toBe(true);
    expect(hasLearnt('qwixx')).toBe(false);
  });
});
