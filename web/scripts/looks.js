// How long the coach takes as wasm, without a browser: hints in a match, and looks back at it.
// `node scripts/looks.js [GAME…]` is to wasm what `qlub analyse` is to the program. The same bots play the same
// match every time; its record is kept where QLUB_RECORDS says, for whoever compares.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { open } from './engine.js';
import { coachOf, editions, engineOf, PLAYED } from './games.js';

const named = PLAYED.filter((name) => process.argv.includes(name));
const { QLUB_RECORDS } = process.env;

function timed(work) {
  const begun = performance.now();
  const result = work();
  return [performance.now() - begun, result];
}

/** The coach of a game, with the books that it needs. */
async function coach(engine, game, setup) {
  const coach = await open(coachOf(game));
  const books = engine.ask({ do: 'books', game, setup, levels: ['expert'] });
  for (const book of books.filter((name) => name.endsWith('.net'))) {
    coach.provide(
      game,
      book,
      readFileSync(new URL(`../../crates/bots/nets/${book}`, import.meta.url)),
    );
  }
  return coach;
}

/** A match in which the first seat does what the coach says; how long each hint took. */
function play(engine, coach, game, setup) {
  const options = { ...engine.ask({ do: 'catalogue' }).options, pace: 0 };
  let clock = 0;
  const now = () => ({ now: ++clock, fresh: '7'.padStart(64, '0') });
  const seats = [{ name: 'Nora' }, { level: 'hard' }];
  let told = engine.ask({ do: 'open', new: { game, setup, options }, seats, ...now() });
  const { table } = told;
  const [heard, hints] = [[], []];
  for (;;) {
    const { news, table: state, views } = told.update;
    heard.push(...news.filter((one) => one.news === 'game' && (one.only ?? 0) === 0));
    if (state.outcome) break;
    const { question } = state;
    if (question?.seats.includes(0) && !question.answered.includes(0)) {
      const { view } = views.find(({ seat }) => seat === 0);
      const events = heard.map(({ event }) => event);
      const asked = { do: 'hint', game, setup, view, seat: 0, heard: events, inMind: null };
      const [took, found] = timed(() => coach.ask(asked));
      hints.push(took);
      const request = { do: 'answer', seat: 0, question: question.number, action: found[0].action };
      told = engine.ask({ do: 'ask', table, request, ...now() });
    } else {
      told = engine.ask({ do: 'tick', table, ...now() });
    }
  }
  return { hints, record: engine.ask({ do: 'record', table, number: 1 }) };
}

/** Looks at a match from its first to its last step. */
function look(coach, { transcript, outcome }, depth) {
  coach.ask({ do: 'begin', transcript, outcome, depth });
  while (coach.ask({ do: 'go' }).report === null);
}

for (const game of named.length > 0 ? named : PLAYED) {
  const engine = await open(engineOf(game));
  const setup = `${editions(game)[0]} 2`;
  const asked = await coach(engine, game, setup);
  const { hints, record } = play(engine, asked, game, setup);
  if (QLUB_RECORDS) writeFileSync(join(QLUB_RECORDS, `${game}.game`), record);
  const retold = engine.ask({ do: 'retell', record });
  const [quick, deep] = ['quick', 'deep'].map(
    (depth) => timed(() => look(asked, retold, depth))[0],
  );
  const mean = hints.reduce((sum, one) => sum + one, 0) / hints.length;
  const most = Math.max(...hints);
  const seconds = [quick, deep].map((time) => (time / 1000).toFixed(2));
  console.log(
    `${game}, ${setup}: ${hints.length} hints, mean ${mean.toFixed(0)} ms, most ${most.toFixed(0)}; ` +
      `the match ${seconds[0]} s quick, ${seconds[1]} s deep`,
  );
}
