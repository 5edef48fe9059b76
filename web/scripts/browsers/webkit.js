// Debian's WebKit, the engine of Safari, in its own small browser. WebKitWebDriver, or the one that
// QLUB_WEBKIT names, is spoken to by WebDriver; it has no headless mode, so it gets a screen that nobody sees.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { pressAt } from './press.js';

const DRIVER = process.env.QLUB_WEBKIT ?? '/usr/bin/WebKitWebDriver';
const XVFB = process.env.QLUB_XVFB ?? '/usr/bin/Xvfb';
/** How long the driver may take to listen. */
const PATIENCE = 20_000;

/** Starts the screen, the driver and the browser. */
export async function open() {
  const started = [];
  const start = (program, words, options) => {
    const child = spawn(program, words, options);
    const ended = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
    started.unshift({ child, ended });
    return child;
  };
  const stop = async () => {
    for (const { child, ended } of started) {
      child.kill();
      await ended;
    }
  };
  try {
    const display = await screen(start);
    const port = await freePort();
    // The processor paints: there may be no graphics card. (Without layers it would be faster still, but flat,
    // and dice are not.)
    const env = { ...process.env, DISPLAY: display, WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' };
    start(DRIVER, [`--port=${port}`], { env, stdio: 'ignore' });
    const { close, ...verbs } = await session(`http://127.0.0.1:${port}`);
    return {
      ...verbs,
      close: () =>
        close()
          .catch(() => undefined)
          .then(stop),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A screen with a number that is free, which it says once it is there. */
async function screen(start) {
  const words = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const xvfb = start(XVFB, words, { stdio: ['ignore', 'pipe', 'ignore'] });
  const failed = once(xvfb, 'exit').then(() => Promise.reject(new Error('Xvfb does not start')));
  const [number] = await Promise.race([once(xvfb.stdout, 'data'), failed]);
  failed.catch(() => undefined);
  return `:${String(number).trim()}`;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

async function session(address) {
  const ask = async (method, path, body) => {
    const answer = await fetch(`${address}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await listens(ask);
  const { sessionId } = await ask('POST', '/session', { capabilities: {} });
  const tell = (verb, body) => ask('POST', `/session/${sessionId}/${verb}`, body);
  return {
    go: (url) => tell('url', { url }),
    run: (act, ...args) => tell('execute/sync', { script: `return (${act})(...arguments)`, args }),
    press: (x, y) => tell('actions', { actions: pressAt(x, y) }),
    resize: (size) => tell('window/rect', size),
    picture: () => ask('GET', `/session/${sessionId}/screenshot`),
    close: () => ask('DELETE', `/session/${sessionId}`),
  };
}

async function listens(ask) {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const status = await ask('GET', '/status').catch(() => null);
    if (status) return;
    await sleep(50);
  }
  throw new Error(`${DRIVER} does not listen`);
}
