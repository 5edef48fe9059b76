// A look at the page in Firefox: every game to its end. Debian's firefox-esr, or QLUB_FIREFOX,
// spoken to by WebDriver BiDi.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { GAMES } from './games.js';
import { serve } from './serve.js';

const FIREFOX = process.env.QLUB_FIREFOX ?? '/usr/bin/firefox-esr';
const PATIENCE = 180_000;
const BOT = { kind: 'bot', name: '', level: 'greedy' };
const ME = { kind: 'here', name: 'Nora' };
/** Every game by bots in its first edition and its last; the first of all with somebody at the screen. */
const MATCHES = GAMES.flatMap(({ name, editions }, index) =>
  [...new Set([editions[0], editions.at(-1)])].map(({ name: edition, fewest }) => {
    const seats = Array.from({ length: Math.max(2, fewest) }, () => BOT);
    return [name, { edition, seats: index === 0 ? [ME, ...seats.slice(1)] : seats }];
  }),
);

const { server, address } = await serve();
const profile = mkdtempSync(join(tmpdir(), 'qlub-firefox-'));
const firefox = spawn(
  FIREFOX,
  ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
  { stdio: ['ignore', 'ignore', 'pipe'] },
);
try {
  const page = await open(firefox);
  for (const [game, choice] of MATCHES) {
    await page.go(`${address}/`);
    const begun = Date.now();
    await page.run(sitDown, game, { options: {}, chance: 'dealt', answers: 'sealed', ...choice });
    await page.go(`${address}/#/new/${game}`);
    await page.go(`${address}/?${begun}#/new/${game}`);
    const title = await page.run(playOut, PATIENCE);
    console.log(
      `${game} ${choice.edition}: ${title} (${Math.round((Date.now() - begun) / 1000)} s)`,
    );
  }
} finally {
  firefox.kill();
  server.close();
  await new Promise((done) => firefox.once('exit', done));
  rmSync(profile, { recursive: true, force: true });
}

/** In the page: the form before the start, as it would be remembered. */
function sitDown(game, choice) {
  const settings = { pace: 'quick', motion: 'less', language: 'en', confirm: false };
  localStorage.setItem('qlub.settings', JSON.stringify(settings));
  localStorage.setItem(`qlub.before.${game}`, JSON.stringify(choice));
}

/** In the page: starts, and does the first thing on offer until the match is over. */
async function playOut(patience) {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const over = document.querySelector('.after h2');
    if (over) return over.textContent;
    const next = ['.go button', '[data-confirm]', '[data-asked] [data-offer]'];
    next
      .map((one) => document.querySelector(one))
      .find(Boolean)
      ?.click();
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  throw new Error(`not over: ${document.querySelector('main')?.textContent}`);
}

/** A tab of a browser that has just been started. */
async function open(browser) {
  const at = await new Promise((resolve, reject) => {
    let said = '';
    browser.stderr.on('data', (bytes) => {
      said += bytes;
      const found = /listening on (ws:\/\/\S+)/.exec(said);
      if (found) resolve(found[1]);
    });
    browser.once('error', reject);
    browser.once('exit', () => reject(new Error(said)));
  });
  const socket = new WebSocket(`${at}/session`);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const waiting = new Map();
  let asked = 0;
  socket.on('message', (text) => {
    const { id, type, result, message } = JSON.parse(String(text));
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (type === 'success') resolve?.(result);
    else reject?.(new Error(message));
  });
  const ask = (method, params) =>
    new Promise((resolve, reject) => {
      waiting.set(++asked, { resolve, reject });
      socket.send(JSON.stringify({ id: asked, method, params }));
    });
  await ask('session.new', { capabilities: {} });
  const { context } = await ask('browsingContext.create', { type: 'tab' });
  return {
    go: (url) => ask('browsingContext.navigate', { context, url, wait: 'complete' }),
    async run(act, ...given) {
      const expression = `(${act})(...${JSON.stringify(given)})`;
      const target = { context };
      const asked = { expression, target, awaitPromise: true };
      const { result, exceptionDetails } = await ask('script.evaluate', asked);
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
  };
}
