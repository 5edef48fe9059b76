// The coach: hints while somebody plays, and what was luck after a match.

import { next, seed, stageTiles } from './boards';
import { recordOf, replayOf } from './records';
import { accessible, answer, BOT, expect, ME, playOut, sit, test, visit } from './table';
import type { Page } from '@playwright/test';

/** Asks for a hint and waits for it. */
async function hint(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.hints ol')).toBeVisible();
}

test(
  'a hint lights the best answers, compares what is staged, and is for one question',
  { tag: '@wide' },
  async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await seed(page, 5);
    await sit(page, { seats: [ME, BOT] });
    const question = await next(page);
    const coach = () => fetched.filter((url) => /-coach-|coach-\w+\.js|Hints/.test(url));
    expect(coach(), 'nobody fetches the coach before asking it').toEqual([]);
    await hint(page);
    expect(coach().length).toBeGreaterThan(1);
    await expect(page.locator('.hints li button').first()).toContainText('%');
    await expect(page.locator('[data-cell] [data-lit="1"], .hints')).not.toHaveCount(0);
    const lit = page.locator('[data-cell]', { has: page.locator('[data-lit]') }).first();
    await expect(lit).toHaveAccessibleName(/coach: (the best answer|answer \d)/);
    await accessible(page, 'a hint');
    // The last tick on offer is compared with the best.
    await page.locator('[data-offer]:not(.pass)').last().click();
    await expect(page.locator('[data-mine]')).toHaveText(/^Yours (is|wins) /);
    await page.locator('[data-confirm]').click();
    await next(page, question ?? '');
    await expect(page.locator('.hints')).toHaveCount(0);
    await expect(page.locator('[data-lit]')).toHaveCount(0);
  },
);

test('tiles and cubes are lit where they would go', async ({ page }) => {
  await seed(page, 5);
  await sit(page, { game: 'qwirkle', edition: 'standard', seats: [ME, BOT] });
  await next(page);
  await hint(page);
  await expect(page.locator('.cell [data-lit="1"]').first()).toBeVisible();
  await stageTiles(page);
  await expect(page.locator('[data-mine]')).toBeVisible();
  await page.goto('/#/');
  await sit(page, { game: 'quixo', edition: 'two', seats: [ME, BOT] });
  await next(page);
  await hint(page);
  await expect(page.locator('[role=gridcell][aria-label*="the best answer"]')).toHaveCount(1);
});

test('whoever wants no hints has none', async ({ page }) => {
  await sit(page, { seats: [ME, BOT], settings: { hints: false } });
  await next(page);
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
});

test('after a match every sentence adds up, and a tap leads to the step on the board', async ({
  page,
}) => {
  await visit(page, `${replayOf(await recordOf('qwixx', 'classic', ['greedy', 'easy']))}?coach`);
  await expect(page.locator('[data-sum]')).toHaveCount(2);
  await expect(page.getByText('these numbers may still change')).toBeVisible();
  for (const sum of await page.locator('[data-sum]').allInnerTexts()) {
    const numbers =
      sum
        .replaceAll('−', '-')
        .match(/[+-]?\d+/g)
        ?.map(Number) ?? [];
    const result = numbers.pop();
    expect(
      numbers.reduce((all, one) => all + one, 0),
      sum,
    ).toBe(result);
  }
  await expect(page.getByRole('img', { name: /chances to win/ })).toBeVisible();
  await page.getByText('The chances as a table').click();
  await expect(page.getByRole('columnheader', { name: 'Step' })).toBeVisible();
  await accessible(page, 'what was found');
  await page.locator('[data-decision]').first().click();
  await expect(page.getByText('What was better:')).toBeVisible();
  await expect(page.locator('[data-lit="★"], [data-lit="●"]')).not.toHaveCount(0);
  await expect(page.getByRole('slider', { name: 'Step' })).not.toHaveValue('0');
  await accessible(page, 'a decision');
  // Once more, with the answer hidden.
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The answer is hidden.')).toBeVisible();
  await expect(page.locator('[data-lit]')).toHaveCount(0);
  await expect(page.getByText('What was better:')).toHaveCount(0);
  await accessible(page, 'trying again');
  await answer(page);
  await expect(page.locator('[data-verdict]')).toHaveText(/best|done/);
  await page.getByRole('button', { name: 'Overview' }).click();
  await page.locator('[data-stroke]').first().click();
  await expect(page.getByText('of luck.')).toBeVisible();
  await expect(page.locator('.sum')).toHaveText(/\d/);
});

test('a deep look takes the place of the first, and my games keep what was found @long', async ({
  page,
}) => {
  await sit(page, { seats: [ME, BOT], settings: { confirm: false } });
  await playOut(page, () => answer(page));
  await page.getByRole('button', { name: 'Luck or skill?' }).click();
  await expect(page.locator('[data-sum]')).toHaveCount(2);
  await expect(page.locator('[data-depth=deep]')).toHaveText(/do not change any more/);
  await page.goto('/#/games');
  await page.getByText('The same as a table').click();
  await expect(page.getByRole('heading', { name: 'Luck and errors over time' })).toBeVisible();
  await expect(page.locator('section[aria-labelledby=over-time] tbody tr')).toHaveCount(1);
  await expect(page.locator('[data-look]')).toHaveCount(0);
  await accessible(page, 'luck and errors over time');
});

test('who plays alone is told of points, where the host has the table of the sheet', async ({
  page,
}) => {
  const name = 'qwixx-classic-alone.sheet';
  const book = emptySheets();
  const list = [{ name, bytes: book.length }];
  await page.route('**/books/list.json', (route) => route.fulfill({ json: list }));
  await page.route(`**/books/${name}`, (route) => route.fulfill({ body: book }));
  await seed(page, 5);
  await sit(page, { seats: [ME] });
  await next(page);
  await hint(page);
  await expect(page.locator('.hints li button').first()).toContainText(/\d points/);
  await expect(page.locator('.hints')).toContainText('Exact: this sheet has been solved');
  await visit(page, `${replayOf(await recordOf('qwixx', 'classic', ['greedy']))}?coach`);
  await expect(page.locator('[data-sum]')).toHaveText(/ at the start.* = \d+ points$/);
  await expect(page.getByRole('img', { name: /points to be expected/ })).toBeVisible();
  await accessible(page, 'what was found alone');
});

/** A sound table of the classic sheet in which no sheet is worth anything: what is made at once counts. */
function emptySheets(): Buffer {
  const [steps, sheets, nothing] = [400, 5_468_124, 25 * 400];
  const values = new Uint16Array(1 + sheets).fill(nothing);
  values[0] = steps;
  const bytes = Buffer.from(values.buffer);
  // FNV-1a in two halves of 32 bits: the prime is 2^40 + 0x1b3.
  let [high, low] = [0xcbf29ce4, 0x84222325];
  for (const byte of bytes) {
    low ^= byte;
    const product = (low >>> 0) * 0x1b3;
    high = (Math.imul(high, 0x1b3) + Math.floor(product / 2 ** 32) + (low << 8)) >>> 0;
    low = product % 2 ** 32;
  }
  const sum = Buffer.alloc(8);
  sum.writeUInt32LE(low >>> 0, 0);
  sum.writeUInt32LE(high >>> 0, 4);
  return Buffer.concat([sum, bytes]);
}
