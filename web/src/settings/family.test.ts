import { beforeEach, expect, test } from 'vitest';
import { family, rememberNames } from './family';
import { drop } from './store';

beforeEach(() => drop('family'));

test('whoever played last is offered first, and once', () => {
  rememberNames(['Anna', ' Ben ', '']);
  rememberNames(['Ben']);
  expect(family()).toEqual(['Ben', 'Anna']);
});

test('a list does not grow for ever', () => {
  rememberNames(Array.from({ length: 30 }, (_, i) => `Guest ${i}`));
  expect(family()).toHaveLength(12);
});
