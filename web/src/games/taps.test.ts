import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tapsOf } from './taps';

const LESSONS = join(import.meta.dirname, '../../../lessons');

/** The answers of every lesson, by game and edition. */
const lessons = readdirSync(LESSONS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.lesson'))
  .map((name) => {
    const text = readFileSync(join(LESSONS, name), 'utf8');
    const answers = [...text.matchAll(/^step \S+: (.+)$/gm)].map(([, answer = '']) => answer);
    const game = name.split('/')[0] ?? '';
    return { name, game, answers };
  });

describe('what is tapped for an answer', () => {
  it('is a cell and what confirms it, or what ticks nothing', () => {
    expect(tapsOf('qwixx', 'r3')).toEqual(['[data-cell="r3"]', '[data-confirm]']);
    expect(tapsOf('qwixx', 'y11>b')).toEqual(['[data-cell="y11"]', '[data-confirm]']);
    expect(tapsOf('qwixx', '-')).toEqual(['[data-offer="-"]']);
  });

  it('is a card of the row, or each card that is played', () => {
    expect(tapsOf('qwixx-cards', 'take 2')).toEqual(['[data-take="2"]', '[data-confirm]']);
    expect(tapsOf('qwixx-cards', 'r: 2x j3 14x').slice(0, 3)).toEqual([
      '[data-card="r2"]',
      '[data-card="j3"]',
      '[data-card="r14"]',
    ]);
  });

  it('is a cube and an end', () => {
    expect(tapsOf('quixo', 'c1N.2')).toEqual([
      '[data-cell="c1"]',
      '[data-end="north"]',
      '[data-confirm]',
    ]);
  });

  it('is a cell for every tile', () => {
    expect(tapsOf('qwirkle', 'Rs@3,0 Bs@3,-1').slice(0, 2)).toEqual([
      '[data-cell="3,0"]',
      '[data-cell="3,-1"]',
    ]);
    expect(tapsOf('qwirkle', 'swap Rs')[1]).toBe('[data-tile="Rs"]');
  });
});

describe('lessons', () => {
  it('take as many taps as their document says', () => {
    const document = readFileSync(join(LESSONS, '../docs/lessons.md'), 'utf8');
    const rows = document.matchAll(/^\| (\S+) (\S+) \| (\d+) \| (\d+) \|/gm);
    const said = [...rows].map(([, game, edition, steps, taps]) => [
      `${game}/${edition}.lesson`,
      Number(steps),
      Number(taps),
    ]);
    const counted = lessons.map(({ name, game, answers }) => [
      name,
      answers.length,
      answers.flatMap((answer) => tapsOf(game, answer)).length,
    ]);
    expect(said.sort()).toEqual(counted.sort());
  });

  it('take eight taps at most', () => {
    expect(lessons.length).toBeGreaterThan(0);
    const long = lessons.flatMap(({ name, game, answers }) => {
      const taps = answers.flatMap((answer) => tapsOf(game, answer)).length;
      return taps > 8 ? [`${name}: ${taps}`] : [];
    });
    expect(long).toEqual([]);
  });
});
