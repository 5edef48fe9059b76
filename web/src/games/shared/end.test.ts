// The first line after a match, at tables that tests keep.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALONE, sit, WATCHING } from '../../../tests/unit/sitting';
import { bot, person, type Wishes } from '../../../tests/unit/table';
import { pieces } from '../../parts/named';
import { speak, speakOfPlay } from '../../words/words.svelte';
import { endOf } from './end';

beforeAll(speakOfPlay);

const TWO = [person('Nora'), person('Hugo')];

/** What is said when a match ends like this. */
function said(
  winners: number[],
  scores: number[],
  wishes: Wishes = ALONE,
  seats = TWO,
  team = false,
) {
  const { table, sitting } = sit({ ...wishes, table: { seats } });
  const outcome = { winners, scores, reason: 'two-rows-closed' };
  table.tell({ table: { phase: 'over', question: null, outcome } });
  const { title, won } = endOf(sitting, team);
  return { title: pieces(title).join(''), won };
}

describe('the end', () => {
  it('is about whoever is here', () => {
    expect(said([0], [56, 49])).toEqual({ title: 'You win by 7', won: true });
    expect(said([1], [46, 49])).toEqual({ title: 'You lose by 3', won: true });
    expect(said([1], [])).toEqual({ title: 'You lose', won: true });
    expect(said([0, 1], [49, 49])).toEqual({ title: 'A draw, 49 each', won: false });
    expect(said([], [])).toEqual({ title: 'A draw', won: false });
  });

  it('names people where several share the device, or only watch', () => {
    expect(said([0], [56, 49], {}).title).toBe('Nora wins by 7');
    expect(said([1], [], WATCHING).title).toBe('Hugo wins');
  });

  it('says the place among more than two, and whom somebody won with', () => {
    const three = [...TWO, bot()];
    expect(said([1], [46, 49, 3], ALONE, three).title).toBe('You finish second, 3 behind Hugo');
    expect(said([0, 1], [49, 49, 3], ALONE, three).title).toBe('You share the win with Hugo');
    const four = [...TWO, person('Odo'), person('Eve')];
    expect(said([0, 2], [], ALONE, four, true).title).toBe('You and Odo win');
    expect(said([0, 2], [], WATCHING, four, true).title).toBe('Nora and Odo win together');
  });

  it('is a moment for those before whose eyes it happened', () => {
    const { table, sitting } = sit(ALONE);
    expect(sitting.justEnded).toBe(false);
    const outcome = { winners: [0], scores: [], reason: 'line' };
    table.tell({ table: { phase: 'over', outcome } });
    expect(sitting.justEnded).toBe(true);
    expect(sit({ ...ALONE, table: { phase: 'over', outcome } }).sitting.justEnded).toBe(false);
    table.tell({ table: { phase: 'playing', outcome: null } });
    expect(sitting.justEnded).toBe(false);
  });
});

describe('in French', () => {
  beforeAll(() => speak('fr'));
  afterAll(() => speak('en'));

  it('reads as well', () => {
    expect(said([0], [50, 49]).title).toBe('Vous gagnez d’un point');
    expect(said([1], [46, 49]).title).toBe('Vous perdez de 3 points');
    expect(said([0, 1], [49, 49]).title).toBe('Égalité, 49 partout');
    expect(said([1], [46, 49, 3], ALONE, [...TWO, bot()]).title).toBe(
      'Vous arrivez deuxième, 3 points derrière Hugo',
    );
  });
});
