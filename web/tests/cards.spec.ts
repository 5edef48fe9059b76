// The card game: taking, the common number, playing cards; whole matches by tapping.

import { editions } from '../scripts/games.js';
import { asked, cards, inWords, next, playOut, seed, stageCards } from './boards';
import { accessible, BOT, expect, ME, sit, test, visit, type Wish } from './table';
import type { Page } from '@playwright/test';

type Phase = 'take' | 'number' | 'play';

/** Sits down and waits for the first question. */
async function begin(page: Page, wish: Wish = {}, number = 3): Promise<string> {
  await seed(page, number);
  await sit(page, { game: 'qwixx-cards', edition: 'classic', seats: [ME, BOT], ...wish });
  return (await next(page)) ?? '';
}

async function phase(page: Page): Promise<Phase> {
  if ((await page.locator('.slot.legal').count()) > 0) return 'take';
  return (await page.locator('[data-offer]').count()) > 0 ? 'number' : 'play';
}

/** Plays on until a question of this kind. */
async function until(page: Page, key: string, wanted: Phase): Promise<string> {
  for (let step = 0; step < 30 && (await phase(page)) !== wanted; step++) {
    await cards(page);
    key = (await next(page, key)) ?? '';
  }
  return key;
}

test('two taps lead from home to the cards', async ({ page }) => {
  await visit(page, '/');
  await page.locator('a[href$="new/qwixx-cards"]').click();
  await page.locator('.go button').click();
  await expect(page.locator('.slot')).toHaveCount(4);
  expect((await asked(page)).what).toBe('question');
});

for (const edition of editions('qwixx-cards')) {
  const tag = edition === 'jokers' ? [] : '@long';
  test(`a whole match against a bot by tapping: ${edition}`, { tag }, async ({ page }) => {
    test.setTimeout(600_000);
    await begin(page, { edition });
    await playOut(page, cards);
    await expect(page.locator('.after h2')).not.toBeEmpty();
    await expect(page.locator('.after tbody tr')).toHaveCount(2);
  });
}

test('a card is taken from the row, and only its number is known before', async ({ page }) => {
  const key = await until(page, await begin(page), 'take');
  const held = await page.locator('.held').count();
  const back = page.locator('[data-take="1"]');
  await expect(back).toHaveAccessibleName(/^Take the \d+$/);
  await back.click();
  await expect(back).toHaveClass(/chosen/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(back).not.toHaveClass(/chosen/);
  await back.click();
  await page.locator('[data-confirm]').click();
  await next(page, key);
  await expect(page.locator('.held')).toHaveCount(held + 1);
});

test('cards are staged with their ticks, and what is forbidden names its rule', async ({
  page,
}) => {
  await until(page, await begin(page), 'play');
  await expect(page.locator('.held')).toHaveCount(5);
  await stageCards(page);
  const tick = page.locator('[data-tick]').first();
  const before = await tick.getAttribute('aria-pressed');
  await tick.click();
  await expect(
    page
      .locator('.refusal')
      .or(page.locator(`[data-tick][aria-pressed="${before === 'true' ? 'false' : 'true'}"]`))
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.held.pressed')).toHaveCount(0);
  await page.locator('[data-take]').first().click();
  await expect(page.locator('.refusal')).toContainText('play one to three cards');
});

test(
  'cards that may be played are lit with their points, and so are their cells',
  { tag: '@wide' },
  async ({ page }) => {
    await until(page, await begin(page), 'play');
    await expect(page.locator('.prompt')).toContainText('Step 3 of 3: you must play one to three');
    await expect(page.locator('.held.legal')).not.toHaveCount(0);
    await expect(page.locator('.held.legal .worth').first()).toHaveText(/^[+−]?\d+$/);
    await expect(page.locator('.held').first()).toHaveAccessibleName(/point/);
    await accessible(page, 'cards to play');
    const cell = page.locator('.cell.legal').first();
    if ((await cell.count()) > 0) {
      await cell.click();
      await expect(page.locator('.held.pressed')).toHaveCount(1);
      await expect(page.locator('section.staged')).toContainText('Ticks');
    }
  },
);

test('moves are typed, and questions answered', async ({ page }) => {
  const key = await begin(page);
  await page.keyboard.press('/');
  const type = async (text: string) => {
    await page.locator('#command').fill(text);
    await page.locator('#command').press('Enter');
    await expect(page.locator('[role=log] code').first()).toHaveText(text);
    return (await page.locator('[role=log] p').first().textContent()) ?? '';
  };
  expect(await type('take 9')).not.toContain('Done');
  const said = await type('legal?');
  const first = /legal\? (.*?) \([+−]?\d+\)/.exec(said)?.[1] ?? '';
  expect(await type(first)).toContain('Done');
  await asked(page, key);
  expect(await type('scores?')).toMatch(/Nora: −?\d+/);
});

test('a whole turn by keyboard', async ({ page }) => {
  let key = await until(page, await begin(page), 'take');
  await page.locator('[data-take="0"]').press('Enter');
  await page.locator('[data-confirm]').press('Enter');
  key = (await next(page, key)) ?? '';
  expect(await phase(page)).toBe('number');
  await page.keyboard.press('n');
  key = await until(page, (await next(page, key)) ?? '', 'play');
  await page.locator('.held').first().press('Enter');
  await page.locator('[data-confirm]').press('Enter');
  expect((await asked(page, key)).what).not.toBe('curtain');
});

test('in French', async ({ page }) => {
  let key = await begin(page, { edition: 'jokers', settings: { language: 'fr' } });
  for (const wanted of ['take', 'number', 'play'] as const) {
    key = await until(page, key, wanted);
    await inWords(page);
  }
  await stageCards(page);
  await expect(page.locator('section.staged')).toContainText(/coche/i);
  await inWords(page);
});

test('every state is accessible', async ({ page }) => {
  let key = await begin(page, { edition: 'jokers' });
  for (const wanted of ['take', 'number', 'play'] as const) {
    key = await until(page, key, wanted);
    await accessible(page, wanted);
  }
  await stageCards(page);
  await accessible(page, 'staged');
});

test('nothing is wider than 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await begin(page, { edition: 'gemixxt-a', seats: [ME, BOT, BOT] });
  const wide = await page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth - root.clientWidth;
  });
  expect(wide).toBeLessThanOrEqual(0);
});
