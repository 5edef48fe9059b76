// How long the coach takes on a slow phone, and whether the page stays awake meanwhile: the whole browser shares one
// core with three loops that never rest. (Throttling by DevTools hardly touches workers.) It needs Linux.
// `node scripts/coach.js [LOOPS] [GAME…]`; with 0 loops the browser has the core for itself.

import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { LAUNCH } from './browser.js';
import { open } from './engine.js';
import { editions, engineOf, GAMES, PLAYED } from './games.js';
import { serve } from './serve.js';

const words = process.argv.slice(2);
const LOOPS = Number(words.find((word) => /^\d+$/.test(word)) ?? 3);
const named = PLAYED.filter((name) => words.includes(name));
const chosen = named.length > 0 ? named : PLAYED;
/** How many hints are asked for in each game. */
const HINTS = 20;
/** In milliseconds. Where hands are hidden a match takes longer: what could not be seen is imagined. */
const LIMITS = { hint: 1000, open: 3000, hidden: 10_000, task: 100 };
const limitOf = (game) => LIMITS[GAMES.find(({ name }) => name === game).open ? 'open' : 'hidden'];
/** The first edition of a game. */
const editionOf = (game) => editions(game)[0];
const CORE = String(cpus().length - 1);

const folder = mkdtempSync(join(tmpdir(), 'coach-'));
const pinned = join(folder, 'browser');
writeFileSync(pinned, `#!/bin/sh\nexec taskset -c ${CORE} ${LAUNCH.executablePath} "$@"\n`);
chmodSync(pinned, 0o755);
const loops = Array.from({ length: LOOPS }, () =>
  spawn('taskset', ['-c', CORE, process.execPath, '-e', 'for(;;);']),
);
const { server, address } = await serve();
const browser = await chromium.launch({ ...LAUNCH, executablePath: pinned });

/** A page with these games remembered, which notes tasks that keep it from answering. */
async function page(game) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    serviceWorkers: 'block',
  });
  await context.addInitScript(
    ([name, edition]) => {
      const settings = { pace: 'quick', motion: 'less', language: 'en', confirm: false };
      localStorage.setItem('qlub.settings', JSON.stringify(settings));
      const seats = [
        { kind: 'here', name: 'Nora' },
        { kind: 'bot', name: '', level: 'greedy' },
      ];
      const choice = { edition, options: {}, seats, chance: 'dealt', answers: 'open' };
      localStorage.setItem(`qlub.before.${name}`, JSON.stringify(choice));
      window.tasks = [];
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) {
          window.tasks.push({ from: startTime, to: startTime + duration });
        }
      }).observe({ entryTypes: ['longtask'] });
    },
    [game, editionOf(game)],
  );
  return context.newPage();
}

/** Clicks, and waits until something is there; how long that took, and the longest task meanwhile. */
const timed = (shown, target, there) =>
  shown.evaluate(
    ([click, wanted]) =>
      new Promise((resolve) => {
        const begun = performance.now();
        const done = () => {
          if (!document.querySelector(wanted)) return;
          watch.disconnect();
          requestAnimationFrame(() =>
            setTimeout(() => {
              const now = performance.now();
              const meanwhile = window.tasks.filter(({ to }) => to > begun);
              const task = Math.max(0, ...meanwhile.map(({ from, to }) => to - from));
              resolve({ took: now - begun, task });
            }),
          );
        };
        const watch = new MutationObserver(done);
        watch.observe(document.body, { subtree: true, childList: true, attributes: true });
        document.querySelector(click).click();
        done();
      }),
    [target, there],
  );

/** Asks for hints in a match, and plays what they say. */
async function hints(game) {
  const table = await page(game);
  await table.goto(`${address}/#/new/${game}`);
  await table.locator('.go button').click();
  const all = [];
  await table.locator('[data-asked]').waitFor();
  await table.keyboard.press('/');
  for (let asked = ''; all.length < HINTS;) {
    await table.locator(`[data-asked]:not([data-asked="${asked}"]), .after`).first().waitFor();
    if (await table.locator('.after').isVisible()) break;
    asked = (await table.locator('[data-asked]').getAttribute('data-asked')) ?? '';
    all.push(await timed(table, 'button.hint', '.hints li [data-action]'));
    const action = await table.locator('[data-action]').first().getAttribute('data-action');
    await table.locator('#command').fill(action ?? '');
    await table.locator('#command').press('Enter');
  }
  await table.context().close();
  return all;
}

/** Lets the coach look at a match: how long until it has something to say. */
async function match(game) {
  const engine = await open(engineOf(game));
  const options = { ...engine.ask({ do: 'catalogue' }).options, pace: 0 };
  let clock = 0;
  const now = () => ({ now: ++clock, fresh: '7'.padStart(64, '0') });
  const seats = [{ level: 'greedy' }, { level: 'medium' }];
  const setup = `${editionOf(game)} 2`;
  let told = engine.ask({ do: 'open', new: { game, setup, options }, seats, ...now() });
  const { table } = told;
  while (told.wakes !== null) told = engine.ask({ do: 'tick', table, ...now() });
  const record = engine.ask({ do: 'record', table, number: 1 });
  const shown = await page(game);
  await shown.goto(`${address}/#/replay/${deflateRawSync(record).toString('base64url')}`);
  // The board first: to draw it is no work of the coach.
  await shown.locator('.board .main *').first().waitFor();
  await shown.locator('[data-coach]').waitFor();
  const found = await timed(shown, '[data-coach]', '[data-sum]');
  await shown.context().close();
  return found;
}

const p95 = (all) => all.toSorted((a, b) => a - b)[Math.ceil(all.length * 0.95) - 1] ?? 0;
function report(what, took, limit = Infinity) {
  const verdict = took <= limit ? 'good' : 'TOO SLOW';
  const aim = limit === Infinity ? '' : `, limit ${limit} ms, ${verdict}`;
  console.log(`${what}: ${took.toFixed(0)} ms${aim}`);
  if (took > limit) process.exitCode = 1;
}

try {
  for (const game of chosen) {
    const all = await hints(game);
    report(`${game}, a hint, p95 of ${all.length}`, p95(all.map(({ took }) => took)), LIMITS.hint);
    const { took, task } = await match(game);
    report(`${game}, a match of two`, took, limitOf(game));
    const longest = Math.max(task, ...all.map((one) => one.task));
    report(`${game}, the longest task of the page`, longest, LIMITS.task);
  }
} finally {
  for (const loop of loops) loop.kill('SIGKILL');
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true });
}
