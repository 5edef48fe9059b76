// How long players take to decide in the page: whole games against themselves, in the engines that it ships.
// `node scripts/bots.js [GAME…] [LEVEL…] [DECISIONS]` is to wasm what `qlub bench bots` is to the program; what
// the table itself does for an answer is counted in.

import { readFileSync } from 'node:fs';
import { open } from './engine.js';
import { engineOf, NAMES } from './games.js';

const LEVELS = ['easy', 'medium', 'hard', 'expert', 'unbeatable'];
const words = process.argv.slice(2);
const DECISIONS = Number(words.find((word) => /^\d+$/.test(word)) ?? 300);

/** Those of a list that were named, or all. */
function chosen(all) {
  const named = all.filter((one) => words.includes(one));
  return named.length > 0 ? named : all;
}

/** The milliseconds of each decision at tables of bots, sorted. */
function times(engine, game, { name, fewest }, level) {
  const seats = Array.from({ length: Math.max(2, fewest) }, () => ({ level }));
  const setup = `${name} ${seats.length}`;
  for (const book of engine.ask({ do: 'books', game, setup, levels: [level] })) {
    const folder = book.endsWith('.net') ? 'nets' : 'tables';
    const file = new URL(`../../crates/bots/${folder}/${book}`, import.meta.url);
    engine.provide(game, book, readFileSync(file));
  }
  const options = { ...engine.ask({ do: 'catalogue' }).options, pace: 0 };
  const all = [];
  for (let match = 0; all.length < DECISIONS; match++) {
    let clock = 1;
    const now = () => ({ now: clock++, fresh: match.toString(16).padStart(64, '0') });
    let told = engine.ask({ do: 'open', new: { game, setup, options }, seats, ...now() });
    const { table } = told;
    while (told.wakes !== null && all.length < DECISIONS) {
      const begun = performance.now();
      told = engine.ask({ do: 'tick', table, ...now() });
      const took = performance.now() - begun;
      // An answer is a line `NUMBER TIME SEAT …`; several may be given at once.
      const answers = told.lines.filter((line) => /^\d+ \d+ \d/.test(line));
      all.push(...answers.map(() => took / answers.length));
    }
    engine.ask({ do: 'close', table });
  }
  return all.sort((one, other) => one - other);
}

for (const game of chosen(NAMES)) {
  const engine = await open(engineOf(game));
  const [{ editions }] = engine.ask({ do: 'catalogue' }).games;
  for (const edition of editions) {
    for (const level of chosen(LEVELS).filter((one) => edition.bots.includes(one))) {
      const all = times(engine, game, edition, level);
      const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
      const [p99, most] = [all[Math.floor(0.99 * (all.length - 1))], all.at(-1)];
      const who = [game.padEnd(12), edition.name.padEnd(10), level.padEnd(11)].join(' ');
      const [a, b, c] = [mean, p99, most].map((time) => time.toFixed(3).padStart(8));
      console.log(`${who} mean ${a} ms, p99 ${b}, most ${c}, ${all.length} decisions`);
    }
  }
}
