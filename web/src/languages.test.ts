// Languages are found, not listed: a folder is enough.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { manifest } from '../scripts/catalogues.ts';
import { ENGLISH, LANGUAGES, preferred } from './languages';
import { letter, speak, t } from './words/words.svelte';

const FOLDERS = readdirSync(join(import.meta.dirname, '../../words')).sort();

describe('the languages', () => {
  it('are the folders of words', () => {
    expect([...LANGUAGES.keys()]).toEqual(FOLDERS);
    expect(new Set(LANGUAGES.values()).size).toBe(FOLDERS.length);
  });

  it('are chosen as a browser asks for them', () => {
    expect(preferred(['fr-CA', 'en'])).toBe('fr');
    expect(preferred(['xx', 'FR', 'en'])).toBe('fr');
    expect(preferred(['en-GB', 'fr'])).toBe('en');
    expect(preferred(['xx-YY'])).toBe(ENGLISH);
    expect(preferred([])).toBe(ENGLISH);
  });

  for (const [language, name] of LANGUAGES) {
    it(`are spoken, with letters that tell colours apart: ${language}`, async () => {
      await speak(language);
      expect(document.documentElement.lang).toBe(language);
      expect(t('language-name')).toBe(name);
      const letters = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'].map(letter);
      expect(letters.join('')).toMatch(/^\p{Lu}{6}$/u);
      expect(new Set(letters).size).toBe(letters.length);
      expect(letter('')).toBe('');
    });
  }

  it('are those in which an installed page says what it is', () => {
    const { lang, description, description_localized: others } = JSON.parse(manifest('{}'));
    expect(lang).toBe(ENGLISH);
    expect([lang, ...Object.keys(others)].sort()).toEqual(FOLDERS);
    expect(new Set([description, ...Object.values(others)]).size).toBe(FOLDERS.length);
  });
});
