// For everyone: keyboards, readers, small screens, all kinds of eyes.

import { editions } from '../scripts/games.js';
import { accessible, answer, BOT, expect, ME, playOut, sit, test, visit } from './table';

test('every screen is accessible', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await accessible(page, 'home');
  await page.goto('/#/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await accessible(page, 'settings');
  await page.goto('/#/rules');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await accessible(page, 'choice of rules');
  await page.goto('/#/rules/qwixx/closing-needs');
  await expect(page.locator('article h1')).toBeVisible();
  await accessible(page, 'rules');
  await page.goto('/#/new/qwixx');
  await expect(page.locator('.edition svg').first()).toBeVisible();
  await accessible(page, 'before the start');
  await page.getByRole('button', { name: 'A person' }).click();
  await accessible(page, 'before the start, three players');
});

/** Sheets as wide as usual, and with a second row of boxes. */
const SHEETS = ['classic', 'bonus-a'];
for (const edition of editions('qwixx')) {
  const tag = SHEETS.includes(edition) ? [] : '@long';
  test(`the table is accessible: ${edition}`, { tag }, async ({ page }) => {
    await sit(page, { edition });
    for (let turn = 0; turn < 6; turn++) await answer(page);
    await expect(page.locator('[data-offer]').first()).toBeVisible();
    await accessible(page, 'asked');
    await page.locator('[data-offer]').first().click();
    await accessible(page, 'staged');
  });
}

test('moments of a table are accessible', async ({ page }) => {
  const hugo = { kind: 'here', name: 'Hugo' } as const;
  await sit(page, { seats: [ME, hugo], chance: 'typed' });
  await accessible(page, 'who begins');
  await page.getByRole('button', { name: 'Nora', exact: true }).click();
  await accessible(page, 'real dice');
  for (let die = 0; die < 6; die++) {
    await page.locator('.pad fieldset').nth(die).getByRole('button').nth(2).click();
  }
  await page.getByRole('button', { name: 'Play these dice' }).click();
  await page.locator('[data-offer="-"]').click();
  await expect(page.locator('.curtain')).toBeVisible();
  await accessible(page, 'curtain');
  await page.getByRole('button', { name: 'I am Hugo' }).click();
  await page.locator('[data-cell="r5"]').click();
  await expect(page.locator('.refusal')).toBeVisible();
  await accessible(page, 'refused');
  await page.keyboard.press('/');
  await accessible(page, 'command line');
  await page.locator('.players button').last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await accessible(page, 'the sheet of another');
});

test('the end is accessible', async ({ page }) => {
  await sit(page, { settings: { confirm: false } });
  await playOut(page, () => answer(page));
  await accessible(page, 'after the game');
});

test('a whole game by keyboard alone', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Play now', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[role=grid]').first()).toBeVisible();
  await playOut(page, async () => {
    // To the sheet by Tab, to a lit cell by arrows, twice Enter; or N for nothing.
    const cells = page.locator('.cell.legal');
    const lit = (await cells.count()) > 0 ? await cells.first().getAttribute('data-at') : null;
    if (!lit) {
      await page.keyboard.press('n');
      if (await page.locator('[data-confirm]').isVisible()) {
        await page.locator('[data-confirm]').press('Enter');
      }
      return;
    }
    const [row = 0, column = 0] = lit.split('-').map(Number);
    await page.locator('[role=gridcell][tabindex="0"]').first().focus();
    for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    for (let i = 0; i < row; i++) await page.keyboard.press('ArrowDown');
    for (let i = 0; i < column; i++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  });
  await expect(page.locator('.after')).toBeVisible();
});

test('rolls and prompts are announced without moving the focus', async ({ page }) => {
  await sit(page, { seats: [ME, BOT] });
  await expect(page.locator('[data-said]')).toContainText(/White \d and \d, together \d+/);
  await expect(page.locator('[data-said]')).toContainText('or nothing');
});

test('nothing is wider than a screen of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of ['/#/', '/#/settings', '/#/new/qwixx', '/#/rules', '/#/rules/qwixx']) {
    await visit(page, address);
    await expect(page.locator('h1').first()).toBeVisible();
    expect(await overflow(page), address).toBe(0);
  }
  for (const edition of editions('qwixx')) {
    await sit(page, { edition });
    await expect(page.locator('[data-offer]').first()).toBeVisible();
    expect(await overflow(page), edition).toBe(0);
    await page.evaluate(() => localStorage.clear());
  }
});

test('what is primary is at least 44 pixels high, everything else 24', async ({ page }) => {
  await sit(page, { edition: 'longo' });
  await expect(page.locator('[data-offer]').first()).toBeVisible();
  const sizes = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], [role=gridcell]')]
      .filter((target) => target.offsetParent !== null)
      .map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return { what: target.className, width, height };
      }),
  );
  expect(sizes.filter(({ width, height }) => width < 24 || height < 24)).toEqual([]);
  const offers = sizes.filter(({ what }) => what.includes('offer') || what.includes('button'));
  expect(offers.filter(({ height }) => height < 44)).toEqual([]);
});

async function overflow(page: import('@playwright/test').Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.documentElement;
    return Math.max(0, root.scrollWidth - root.clientWidth);
  });
}
