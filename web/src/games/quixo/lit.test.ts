import { expect, it } from 'vitest';
import { moveOf } from './lit';

it('a move names its cube and where it is pushed in, dots aside', () => {
  expect(moveOf('e3W')).toEqual({ cell: 'e3', end: 'west' });
  expect(moveOf('a1N2')).toEqual({ cell: 'a1', end: 'north' });
  expect(moveOf('-')).toBeNull();
});
