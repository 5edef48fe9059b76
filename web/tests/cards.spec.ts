// The card game: taking, the common number, playing cards; whole matches by tapping.

import { accessible, BOT, expect, ME, sit, test, visit } from './table';
import type { Page } from '@playwright/test';

const HUGO = { kind: 'here', name: 'Hugo' } as const;

const playing = (page: Page) => page.locator('.prompt', { hasText: 'Play one to three' });
const next = (page: Page) =>
  page.locator('.slot.legal, [data-offer], .after, .curtain').or(playing(page)).first();

/** Plays the first card, and another that goes with it. */
async function stage(page: Page): Promise<void> {
  await page.locator('.held').first().click();
  const more = page.locator('.held:not(.faint):not(.pressed)');
  if ((await more.count()) > 0) await more.first().click();
  const colour = page.locator('.colours label').first();
  if (await colour.isVisible()) await colour.click();
  await expect(page.locator('section.staged')).toBeVisible();
}

/** Does whatever is asked. */
async function step(page: Page): Promise<void> {
  if ((await page.locator('.slot.legal').count()) > 0) {
    await page.locator('.slot.legal').first().click();
    await page.locator('[data-confirm]').click();
    await expect(page.locator('[data-confirm]')).toHaveCount(0);
  } else if ((await page.locator('[data-offer]').count()) > 0) {
    await page.locator('[data-offer]').first().click();
    const confirm = page.locator('[data-confirm]');
    if (await confirm.isVisible()) await confirm.click();
    await expect(page.locator('[data-offer]')).toHaveCount(0);
  } else if ((await playing(page).count()) > 0) {
    await stage(page);
    await page.locator('[data-confirm]').click();
    await expect(page.locator('section.staged')).toHaveCount(0);
  }
}

test('two taps lead from home to the cards', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('link', { name: /card game/ }).click();
  await page.locator('.go button').click();
  await expect(page.locator('.slot')).toHaveCount(4);
  await expect(next(page)).toBeVisible();
});

for (const edition of ['classic', 'jokers', 'gemixxt-a', 'gemixxt-b']) {
  test(`a whole match against a bot by tapping: ${edition}`, async ({ page }) => {
    test.setTimeout(300_000);
    await sit(page, { game: 'qwixx-cards', edition, seats: [ME, BOT] });
    for (let turn = 0; turn < 400; turn++) {
      await expect(next(page)).toBeVisible();
      if (await page.locator('.after').isVisible()) break;
      await step(page);
    }
    await expect(page.locator('.after h2')).not.toBeEmpty();
    await expect(page.locator('.after tbody tr')).toHaveCount(2);
  });
}

test('cards are staged with their ticks, and what is forbidden names its rule', async ({
  page,
}) => {
  await sit(page, { game: 'qwixx-cards', edition: 'classic', seats: [ME, BOT] });
  await expect(next(page)).toBeVisible();
  for (let i = 0; i < 12 && (await playing(page).count()) === 0; i++) {
    await step(page);
    await expect(next(page)).toBeVisible();
  }
  await expect(page.locator('.held')).toHaveCount(5);
  await stage(page);
  const tick = page.locator('[data-tick]').first();
  const before = await tick.getAttribute('aria-pressed');
  await tick.click();
  const after = await tick.getAttribute('aria-pressed');
  if (before === after) await expect(page.locator('.refusal')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.held.pressed')).toHaveCount(0);
  await page.locator('[data-take]').first().click();
  await expect(page.locator('.refusal')).toContainText('play one to three cards');
});

test('a hand stays behind the curtain when the device is passed', async ({ page }) => {
  await sit(page, { game: 'qwixx-cards', edition: 'classic', seats: [ME, HUGO] });
  await expect(page.locator('.curtain')).toBeVisible();
  await expect(page.locator('.held')).toHaveCount(0);
  await page.locator('.curtain button').click();
  await expect(page.locator('.held').first()).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test(`every state is accessible: ${theme}`, async ({ page }) => {
    test.setTimeout(120_000);
    await sit(page, {
      game: 'qwixx-cards',
      edition: 'jokers',
      seats: [ME, BOT],
      settings: { theme },
    });
    const seen = new Set<string>();
    for (let i = 0; i < 30 && seen.size < 3; i++) {
      await expect(next(page)).toBeVisible();
      const take = (await page.locator('.slot.legal').count()) > 0;
      const number = (await page.locator('[data-offer]').count()) > 0;
      const what = take ? 'take' : number ? 'number' : 'play';
      if (!seen.has(what)) {
        seen.add(what);
        await accessible(page, what);
        if (what === 'play') {
          await stage(page);
          await accessible(page, 'staged');
          await page.keyboard.press('Escape');
        }
      }
      await step(page);
    }
    expect(seen.size).toBe(3);
  });
}

test('nothing is wider than 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await sit(page, { game: 'qwixx-cards', edition: 'gemixxt-a', seats: [ME, BOT, BOT] });
  await expect(next(page)).toBeVisible();
  const wide = await page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth - root.clientWidth;
  });
  expect(wide).toBeLessThanOrEqual(0);
});
