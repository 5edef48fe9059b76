// A game without a board of its own: whole matches on the plain board, in words.

import type { Page } from '@playwright/test';
import { inWords, next, playOut, seed } from '../boards';
import { accessible, BOT, expect, ME, sit, test, visit } from '../table';

const HUGO = { kind: 'here', name: 'Hugo' } as const;

/** Does the first thing on offer. */
async function first(page: Page): Promise<void> {
  await page.locator('[data-offer]').first().click();
  await page.locator('[data-confirm]').click();
}

test('two taps lead from home to the plain board', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('link', { name: /Nim/ }).click();
  await expect(page.getByText('Three, four and five counters.')).toBeVisible();
  await accessible(page, 'before the start');
  await page.locator('.go button').click();
  await expect(page.locator('[data-offer]')).toHaveCount(12);
  await expect(page.locator('.view')).toContainText('Counters on the heaps, from a: 3, 4 and 5.');
  await accessible(page, 'the plain board');
  await inWords(page);
});

test('a move says what it brings, is put back and is made', async ({ page }) => {
  await sit(page, { game: 'nim', edition: 'three', seats: [ME, HUGO] });
  const offer = page.locator('[data-offer="b4"]');
  await expect(offer).toContainText('Nora takes 4 from heap b: it is empty now.');
  await offer.click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-confirm]')).toHaveCount(0);
  await expect(offer).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-confirm]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.view')).toContainText('from a: 3, 0 and 5.');
});

test('a whole match against a bot ends in words', async ({ page }) => {
  await seed(page, 3);
  await sit(page, { game: 'nim', edition: 'marienbad', seats: [ME, BOT] });
  await playOut(page, first);
  await expect(page.locator('.after')).toContainText('the last counter is taken');
  await accessible(page, 'after the game');
  await inWords(page);
});

test('it is played in French, and what is forbidden names its rule', async ({ page }) => {
  const settings = { language: 'fr' };
  await sit(page, { game: 'nim', edition: 'three', seats: [ME, HUGO], settings });
  await next(page);
  await expect(page.locator('.view')).toContainText(
    'Jetons des tas, à partir de a\u{a0}: 3, 4 et 5.',
  );
  await page.keyboard.press('/');
  await page.locator('#command').fill('a4');
  await page.locator('#command').press('Enter');
  await expect(page.locator('.refusal')).toContainText('Le tas a n’a que 3 jetons.');
  await page.goto('/#/rules/nim/too-many');
  await expect(page.locator('.wanted')).toContainText('Un tas n’a pas plus de jetons');
});
