// The end from where one sits, and what stays of it.

import { readFileSync } from 'node:fs';
import { cubes, playOut, seed } from './boards';
import { accessible, answer, BOT, expect, ME, sit, test, visit } from './table';

const small = { game: 'quixo', edition: 'two', options: { side: '3' }, seats: [ME, BOT] };

test('the end is about me, and the game is among mine', async ({ page }) => {
  await seed(page, 1);
  await sit(page, { ...small, settings: { confirm: false } });
  await playOut(page, (at) => cubes(at, 0));
  const title = page.locator('.after h2');
  await expect(title).toHaveText(/^You (win|lose)$/);
  const won = (await title.textContent()) === 'You win';
  await expect(page.locator('.ranks .me')).toContainText('Nora');
  await expect(page.locator('.after .why')).toContainText('completed a line of 3');
  await expect(page.locator('[data-celebration]')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.locator('[data-picture]').click();
  const picture = readFileSync(await (await download).path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.length).toBeGreaterThan(10_000);

  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'My games' }).click();
  const game = page.locator('.finished li');
  await expect(game).toHaveCount(1);
  await expect(game).toContainText(won ? 'Won' : 'Lost');
  await accessible(page, 'my games');
  await game.getByRole('link').click();
  await expect(page.getByRole('slider', { name: 'Step' })).toHaveValue('0');
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.locator('.after h2')).toContainText('wins');
  await page.goBack();

  await game.getByRole('button', { name: /^Delete Quixo/ }).click();
  await expect(game).toHaveCount(0);
  await accessible(page, 'something was deleted');
  await page.locator('[data-undo]').click();
  await expect(game).toHaveCount(1);
  await page.reload();
  await expect(game).toHaveCount(1);
});

test('a winner is celebrated for a moment, and may cut it short', async ({ page }) => {
  // It is over before a busy machine looks: the page itself notes how long it was there, in milliseconds.
  await page.addInitScript(() => {
    const noted = { began: 0, lasted: 0 };
    Object.assign(window, { noted });
    new MutationObserver(() => {
      const there = document.querySelector('[data-celebration]') !== null;
      if (there && !noted.began) noted.began = performance.now();
      else if (!there && noted.began && !noted.lasted)
        noted.lasted = performance.now() - noted.began;
      if (there && 'impatient' in window) window.dispatchEvent(new KeyboardEvent('keydown'));
    }).observe(document, { childList: true, subtree: true });
  });
  const lasted = async () => {
    const noted = await page.waitForFunction(() => {
      const { noted } = window as unknown as { noted: { lasted: number } };
      return noted.lasted;
    });
    return noted.jsonValue();
  };
  const seats = [ME, { ...ME, name: 'Hugo' }];
  const settings = { confirm: false, motion: 'full' };
  for (const impatient of [false, true]) {
    await sit(page, { ...small, seats, settings });
    await page.evaluate((is) => {
      const { noted } = window as unknown as { noted: object };
      Object.assign(noted, { began: 0, lasted: 0 });
      if (is) Object.assign(window, { impatient: true });
    }, impatient);
    for (const [cell, end] of ['a1 north', 'c1 west', 'b1 north', 'a2 east', 'c1 north'].map(
      (one) => one.split(' '),
    )) {
      await page.locator(`[data-cell="${cell}"]`).click();
      await page.locator(`[data-end="${end}"]`).click();
    }
    await expect(page.locator('.after h2')).toHaveText('Nora wins');
    const time = await lasted();
    if (impatient) expect(time).toBeLessThan(1000);
    else expect(time).toBeGreaterThan(1000);
  }
});

test('tables that go on are all kept, and come back when they were deleted', async ({ page }) => {
  for (let table = 0; table < 8; table++) {
    await sit(page, { ...small, settings: { confirm: false } });
    await expect(page.locator('[data-asked]')).toBeVisible();
  }
  await page.goto('/#/');
  await expect(page.locator('.recent li')).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove this table' }).first().click();
  await page.locator('[data-undo]').click();
  await page.getByRole('link', { name: 'My games' }).click();
  const tables = page.locator('section[aria-labelledby=unfinished] li');
  await expect(tables).toHaveCount(8);
  await tables.last().getByRole('link').click();
  await expect(page.locator('[data-asked]')).toBeVisible();
});

test('games go to another device as a file, and junk is refused', async ({ page, browser }) => {
  await sit(page, { seats: [ME], settings: { confirm: false } });
  await playOut(page, () => answer(page));
  await page.goto('/#/games');
  await expect(page.locator('.finished li')).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all to a file' }).click();
  const file = readFileSync(await (await download).path());

  const context = await browser.newContext();
  const other = await context.newPage();
  await visit(other, '/#/games');
  await expect(other.getByText('No finished game yet.')).toBeVisible();
  const load = (buffer: Buffer) =>
    other
      .getByLabel('Load games from a file')
      .setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer });
  await load(Buffer.from('my shopping list'));
  await expect(other.getByRole('alert')).toHaveText('This file holds no Qlub games.');
  await load(file);
  await expect(other.getByText('One game added.')).toBeVisible();
  await expect(other.locator('.finished li')).toHaveCount(1);
  await load(file);
  await expect(other.getByText('Nothing new, one was here already.')).toBeVisible();
  await context.close();
});

test('a thousand games are listed at once', async ({ page }) => {
  await sit(page, { ...small, seats: [BOT, BOT] });
  await expect(page.locator('.after')).toBeVisible({ timeout: 120_000 });
  await page.goto('/#/games');
  await expect(page.locator('.finished li')).toHaveCount(1);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const asked = indexedDB.open('qlub');
        asked.onsuccess = () => {
          const stores = ['games', 'records'] as const;
          const doing = asked.result.transaction(stores, 'readwrite');
          for (const name of stores) {
            const store = doing.objectStore(name);
            store.getAll().onsuccess = (event) => {
              const [row] = (event.target as IDBRequest<{ id: string; text?: string }[]>).result;
              // Records of the length of a long match.
              const text = row?.text?.padEnd(6000, ' ');
              for (let i = 0; i < 1000; i++)
                store.put({ ...row, id: `copy${i}`, ...(text && { text }) });
            };
          }
          doing.oncomplete = () => resolve();
        };
      }),
  );
  await page.reload();
  const start = Date.now();
  await expect(page.locator('.finished li')).toHaveCount(30);
  expect(Date.now() - start).toBeLessThan(5000);
  await page.getByRole('button', { name: 'Show 30 more' }).click();
  await expect(page.locator('.finished li')).toHaveCount(60);
});

test('a browser that keeps nothing is told of, at the table and at home', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { get: () => undefined });
  });
  await sit(page, { ...small, settings: { confirm: false } });
  await expect(page.getByRole('alert')).toContainText('This browser keeps nothing');
  await accessible(page, 'a table that is not kept');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  expect((await download).suggestedFilename()).toMatch(/^qlub-quixo/);
});
