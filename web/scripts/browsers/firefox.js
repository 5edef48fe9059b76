// Debian's Firefox, or the one that QLUB_FIREFOX names, spoken to by WebDriver BiDi.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { pressAt } from './press.js';

const FIREFOX = process.env.QLUB_FIREFOX ?? '/usr/bin/firefox-esr';

/** Starts the browser, with one tab. */
export async function open() {
  const profile = mkdtempSync(join(tmpdir(), 'qlub-firefox-'));
  const words = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const browser = spawn(FIREFOX, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(browser, 'exit');
  const close = async () => {
    browser.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    return { ...(await tab(await spoken(browser))), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Where a browser that has just been started listens. */
function spoken(browser) {
  return new Promise((resolve, reject) => {
    let said = '';
    browser.stderr.on('data', (bytes) => {
      said += bytes;
      const found = /listening on (ws:\/\/\S+)/.exec(said);
      if (found) resolve(found[1]);
    });
    browser.once('error', reject);
    browser.once('exit', () => reject(new Error(said)));
  });
}

async function tab(at) {
  const ask = await asker(`${at}/session`);
  await ask('session.new', { capabilities: {} });
  const { context } = await ask('browsingContext.create', { type: 'tab' });
  return {
    go: (url) => ask('browsingContext.navigate', { context, url, wait: 'complete' }),
    async run(act, ...given) {
      const expression = `JSON.stringify((${act})(...${JSON.stringify(given)}))`;
      const asked = { expression, target: { context }, awaitPromise: false };
      const { result, exceptionDetails } = await ask('script.evaluate', asked);
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value === undefined ? undefined : JSON.parse(result.value);
    },
    press: (x, y) => ask('input.performActions', { context, actions: pressAt(x, y) }),
    resize: (viewport) => ask('browsingContext.setViewport', { context, viewport }),
    picture: async () => (await ask('browsingContext.captureScreenshot', { context })).data,
  };
}

/** Sends commands, and matches what comes back with what was asked. */
async function asker(address) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map();
  let asked = 0;
  socket.on('message', (text) => {
    const { id, type, result, message } = JSON.parse(String(text));
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (type === 'success') resolve?.(result);
    else reject?.(new Error(message));
  });
  return (method, params) =>
    new Promise((resolve, reject) => {
      waiting.set(++asked, { resolve, reject });
      socket.send(JSON.stringify({ id: asked, method, params }));
    });
}
