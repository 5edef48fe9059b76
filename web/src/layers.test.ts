// Arrows between the folders of the page point down only.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The folders, and the files beside them, from the ground up. Nobody knows a neighbour. */
const LAYERS = [
  ['generated', 'engines', 'languages', 'overlay', 'root', 'service-worker'],
  ['settings', 'router', 'offline'],
  ['words', 'style', 'sound'],
  ['parts'],
  ['table'],
  ['games'],
  ['screens'],
  ['App'],
  ['main'],
];

const SOURCES = import.meta.dirname;
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'),
);

/** The folder of a file, or the file itself if it lies in none. */
const part = (file: string) => file.split('/')[0]?.split('.')[0] ?? '';
const height = (name: string) => LAYERS.findIndex((layer) => layer.includes(name));

/** The parts of the page that a file imports, besides its own. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(SOURCES, file), 'utf8');
  const found = [...text.matchAll(/(?:\bfrom|\bimport\(?|\bglob(?:<[^(]*>)?\()\s*'(\.[^']*)'/g)];
  return found
    .map(([, path = '']) => relative(SOURCES, resolve(SOURCES, dirname(file), path)))
    .filter((path) => !path.startsWith('..'))
    .map(part)
    .filter((name) => name !== part(file));
}

describe('the folders of the page', () => {
  it('are all in a layer', () => {
    expect(files.map(part).filter((name) => height(name) < 0)).toEqual([]);
  });

  it('import from layers below their own only', () => {
    const wrong = files.flatMap((file) =>
      importsOf(file)
        .filter((name) => height(name) >= height(part(file)))
        .map((name) => `${file} imports ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are read as they are written', () => {
    expect(importsOf('games/index.ts')).toEqual(['engines', 'words', 'table']);
    expect(new Set(importsOf('App.svelte'))).toContain('screens');
  });
});
