// Everything in sight comes from the catalogue: what every-screen.spec.ts does not come by, in the longer words,
// whose letters are marked. Screens are found by selectors, for nobody knows what they say.

import type { Page } from '@playwright/test';
import { next, seed } from './boards';
import { foreignWords } from './foreign';
import { BOT, expect, ME, sit, test, type Wish } from './table';

test.beforeEach(async ({ page }) => {
  await seed(page, 12);
  await page.addInitScript(() => localStorage.setItem('qlub.longer', 'true'));
});

const month = new Intl.DateTimeFormat('en', { month: 'short' }).format(new Date());

/** Nothing in sight is foreign but names, and days, which come from the browser. */
async function clean(page: Page, what: string): Promise<void> {
  expect.soft(await foreignWords(page, ['Nora', 'Hugo', month]), what).toEqual([]);
}

const WISHES: (Wish & { game: string; bad: string })[] = [
  { game: 'qwixx', edition: 'bonus-a', bad: 'r12' },
  { game: 'qwixx-cards', edition: 'jokers', bad: 'take 9' },
  { game: 'quixo', edition: 'two', bad: 'c3N' },
  { game: 'qwirkle', edition: 'standard', bad: 'Rk@40,40' },
];

for (const { bad, ...wish } of WISHES) {
  test(`what is refused, answered and laid over a table: ${wish.game}`, async ({ page }) => {
    await sit(page, { ...wish, seats: [ME, BOT] });
    await next(page);
    await page.keyboard.press('/');
    const line = page.locator('#command');
    const answers = page.locator('[role=log] p');
    const questions = ['help?', 'scores?', 'turn?', 'dice?', 'undo?', bad, '7 !'];
    for (const [i, text] of questions.entries()) {
      await line.fill(text);
      await line.press('Enter');
      await expect(answers).toHaveCount(i + 1);
      await clean(page, text);
    }
    await page.keyboard.press('Escape');
    await page.locator('header button').last().click();
    const dialog = page.locator('dialog[open]');
    await expect(dialog).toBeVisible();
    await clean(page, 'menu');
    for (const [i, what] of ['log', 'settings'].entries()) {
      if (i > 0) await page.locator('header button').last().click();
      await dialog.locator('.always button').nth(i).click();
      await expect(dialog.locator('.always')).toHaveCount(0);
      await clean(page, what);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });
}

test('real dice, and a device that goes round', async ({ page }) => {
  await sit(page, { seats: [ME, { kind: 'here', name: 'Hugo' }], chance: 'typed' });
  await clean(page, 'who begins');
  await page.getByRole('button', { name: 'Nora', exact: true }).click();
  await expect(page.locator('.pad fieldset')).toHaveCount(6);
  await clean(page, 'real dice');
});

test('my games, a replay and the luck of a match', async ({ page }) => {
  await sit(page, { game: 'quixo', edition: 'two', options: { side: '3' }, seats: [BOT, BOT] });
  await expect(page.locator('.after')).toBeVisible({ timeout: 120_000 });
  await page.locator('.fair button').click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await clean(page, 'luck');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => history.state?.overlay !== true);
  await page.goto('/#/games');
  await expect(page.locator('.finished li')).toHaveCount(1);
  await clean(page, 'my games');
  await page.locator('.finished li a').click();
  await expect(page.locator('input[type=range]')).toBeVisible();
  await clean(page, 'replay');
});
