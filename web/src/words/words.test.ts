// Every text is in the catalogue, and none is anywhere else.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import { argumentsOf, type Speech } from './arguments';

const SOURCES = join(import.meta.dirname, '..');
const WORDS = join(SOURCES, '../../words');

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(svelte|ts)$/.test(name),
);
const text = (file: string) => readFileSync(join(SOURCES, file), 'utf8');
const catalogue = (language: string) =>
  readdirSync(join(WORDS, language)).map((file) =>
    readFileSync(join(WORDS, language, file), 'utf8'),
  );
const keysOf = (source: string) =>
  [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '');

/** Messages that are named by data: the beginnings of their keys. */
const BEGINNINGS = [
  'edition-',
  'option-',
  'setting-',
  'cell-',
  'lock-',
  'box-',
  'sign-',
  'pair-',
  'title-',
  'game-',
  'ask-',
  'word-',
  'reason-',
  'list-',
  'refused-',
  'before-chance-',
  'before-answers-',
  'before-where-',
  'choice-',
  'around-offer-',
  'luck-good-',
  'luck-about-',
];

function said(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of catalogue(language)) bundle.addResource(new FluentResource(source));
  return bundle;
}

describe('the words of the page', () => {
  const known = new Set(catalogue('en').flatMap(keysOf));
  const used = files
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...text(file).matchAll(/\bt\(\s*'([^']+)'/g)].map((found) => found[1] ?? ''),
    );

  it('are all in the catalogue', () => {
    expect(used.length).toBeGreaterThan(80);
    expect(used.filter((key) => !known.has(key))).toEqual([]);
  });

  it('are all used', () => {
    const all = files.map(text).join('\n');
    const page = ['page', 'play', 'signals'].flatMap((name) =>
      keysOf(readFileSync(join(WORDS, `en/${name}.ftl`), 'utf8')),
    );
    // A key that is put together is known by how it begins.
    const begun = [...all.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map((found) => found[1] ?? '');
    const idle = page.filter(
      (key) =>
        !all.includes(`'${key}'`) &&
        ![...BEGINNINGS, ...begun].some((start) => key.startsWith(start)),
    );
    expect(idle).toEqual([]);
  });
});

describe('components', () => {
  for (const file of files.filter((name) => name.endsWith('.svelte'))) {
    it(`hold no text: ${file}`, () => {
      expect(texts(parse(text(file), { modern: true }).fragment)).toEqual([]);
    });
  }
});

/** The texts of a template that a person would read. */
function texts(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(texts);
  if (!node || typeof node !== 'object') return [];
  const { type, data, name, value } = node as {
    type?: string;
    data?: string;
    name?: string;
    value?: unknown;
  };
  if (type === 'Text') return /\p{L}{2,}/u.test(data ?? '') ? [data ?? ''] : [];
  if (type === 'StyleDirective') return [];
  if (type === 'Attribute') {
    const read = ['aria-label', 'title', 'alt', 'placeholder'].includes(name ?? '');
    return read ? texts(value) : [];
  }
  return Object.values(node).flatMap(texts);
}

describe('data in a message', () => {
  for (const [language, sentence] of [
    ['en', 'To close a row you need 5 ticks in it first; you have 4.'],
    ['fr', 'Pour clôturer une rangée, il faut d’abord y avoir 5 croix\u{a0}; vous en avez 4.'],
  ] as const) {
    it(`reads as it does at the terminal: ${language}`, () => {
      expect(say(language, 'rule-closing-needs', { rule: 'closing-needs', have: 4, need: 5 })).toBe(
        sentence,
      );
    });
  }

  it('gives cells their colours, and seats their names', () => {
    const event = {
      event: 'marked',
      seat: 1,
      mark: 'ticked',
      cell: 'g9',
      colour: 'yellow',
      means: 'bonus',
    };
    expect(say('en', 'event-ticked', event)).toBe(
      'Seat1 ticks yellow 9 in the green row by a bonus.',
    );
    const ended = {
      event: 'ended',
      outcome: { winners: [0, 2], scores: [], reason: 'four-misses' },
    };
    expect(say('en', 'event-ended', ended)).toBe(
      'The game is over: a fourth miss. Seat0 and Seat2 win together.',
    );
    const rule = { rule: 'choose-a-row', rows: ['red', 'blue'] };
    expect(say('en', 'rule-choose-a-row', rule)).toContain('red or blue');
  });

  it('calls tiles by what they show, and cells of a board as they are written', () => {
    const mixes = { rule: 'line-mixes', one: 'Gx', other: 'Ys' };
    expect(say('en', 'rule-line-mixes', mixes)).toContain('piece Gx and Ys');
    const lined = { event: 'lined', mark: 'ring', cells: ['a1', 'b1', 'c1'] };
    expect(say('en', 'event-lined', lined)).toBe('A line of rings: a1, b1 and c1.');
  });
});

function say(language: string, key: string, data: unknown): string {
  const bundle = said(language);
  const t = (name: string) => bundle.formatPattern(bundle.getMessage(name)?.value ?? '', {}, []);
  const speech: Speech = {
    t,
    word: (word) => (bundle.hasMessage(`word-${word}`) ? t(`word-${word}`) : word),
    list: (things, last) =>
      things.length < 2
        ? (things[0] ?? '')
        : things.slice(0, -1).join(', ') + t(`list-${last}`) + things.at(-1),
    expectation: (english) => english,
    piece: (text) => (text === 'Gx' || text === 'b1' ? `piece ${text}` : undefined),
  };
  const pattern = bundle.getMessage(key)?.value ?? '';
  return bundle.formatPattern(
    pattern,
    argumentsOf(data, (seat) => `Seat${seat}`, speech),
    [],
  );
}
