// Names of the past: seats change hands, and what was told keeps its names.

import { describe, expect, it } from 'vitest';
import { namesThen } from './naming';
import type { ToldEvent } from './told-event';

const told = (event: object): ToldEvent => ({ event: event as never, only: null });
const ticked = (seat: number) => told({ event: 'passed', seat });
const naming = (...now: string[]) => ({
  now,
  bot: (seat: number, level: string) => `${level}${seat}`,
  inPlaceOf: (name: string) => `${name} (bot)`,
});

/** What the seat in question is called in every line. */
function called(seat: number, lines: ToldEvent[], ...now: string[]): (string | undefined)[] {
  const then = namesThen(lines, naming(...now));
  return lines.map((line) => then.get(line)?.[seat]);
}

describe('the names of what was told', () => {
  it('are those of now where nothing changed', () => {
    expect(called(1, [ticked(0), ticked(1)], 'Nora', 'Max')).toEqual(['Max', 'Max']);
  });

  it('stay with whoever left, and a bot plays for them until somebody sits down', () => {
    const lines = [
      ticked(1),
      told({ event: 'news-rose', seat: 1, name: 'Max' }),
      ticked(1),
      told({ event: 'news-sat', seat: 1, name: 'Eve' }),
      ticked(1),
    ];
    expect(called(1, lines, 'Nora', 'Eve')).toEqual(['Max', 'Max', 'Max (bot)', 'Eve', 'Eve']);
  });

  it('say who stood in for whom, and that they are back', () => {
    const lines = [
      told({ event: 'news-stood-in', seat: 0, level: 'easy' }),
      ticked(0),
      told({ event: 'news-returned', seat: 0 }),
      ticked(0),
    ];
    expect(called(0, lines, 'Nora', 'Max')).toEqual(['Nora', 'Nora (bot)', 'Nora', 'Nora']);
  });

  it('are those of a bot that the host put there', () => {
    const lines = [
      told({ event: 'news-removed', seat: 1, name: 'Max' }),
      told({ event: 'news-bot-sat', seat: 1, level: 'hard' }),
      ticked(1),
    ];
    expect(called(1, lines, 'Nora', 'hard1')).toEqual(['Max', 'hard1', 'hard1']);
  });

  it('are those that people had before they took others', () => {
    const lines = [ticked(0), told({ event: 'news-renamed', seat: 0, before: 'N', name: 'Nora' })];
    expect(called(0, lines, 'Nora', 'Max')).toEqual(['N', 'Nora']);
  });
});
