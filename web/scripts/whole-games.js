// Whole games in another browser than that of the tests, with somebody at the screen who presses what a
// person would: `node scripts/whole-games.js firefox`. Every game twice: from home in a window as narrow as a
// phone, and another edition from its set-up in a wide one. A picture of every table is in `web/screenshots`.

import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { GAMES } from './games.js';
import { serve } from './serve.js';

const FOLDER = new URL('../screenshots/', import.meta.url).pathname;
const NARROW = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 900 };
/** How long there may be nothing to press. */
const PATIENCE = 60_000;
/** After so many presses a table is worth a picture. */
const UNDER_WAY = 10;

/** What somebody at a table presses, whatever is played: the first of these that is there. */
const ASKED = [
  '.curtain button',
  // What is begun is brought to its end before something else is begun.
  '[data-asked] [data-confirm]:not(.notyet)',
  '[data-asked] .colours label',
  '[data-asked] .arrow',
  '[data-asked]:has(.tile.pressed:not(.swapped)) .cell.spot',
  '[data-asked] [data-pass]',
  '[data-asked] [data-offer]',
  '[data-asked] .slot.legal',
  '[data-asked] .held:not(.pressed, .faint)',
  '[data-asked] .cell.takeable',
  '[data-asked]:has(.cell.spot) .tile:not(.laid, .faint)',
  '[data-asked] [data-swap]',
  '[data-asked] .tile:not(.pressed)',
];

const [name = 'firefox', ...only] = process.argv.slice(2);
const { open } = await import(`./browsers/${name}.js`);
mkdirSync(FOLDER, { recursive: true });
const { server, address } = await serve();
const browser = await open();
try {
  await browser.go(`${address}/`);
  await browser.run(() => {
    const settings = { pace: 'quick', language: 'en', name: 'Nora' };
    localStorage.setItem('qlub.settings', JSON.stringify(settings));
  });
  for (const { name: game, editions } of GAMES.filter(({ pad }) => !pad)) {
    if (only.length > 0 && !only.includes(game)) continue;
    await match(game, editions[0].name, NARROW, '#/', [`[data-play="${game}"]`]);
    const edition = editions.at(-1).name;
    const choice = editions.length > 1 ? [`[name=edition][value="${edition}"]`] : [];
    await match(game, edition, WIDE, `#/new/${game}`, [...choice, '.go button']);
  }
} finally {
  await browser.close();
  server.close();
}

/** A match from a screen of the page to its end. */
async function match(game, edition, size, screen, start) {
  const begun = Date.now();
  await browser.resize(size);
  // What stands before the hash is new each time, so that the page is, too.
  await browser.go(`${address}/?${begun}${screen}`);
  await browser.run(noteFaults);
  for (const target of start) await press(await find([target]));
  let presses = 0;
  let found;
  while (!(found = await find(ASKED)).over) {
    if (++presses === UNDER_WAY) await picture(`${game}-${edition}-${size.width}`);
    await press(found);
  }
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`${game} ${edition}: ${found.over} (${presses} presses, ${seconds} s)`);
  const faults = await browser.run(() => window.faults);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** How the match ended, or where the first of these is, as soon as one is there and stays where it is. */
async function find(targets) {
  const end = Date.now() + PATIENCE;
  let before = null;
  while (Date.now() < end) {
    const found = await browser.run(look, targets);
    if (found?.over || (found && found.x === before?.x && found.y === before.y)) return found;
    before = found;
    await sleep(40);
  }
  await picture('stuck');
  const seen = await browser.run(() => document.body.innerText);
  throw new Error(`nothing to press of ${targets.join(', ')} in:\n${seen}`);
}

async function press({ x, y }) {
  await browser.press(x, y);
}

/** A picture of what is seen once it has come to rest. */
async function picture(what) {
  await sleep(400);
  writeFileSync(`${FOLDER}${name}-${what}.png`, await browser.picture(), 'base64');
}

/** In the page: how the match ended, or where the first of these is; null while neither is to be seen. */
function look(targets) {
  const over = document.querySelector('.after h2')?.textContent;
  if (over) return { over };
  const all = targets
    .map((target) => [...document.querySelectorAll(target)].filter((one) => !one.disabled))
    .find((some) => some.length > 0);
  for (const one of all ?? []) {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    if (one.contains(document.elementFromPoint(x, y))) return { x, y };
  }
  all?.[0].scrollIntoView({ block: 'center', inline: 'center' });
  return null;
}

/** In the page: keeps what goes wrong from now on. */
function noteFaults() {
  window.faults = [];
  const note = (what) => window.faults.push(String(what?.stack ?? what));
  addEventListener('error', (event) => note(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => note(event.reason));
  const { error } = console;
  console.error = (...all) => {
    note(all.join(' '));
    error(...all);
  };
}
