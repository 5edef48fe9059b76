// Browsers that an older page has left their tables to (old-data/README.md): the same tables are
// there, go on, and can be looked at again.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { house } from '../scripts/house.js';
import { cards, cubes, next, tiles } from './boards';
import { answer as ticks, expect } from './table';

const OLD = new URL('../../old-data', import.meta.url).pathname;

interface Browser {
  cookies: { name: string; value: string; path: string }[];
  storage: Record<string, string>;
  /** Since tables are rows of a database. */
  database?: { version: number; stores: Record<string, KeptTable[]> };
}

interface KeptTable {
  id: string;
  online: boolean;
  game: string;
  names: string[];
  when: number;
  over: boolean;
}

const ANSWER: Record<string, (page: Page) => Promise<void>> = {
  qwixx: ticks,
  'qwixx-cards': cards,
  quixo: (page) => cubes(page),
  qwirkle: tiles,
};

/** The tables that a browser has kept, the last one first. */
function tables({ storage, database }: Browser): KeptTable[] {
  const { tables = [], ended = [], online = [] } = database?.stores ?? {};
  const rows = [
    ...[...tables, ...ended].map((row) => ({ ...row, online: false })),
    ...online.map((row) => ({ ...row, online: true })),
  ];
  const old = Object.entries(storage).flatMap(([key, text]) => {
    const found = /^qlub\.(table|online)\.(.+)$/.exec(key);
    if (!found) return [];
    return [{ ...JSON.parse(text), id: found[2], online: found[1] === 'online' } as KeptTable];
  });
  return [...rows, ...old].sort((one, other) => other.when - one.when);
}

const place = ({ id, online }: KeptTable) => (online ? `/t/${id}` : `/#/table/${id}`);

/** A browser as the older page has left it. */
async function leave(context: BrowserContext, address: string, kept: Browser): Promise<void> {
  const { hostname: domain } = new URL(address);
  await context.addCookies(kept.cookies.map((cookie) => ({ ...cookie, domain })));
  await context.addInitScript((storage) => {
    // An empty tab has no storage; and what the page changes afterwards is its own.
    if (location.protocol === 'about:' || localStorage.length > 0) return;
    for (const [key, text] of Object.entries(storage)) localStorage.setItem(key, text);
  }, kept.storage);
  if (!kept.database) return;
  const page = await context.newPage();
  await page.goto('/icon.svg');
  await page.evaluate(
    ({ version, stores }) =>
      new Promise<void>((resolve, reject) => {
        const asked = indexedDB.open('qlub', version);
        asked.onupgradeneeded = () => {
          for (const [name, rows] of Object.entries(stores)) {
            const store = asked.result.createObjectStore(name, { keyPath: 'id' });
            for (const row of rows) store.put(row);
          }
        };
        asked.onsuccess = () => (asked.result.close(), resolve());
        asked.onerror = () => reject(asked.error);
      }),
    kept.database,
  );
  await page.close();
}

for (const release of readdirSync(OLD, { withFileTypes: true })) {
  if (!release.isDirectory()) continue;
  const folder = join(OLD, release.name);
  const browsers = JSON.parse(readFileSync(join(folder, 'browsers.json'), 'utf8')) as Browser[];

  const test = base.extend<object, { server: { address: string } }>({
    server: [
      async ({}, use) => {
        const server = await house(join(folder, 'qlub.db'));
        await use(server);
        await server.stop();
      },
      { scope: 'worker' },
    ],
  });

  for (const [number, kept] of browsers.entries()) {
    test(`the tables of an older page: ${release.name}, browser ${number + 1}`, async ({
      browser,
      server,
      viewport,
      hasTouch,
    }) => {
      const context = await browser.newContext({ viewport, hasTouch, baseURL: server.address });
      await leave(context, server.address, kept);
      const faults: string[] = [];
      context.on('weberror', (error) => faults.push(error.error().message));

      const all = tables(kept);
      const open = all.filter(({ over }) => !over);
      const home = await context.newPage();
      await home.goto('/');
      const shown = home.locator('.recent a');
      await expect(shown).toHaveCount(Math.min(3, open.length));
      for (const [index, table] of open.slice(0, 3).entries()) {
        await expect(shown.nth(index)).toHaveAttribute('href', place(table));
        for (const name of table.names) await expect(shown.nth(index)).toContainText(name);
      }

      // What is over is among the games, wherever it was kept.
      const ended = all.filter(({ over, online }) => over && !online);
      await home.goto('/#/games');
      await expect(home.locator('.finished li')).toHaveCount(ended.length);

      for (const table of all) {
        const page = await context.newPage();
        await page.goto(place(table));
        await (table.over ? replayed(page) : playedOn(page, table));
        await page.close();
      }
      expect(faults).toEqual([]);
      await context.close();
    });
  }
}

/** A match that is over is shown, and can be looked at again from its first step to its last. */
async function replayed(page: Page): Promise<void> {
  await expect(page.locator('.after')).toBeVisible();
  const why = await page.locator('.after .why').textContent();
  await page.getByRole('button', { name: 'Replay' }).click();
  const slider = page.getByRole('slider', { name: 'Step' });
  await expect(slider).toHaveValue('0');
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(slider).toHaveValue('1');
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.locator('.after .why')).toHaveText(why ?? '');
}

/** Somebody who is asked answers, and the match goes on; whoever waits for others still does. */
async function playedOn(page: Page, { game, names }: KeptTable): Promise<void> {
  await expect(page.locator('.gathering, .board, .curtain').first()).toBeVisible();
  if (await page.locator('.gathering').isVisible()) {
    await expect(page.locator('.gathering input.name').first()).toHaveValue(names[0] ?? '');
    return;
  }
  const question = await next(page);
  expect(question).not.toBeNull();
  await (ANSWER[game] ?? ticks)(page);
  await expect(page.locator(`.board[data-asked="${question}"]`)).toHaveCount(0);
}
