// A family with one phone at a real table: whoever has it enters, and nothing that was begun is lost.

import { accessible, expect, sit, test } from './table';

test('one phone for three people', async ({ page }) => {
  const seats = ['Anna', 'Ben', 'Cleo'].map((name) => ({ kind: 'here', name }) as const);
  await sit(page, { game: 'qwixx-pad', edition: 'classic', seats });
  const come = (seat: number) => page.locator('.players button').nth(seat).click();
  const sheet = (name: string) => expect(page.locator('.paper h2')).toHaveText(name);
  const entry = (text: string) => expect(page.locator(`[data-entry="${text}"]`)).toBeVisible();
  const tap = (cell: string) => page.locator(`[data-cell=${cell}]`).click();
  await page.locator('[data-first="1"]').click();
  await expect(page.locator('[data-pass]')).toBeVisible();
  await tap('r5');
  await entry('r5');
  // Ben takes the phone before that is confirmed; it waits for Anna.
  await come(1);
  await sheet('Ben');
  await expect(page.locator('[data-pass]')).toBeVisible();
  // Nobody goes on while others here have not entered anything.
  await expect(page.locator('[data-next]')).toHaveCount(0);
  await come(0);
  await entry('r5');
  await page.locator('[data-confirm]').click();
  await sheet('Ben');
  await tap('b5');
  await entry('b5');
  // Anna thinks again: entries can be changed until the next roll.
  await come(0);
  await entry('r5');
  await tap('y5');
  await entry('y5');
  await accessible(page, 'one phone');
  await page.locator('[data-confirm]').click();
  await sheet('Ben');
  await entry('b5');
  await page.locator('[data-confirm]').click();
  await sheet('Cleo');
  await tap('g5');
  await page.locator('[data-confirm]').click();
  // All are in, and all three entries count.
  await expect(page.locator('.players .score')).toHaveText([/1$/, /1$/, /1$/]);
});
