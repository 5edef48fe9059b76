// Set-ups as text, and how they are spoken of.

import { describe, expect, it } from 'vitest';
import type { EditionAbout } from '../generated/wire';
import { set } from '../settings/settings.svelte';
import { speak } from '../words/words.svelte';
import { asChosen, nameOf, readSetup, valuesOf, writeSetup } from './setup';
import { duration, editionWord, optionValue } from './setup-words';

const option = (key: string) => ({
  key,
  default: 'no',
  values: ['no', 'yes'],
  seats: false,
  form: null,
});
const OLDEST = {
  key: 'oldest',
  default: '0',
  values: ['0', '1', '2', '3'],
  seats: true,
  form: null,
};
const CLASSIC: EditionAbout = {
  name: 'classic',
  fewest: 2,
  most: 5,
  options: [option('jokers'), option('strict')],
  bots: [],
};
const SAME = { jokers: { edition: 'classic', options: { jokers: 'yes' } } };

describe('an edition that is another one with an option', () => {
  it('is chosen as that one, and written by its own name', () => {
    const chosen = asChosen(readSetup('jokers 3'), SAME);
    expect(chosen).toEqual({ edition: 'classic', seats: 3, options: { jokers: 'yes' } });
    expect(nameOf(chosen, SAME)).toBe('jokers');
    expect(writeSetup(CLASSIC, 3, chosen.options, SAME)).toBe('jokers 3');
    expect(writeSetup(CLASSIC, 3, { jokers: 'no' }, SAME)).toBe('classic 3');
  });

  it('keeps the other options', () => {
    expect(writeSetup(CLASSIC, 2, { jokers: 'yes', strict: 'yes' }, SAME)).toBe(
      'jokers 2 strict=yes',
    );
    expect(writeSetup(CLASSIC, 2, { strict: 'yes' })).toBe('classic 2 strict=yes');
  });

  it('changes nothing where there is none', () => {
    const setup = readSetup('longo 2');
    expect(asChosen(setup, SAME)).toBe(setup);
    expect(nameOf(setup, SAME)).toBe('longo');
  });
});

describe('a seat that is chosen', () => {
  const edition = { ...CLASSIC, options: [OLDEST] };

  it('is one that the table has', () => {
    expect(valuesOf(OLDEST, 3)).toEqual(['0', '1', '2']);
    expect(writeSetup(edition, 3, { oldest: '2' })).toBe('classic 3 oldest=2');
    expect(writeSetup(edition, 3, { oldest: '0' })).toBe('classic 3');
  });

  it('is forgotten where there is no such seat', () => {
    expect(writeSetup(edition, 2, { oldest: '2' })).toBe('classic 2');
  });
});

describe('words', () => {
  it('of a time have one form, in both languages', async () => {
    await speak('en');
    expect([15, 60, 90, 300, 0.4, 0].map(duration)).toEqual([
      '15 s',
      '1 min',
      '1 min 30 s',
      '5 min',
      '0.4 s',
      '0 s',
    ]);
    await speak('fr');
    expect(duration(90)).toBe('1\u{a0}min 30\u{a0}s');
    expect(duration(1.5)).toBe('1,5\u{a0}s');
    set('language', 'en');
    await speak('en');
  });

  it('are those of the game at hand', async () => {
    await speak('en');
    expect(editionWord('qwixx')).toBe('Sheet');
    expect(editionWord('quixo')).toBe('Two or four');
    expect(editionWord('another')).toBe('Edition');
    const [repetition, side] = [option('repetition'), option('side')];
    expect(optionValue(repetition, 'off', String)).toBe('play on');
    expect(optionValue(side, '3', String)).toBe('3');
    expect(optionValue(OLDEST, '1', (seat) => ['Anna', 'Bob'][seat] ?? '')).toBe('Bob');
  });
});
