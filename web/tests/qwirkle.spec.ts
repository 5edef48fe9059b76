// Qwirkle: whole matches by tapping, the hand behind a curtain, the board to be moved about.

import { accessible, BOT, expect, ME, sit, test, visit } from './table';
import type { Page } from '@playwright/test';

const HUGO = { kind: 'here', name: 'Hugo' } as const;

const next = (page: Page) =>
  page.locator('.cell.spot, [data-swap], [data-pass], .curtain, .after').first();

/** Lays one tile that fits, where it fits. */
async function lay(page: Page): Promise<void> {
  await page.locator('.tile:not(.laid):not(.faint)').first().click();
  await page.locator('.cell.spot').first().dispatchEvent('click');
}

/** Lays tiles until they are a play. */
async function stage(page: Page): Promise<void> {
  const laid = page.locator('.tile.laid');
  for (let i = 0; i < 6; i++) {
    await lay(page);
    await expect(laid).toHaveCount(i + 1);
    await expect(page.locator('.preview')).toBeVisible();
    if ((await page.locator('[data-confirm]:not(.notyet)').count()) > 0) return;
  }
}

/** Does what can be done. */
async function step(page: Page): Promise<void> {
  if (await page.locator('[data-pass]').isVisible()) {
    await page.locator('[data-pass]').click();
  } else if ((await page.locator('.cell.spot').count()) > 0) {
    await stage(page);
    await page.locator('[data-confirm]').click();
  } else {
    await page.locator('[data-swap]').click();
    await page.locator('.tile').first().click();
    await page.locator('[data-confirm]').click();
  }
  await expect(page.locator('.preview')).toHaveCount(0);
}

test('two taps lead from home to a board', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('link', { name: /Qwirkle/ }).click();
  await page.locator('.go button').click();
  await expect(next(page)).toBeVisible();
});

test('a whole match against bots by tapping', async ({ page }) => {
  test.setTimeout(300_000);
  await sit(page, { game: 'qwirkle', edition: 'standard', seats: [ME, BOT, BOT, BOT] });
  for (let turn = 0; turn < 80; turn++) {
    await expect(next(page)).toBeVisible({ timeout: 20_000 });
    if (await page.locator('.after').isVisible()) break;
    await step(page);
  }
  await expect(page.locator('.after h2')).not.toBeEmpty();
  await expect(page.locator('.after tbody tr')).toHaveCount(4);
  await accessible(page, 'after the game');
});

test('tiles are staged with their points line by line, and taken back', async ({ page }) => {
  await sit(page, { game: 'qwirkle', edition: 'standard', seats: [ME, BOT] });
  await expect(next(page)).toBeVisible();
  await step(page);
  await expect(next(page)).toBeVisible();
  if ((await page.locator('.cell.spot').count()) === 0) return;
  await stage(page);
  await expect(page.locator('.preview')).toContainText(/\+\d+ point/);
  await expect(page.locator('.preview li').first()).toContainText(/(Row|Column) of \d/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.preview')).toHaveCount(0);
  await page.locator('.tile').first().click();
  await page.locator('.cell.last').first().dispatchEvent('click');
  await expect(page.locator('.refusal')).toContainText('already');
  await page.getByRole('link', { name: 'Read the rule' }).click();
  await expect(page.locator('.wanted')).toBeVisible();
});

test('a tile can be dragged to its cell', async ({ page }) => {
  await sit(page, { game: 'qwirkle', edition: 'standard', seats: [ME, BOT] });
  await expect(next(page)).toBeVisible();
  const tile = page.locator('.tile:not(.faint)').first();
  await tile.click();
  const to = await page.locator('.cell.spot').first().boundingBox();
  await tile.click();
  const from = await tile.boundingBox();
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 40, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('.tile.laid')).toHaveCount(1);
});

test('the board is moved, looked at closer, and shown whole again', async ({ page }) => {
  await sit(page, { game: 'qwirkle', edition: 'standard', seats: [ME, BOT] });
  await expect(next(page)).toBeVisible();
  await step(page);
  await expect(next(page)).toBeVisible();
  const tile = page.locator('.cell:not(.empty)').first();
  const size = async () => (await tile.boundingBox())?.width ?? 0;
  const usual = await size();
  await page.getByRole('button', { name: 'Closer' }).click();
  expect(await size()).toBeGreaterThan(usual);
  const box = await page.locator('.window').boundingBox();
  if (!box) throw new Error('no board');
  const before = await tile.boundingBox();
  await page.mouse.move(box.x + 30, box.y + 120);
  await page.mouse.down();
  await page.mouse.move(box.x + 110, box.y + 160, { steps: 4 });
  await page.mouse.up();
  const after = await tile.boundingBox();
  expect((after?.x ?? 0) - (before?.x ?? 0)).toBeGreaterThan(60);
  await page.mouse.wheel(0, -200);
  await expect(page.locator('.map')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(size).toBeCloseTo(usual, 0);
});

test('by keyboard a tile goes to a lit cell', async ({ page }) => {
  await sit(page, { game: 'qwirkle', edition: 'standard', seats: [ME, BOT] });
  await expect(next(page)).toBeVisible();
  for (let i = 0; i < 6; i++) {
    await page.locator('.tile:not(.laid):not(.faint)').first().press('Enter');
    await expect(page.locator('.cell.spot:focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.locator('.tile.laid')).toHaveCount(i + 1);
    if ((await page.locator('[data-confirm]:not(.notyet)').count()) > 0) break;
  }
  await page.locator('[data-confirm]').press('Enter');
  await expect(page.locator('.preview')).toHaveCount(0);
});

test('a hand stays behind the curtain when the device is passed', async ({ page }) => {
  await sit(page, { game: 'qwirkle', edition: 'standard', seats: [ME, HUGO] });
  await expect(page.locator('.curtain')).toContainText('Nobody else looks at this hand.');
  await expect(page.locator('.tile')).toHaveCount(0);
  const who = (await page.locator('.curtain h2').textContent()) ?? '';
  await page.locator('.curtain button').click();
  await expect(page.locator('.tile')).toHaveCount(6);
  await step(page);
  await expect(page.locator('.curtain')).toBeVisible();
  await expect(page.locator('.curtain h2')).not.toHaveText(who);
  await expect(page.locator('.tile')).toHaveCount(0);
});

for (const theme of ['light', 'dark'] as const) {
  test(`every state is accessible: ${theme}`, async ({ page }) => {
    await sit(page, {
      game: 'qwirkle',
      edition: 'standard',
      seats: [ME, BOT],
      settings: { theme },
    });
    await expect(next(page)).toBeVisible();
    await accessible(page, 'opening or first turn');
    await step(page);
    await expect(next(page)).toBeVisible();
    await page.locator('.tile').first().click();
    await accessible(page, 'chosen');
    await page.locator('.tile').first().click();
    if ((await page.locator('.cell.spot').count()) > 0) {
      await stage(page);
      await accessible(page, 'staged');
      await page.keyboard.press('Escape');
    }
    await page.locator('[data-swap]').click();
    await page.locator('.tile').first().click();
    await accessible(page, 'swap');
  });
}

test('nothing is wider than 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await sit(page, { game: 'qwirkle', edition: 'standard', seats: [ME, BOT] });
  await expect(next(page)).toBeVisible();
  const wide = await page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth - root.clientWidth;
  });
  expect(wide).toBeLessThanOrEqual(0);
});
