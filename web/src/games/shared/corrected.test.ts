import { expect, test } from 'vitest';
import type { ToldEvent } from '../../table/told-event';
import { lastCorrected } from './corrected';

const told = (...events: string[]) =>
  events.map((event) => ({ event: { event }, only: null })) as unknown as ToldEvent[];

test('a correction is read until the game goes on', () => {
  const news = told('marked', 'news-corrected', 'news-called');
  expect(lastCorrected(news)).toBe(news[1]);
  expect(lastCorrected(told('news-corrected', 'marked'))).toBeNull();
  expect(lastCorrected(told('marked'))).toBeNull();
});
