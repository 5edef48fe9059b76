// Pages that are open while the server is renewed: one that speaks protocol 1 (old-data/README.md)
// comes back as the page of today and keeps its seat, and so will the page of today.

import type { Page } from '@playwright/test';
import { front } from '../scripts/front.js';
import { ownAddress } from '../scripts/house.js';
import { expect, test } from './online';

const PAGE = new URL('../../old-data/0.1.0-cd9d16d/page.json.br', import.meta.url).pathname;

test.use({ serviceWorkers: 'allow' });

/** Opens a table, comes to it with the older page, and sits down. */
async function sitWithOlderPage(page: Page, origin: string): Promise<string> {
  const wanted = { game: 'qwixx', setup: 'classic 2', luck: { kind: 'typed' } };
  const opened = await page.request.post(`${origin}/api/tables`, {
    data: wanted,
    headers: { origin },
  });
  expect(opened.status()).toBe(201);
  const { table } = (await opened.json()) as { table: string };
  await page.addInitScript(() => localStorage.setItem('qlub.settings', '{"language":"en"}'));
  await page.goto(`${origin}/t/${table}`);
  await page.locator('.gathering form .field').first().fill('Nora');
  await page.locator('.gathering form .button').first().click();
  await expect(page.locator('.gathering input.name').first()).toHaveValue('Nora');
  return table;
}

/** How often a page was loaded, from now on. */
function loads(page: Page): () => number {
  let count = 0;
  page.on('load', () => count++);
  return () => count;
}

/** It is the page of today, and its seat is there. */
async function expectToday(page: Page): Promise<void> {
  await expect(page.locator('.gathering input.name').first()).toHaveValue('Nora');
  await expect(page.locator('script[src*="index-DOwfHFHP"]')).toHaveCount(0);
}

test('an older page over plain http is loaded anew at once, and keeps its seat', async ({
  browser,
  server,
}) => {
  const address = ownAddress();
  test.skip(!address, 'this computer has no address of its own');
  const { port, renew, stop } = await front(PAGE, server.port);
  const page = await (await browser.newContext()).newPage();
  await sitWithOlderPage(page, `http://${address}:${port}`);
  const count = loads(page);
  renew();
  await expect.poll(count).toBe(1);
  await expectToday(page);
  await page.waitForTimeout(1500);
  expect(count()).toBe(1);
  await page.context().close();
  stop();
});

test('an older page that was kept is loaded anew when somebody comes, and keeps its seat', async ({
  browser,
  server,
}) => {
  const { port, renew, stop } = await front(PAGE, server.port);
  const origin = `http://127.0.0.1:${port}`;
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  const table = await sitWithOlderPage(page, origin);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const count = loads(page);
  renew();
  await expect(page.getByText('Your table is safe')).toBeVisible();
  expect(count()).toBe(0);

  // Another window, at the same table, has the page of today from the start, and is left alone.
  const other = await context.newPage();
  await other.goto(`${origin}/t/${table}`);
  const again = loads(other);
  await expect.poll(count, { timeout: 60_000 }).toBe(1);
  await expectToday(page);
  await page.waitForTimeout(1500);
  expect([count(), again()]).toEqual([1, 0]);
  await context.close();
  stop();
});

test('a page that the server no longer understands is loaded anew once, and then says so', async ({
  person,
}) => {
  const { page } = await person();
  const opened = await page.request.post('/api/tables', {
    data: { game: 'qwixx', setup: 'classic 2' },
  });
  const { table } = (await opened.json()) as { table: string };
  await page.routeWebSocket(/play$/, (socket) => socket.close({ code: 4000 }));
  const count = loads(page);
  await page.goto(`/t/${table}`);
  await expect(page.getByText('Reload the page')).toBeVisible();
  expect(count()).toBe(2);
});
