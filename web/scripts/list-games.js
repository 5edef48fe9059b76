// Asks every engine what it plays, and writes that down for the page and its scripts:
// node list-games.js FOLDER GAME…

import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { open } from './engine.js';

const [folder, ...names] = process.argv.slice(2);

const catalogue = async (name) =>
  (await open(join(folder, `${name}.wasm`))).ask({ do: 'catalogue' }).games;

// The sizes of what players look up, so that the page can say them before it fetches.
const bots = new URL('../../crates/bots/', import.meta.url).pathname;
const books = ['nets', 'tables'].flatMap((kind) =>
  readdirSync(join(bots, kind)).map((name) => [name, statSync(join(bots, kind, name)).size]),
);

/** What the coach of a game looks up at tables of some set-up: a book, or nothing; null if it knows nothing of
 * them. */
function needs(coach, game, rules, setup) {
  const transcript = `qlub 1\ngame ${game} ${rules}\nsetup ${setup}\n`;
  try {
    coach.ask({ do: 'begin', transcript, outcome: null, depth: 'quick' });
    return '';
  } catch ({ message }) {
    return message.match(/"book":"([^"]+)"/)?.[1] ?? null;
  }
}

const all = (await Promise.all(names.map(catalogue))).flat();
const games = await Promise.all(
  all.map(async ({ name: game, rules, luck, bots: levels, editions }) => {
    const file = join(folder, `${game}-coach.wasm`);
    const coach = existsSync(file) ? await open(file) : null;
    return {
      name: game,
      open: luck.includes('typed'),
      ...(levels.length === 0 && { pad: true }),
      editions: editions.map(({ name, fewest, most }) => {
        const seats = Array.from({ length: 1 + most - fewest }, (_, i) => fewest + i);
        const needed = (count) => coach && needs(coach, game, rules, `${name} ${count}`);
        // A book of the page can be fetched; one for somebody alone lies with the host, if it has been made.
        const there = (book) => book === '' || books.some(([name]) => name === book);
        const known = seats.filter((count) => there(needed(count)));
        const alone = fewest === 1 && !known.includes(1) ? needed(1) : null;
        return { name, fewest, coach: known, ...(alone && { alone }) };
      }),
    };
  }),
);
writeFileSync(join(folder, 'games.json'), JSON.stringify(games, null, 2));

for (const { name } of games) {
  const files = [`${name}-coach.wasm`, `${name}-lesson.wasm`];
  for (const file of files.filter((file) => existsSync(join(folder, file)))) {
    // As a server sends it: by gzip.
    books.push([file, gzipSync(readFileSync(join(folder, file)), { level: 9 }).length]);
  }
}
writeFileSync(join(folder, 'books.json'), JSON.stringify(Object.fromEntries(books), null, 2));
