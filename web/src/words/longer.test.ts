// The longer English has all that the page says, with 40 % more letters, each of them marked.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { lengthen, longer, marked } from './longer';

const WORDS = join(import.meta.dirname, '../../../words/en');
const lettersOf = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

function said(source: string): FluentBundle {
  const bundle = new FluentBundle('en', { useIsolating: false });
  bundle.addResource(lengthen(new FluentResource(source)));
  return bundle;
}

describe('the longer English', () => {
  it('is 40 % longer', () => {
    for (const text of ['Settings', 'Tick it, or not', 'The table is full, you are watching']) {
      const more = longer(text).length / text.length;
      expect(more).toBeGreaterThanOrEqual(1.4);
      expect(more).toBeLessThanOrEqual(1.5);
    }
  });

  it('begins as English does, and keeps signs, digits and spaces', () => {
    expect(longer('Pass −5')).toBe('Ppasss −5');
    expect(longer(', ')).toBe(', ');
  });

  it('leaves data, and what is chosen by them, as they are', () => {
    const bundle = said(
      'points = { $count ->\n    [one] { $name }: one\n   *[other] { $count } points\n }',
    );
    const pattern = bundle.getMessage('points')?.value ?? '';
    const say = (count: number) => bundle.formatPattern(pattern, { count, name: 'Nora' });
    expect(say(1)).toBe(`Nora: ${marked('oónne')}`);
    expect(say(7)).toBe(`7 ${marked(longer(' points').trim())}`);
  });

  it('is told apart from everything else', () => {
    const foreign = /\p{L}{2,}/u;
    expect(marked('Settings, 7')).not.toMatch(foreign);
    expect(`${marked('Settings')} settings`).toMatch(foreign);
  });

  it('leaves letters of colours alone', () => {
    const bundle = said('colour-letter-red = R');
    expect(bundle.getMessage('colour-letter-red')?.value).toBe('R');
  });

  for (const file of readdirSync(WORDS)) {
    it(`says every message: ${file}`, () => {
      const source = readFileSync(join(WORDS, file), 'utf8');
      const isWord = ({ id }: { id: string }) => !id.startsWith('colour-letter-');
      const plain = new FluentResource(source).body.filter(isWord);
      const stretched = lengthen(new FluentResource(source)).body.filter(isWord);
      expect(stretched.map(({ id }) => id)).toEqual(plain.map(({ id }) => id));
      const shorter = plain.filter(({ value }, i) => {
        const now = stretched[i]?.value;
        return typeof value === 'string' && lettersOf(String(now)) < lettersOf(value) * 1.4;
      });
      expect(shorter).toEqual([]);
    });
  }
});
