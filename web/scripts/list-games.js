// Asks every engine what it plays, and writes that down for the page and its scripts:
// node list-games.js FOLDER GAME…

import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { open } from './engine.js';

const [folder, ...names] = process.argv.slice(2);

const catalogue = async (name) =>
  (await open(join(folder, `${name}.wasm`))).ask({ do: 'catalogue' }).games;

const all = (await Promise.all(names.map(catalogue))).flat();
const games = all.map(({ name, luck, editions }) => ({
  name,
  open: luck.includes('typed'),
  editions: editions.map(({ name, fewest }) => ({ name, fewest })),
}));
writeFileSync(join(folder, 'games.json'), JSON.stringify(games, null, 2));

// The sizes of what players look up, so that the page can say them before it fetches.
const bots = new URL('../../crates/bots/', import.meta.url).pathname;
const books = ['nets', 'tables'].flatMap((kind) =>
  readdirSync(join(bots, kind)).map((name) => [name, statSync(join(bots, kind, name)).size]),
);
writeFileSync(join(folder, 'books.json'), JSON.stringify(Object.fromEntries(books), null, 2));
