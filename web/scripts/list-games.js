// Asks every engine what it plays, and writes that down for the page and its scripts:
// node list-games.js FOLDER GAME…

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder, ...names] = process.argv.slice(2);

async function catalogue(name) {
  const bytes = readFileSync(join(folder, `${name}.wasm`));
  const { instance } = await WebAssembly.instantiate(bytes, {});
  const { memory, room, ask, answer } = instance.exports;
  const question = new TextEncoder().encode(JSON.stringify({ do: 'catalogue' }));
  // Making room may move the memory: it is looked up afterwards.
  const place = room(question.length);
  new Uint8Array(memory.buffer, place, question.length).set(question);
  const length = ask();
  const told = new TextDecoder().decode(new Uint8Array(memory.buffer, answer(), length));
  return JSON.parse(told).ok.catalogue.games;
}

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
