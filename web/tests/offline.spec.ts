// Installed, and without a network: everything but online tables, from any plain host.

import { PLAYED } from '../scripts/games.js';
import { serve } from '../scripts/serve.js';
import { expect, test as base } from '@playwright/test';

type Host = Awaited<ReturnType<typeof serve>>;

const FOLDER = '/club/games/';

const test = base.extend<{ host: Host }>({
  host: async ({}, use: (host: Host) => Promise<void>) => {
    const host = await serve(FOLDER);
    await use(host);
    host.server.close();
    host.server.closeAllConnections();
  },
});
test.use({ serviceWorkers: 'allow' });

test('every game opens from a folder of a plain host after the network is gone', async ({
  page,
  host,
}) => {
  const address = `${host.address}/`;
  await page.goto(address);
  await expect(page.getByText('also works without a network')).toBeVisible();
  // Before the network goes, what bots look up is fetched too.
  await page.goto(`${address}#/settings`);
  await page.reload();
  await page.getByRole('button', { name: 'Keep for offline' }).click();
  await expect(page.getByText('Everything is on this device.')).toBeVisible();
  host.server.close();
  host.server.closeAllConnections();
  for (const game of PLAYED) {
    await page.goto(address);
    await page.reload();
    await page.locator(`a[href$="#/new/${game}"]`).click();
    const strongest = page.locator('select').last().locator('option').last();
    await page
      .locator('select')
      .last()
      .selectOption((await strongest.getAttribute('value')) ?? '');
    await expect(page.getByText('This device downloads')).toHaveCount(0);
    await page.locator('.go button').click();
    await expect(page.locator('.board[data-asked]')).toBeVisible();
    // The coach was fetched with the rest.
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.locator('.hints ol')).toBeVisible();
  }
  await page.goto(`${address}#/rules/qwirkle`);
  await expect(page.locator('article h1')).toBeVisible();
  await page.goto(`${address}#/verify`);
  await expect(page.getByLabel('A record')).toBeVisible();
});

test('the page can be installed: its manifest and icons are there', async ({ page, host }) => {
  await page.goto(`${host.address}/index.html`);
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const url = new URL(link ?? '', page.url());
  const manifest = await (await page.request.get(url.href)).json();
  expect(manifest).toMatchObject({ name: 'Qlub', display: 'standalone', start_url: './' });
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await page.request.get(new URL(src, url).href);
    expect(icon.headers()['content-type']).toBe(type);
    if (sizes === 'any') continue;
    const drawn = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, new URL(src, url).href);
    expect(drawn).toBe(sizes);
  }
});
