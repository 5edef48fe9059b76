// Who bots are: everybody works it out alike, and nobody at a table bears another's name.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../languages';
import { castOf, characterAt, easierLevel, LEVELS, rankOf } from './cast';

const ROOT = join(import.meta.dirname, '../../..');
const text = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Every level of every game, by the words that the bots themselves list. */
const ALL_LEVELS = [...text('crates/bots/src/level.rs').matchAll(/Level::\w+ => "(\w+)"/g)].map(
  ([, word = '']) => word,
);
/** The largest table of all games. */
const MOST = 5;
const everybody = [...LEVELS.flatMap(castOf), ...castOf('greedy')];

describe('the cast', () => {
  it('knows every level that there is, in its order', () => {
    expect(ALL_LEVELS).toEqual(['random', 'greedy', ...LEVELS]);
  });

  for (const level of ALL_LEVELS) {
    it(`has different characters for a whole table: ${level}`, () => {
      const seats = Array.from({ length: MOST }, (_, seat) => seat);
      const at = (seat: number) => characterAt({ level, seat, seats: MOST, match: 1 }).name;
      expect(new Set(seats.map(at)).size).toBe(MOST);
    });
  }

  it('has no name and no face twice', () => {
    expect(new Set(everybody.map(({ name }) => name)).size).toBe(everybody.length);
    const faces = everybody.map(({ face }) => JSON.stringify(face));
    expect(new Set(faces).size).toBe(everybody.length);
  });

  it('has names that fit beside a face on a phone', () => {
    for (const { name } of everybody) expect(name).toMatch(/^[A-Z][a-z]{2,6}$/);
  });

  for (const language of LANGUAGES.keys()) {
    it(`has one line for everybody, and none for nobody: ${language}`, () => {
      const lines = text(`words/${language}/cast.ftl`);
      const keys = [...lines.matchAll(/^bot-(\w+) = (.+)$/gm)];
      const ids = keys.map(([, id]) => id);
      expect(ids.sort()).toEqual(everybody.map(({ id }) => id).sort());
      expect(new Set(keys.map(([, , line]) => line)).size).toBe(keys.length);
    });
  }
});

describe('a character', () => {
  it('is the same by the word that older programs have for the level', () => {
    const seat = { seat: 2, seats: 3, match: 1 };
    for (const [old, today] of [
      ['gentle', 'easy'],
      ['steady', 'medium'],
      ['strong', 'hard'],
      ['best', 'expert'],
    ] as const) {
      expect(characterAt({ level: old, ...seat })).toBe(characterAt({ level: today, ...seat }));
    }
  });

  it('moves on with its seat in a rematch', () => {
    for (const seats of [2, 3, 4, 5]) {
      for (let seat = 0; seat < seats; seat++) {
        const first = characterAt({ level: 'easy', seat, seats, match: 1 });
        const next = (seat + seats - 1) % seats;
        expect(characterAt({ level: 'easy', seat: next, seats, match: 2 })).toBe(first);
      }
    }
  });

  it('is a robot where people do not choose the level', () => {
    for (const level of ['random', 'greedy', 'of-a-later-program', null]) {
      expect(characterAt({ level, seat: 1, seats: 2, match: 1 }).face.skin).toBe('robot');
    }
  });
});

describe('the next easier level', () => {
  it('is the next of those on offer', () => {
    expect(easierLevel('hard', LEVELS)).toBe('medium');
    expect(easierLevel('unbeatable', ['random', 'easy', 'medium'])).toBe('medium');
    expect(easierLevel('best', ['easy', 'medium', 'hard', 'expert'])).toBe('hard');
  });

  it('is none below easy, nor for what programs choose', () => {
    for (const level of ['easy', 'gentle', 'greedy', 'random', '']) {
      expect(easierLevel(level, ['random', 'greedy', ...LEVELS])).toBeNull();
      expect(rankOf(level)).toBe(0);
    }
  });
});
