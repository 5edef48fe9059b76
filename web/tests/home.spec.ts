// The way to a table: from home, and by the form before the start.

import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { NAMES } from '../scripts/games.js';
import { next } from './boards';
import { accessible, answer, expect, ME, sit, test, visit } from './table';

for (const game of NAMES) {
  test(`one tap leads from home to the first decision: ${game}`, async ({ page }) => {
    await visit(page, '/');
    await page.locator(`[data-play="${game}"]`).click();
    await next(page);
    // The next time it is the first thing there is.
    await page.goto('/#/');
    await expect(page.locator('[data-play]').first()).toHaveAttribute('data-play', game);
  });
}

test('what was chosen last time is what one tap plays', async ({ page }) => {
  const hard = { kind: 'bot', name: '', level: 'hard' } as const;
  await sit(page, { edition: 'bonus-a', seats: [ME, hard] });
  await page.goto('/#/');
  await expect(page.locator('.how')).toContainText('Bonus A · against Alma (hard)');
  await page.getByRole('button', { name: 'Play now', exact: true }).click();
  await expect(page.locator('.board')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bonus A');
  await page.goto('/#/');
  await page.getByRole('link', { name: 'Change: Qwixx', exact: true }).click();
  await expect(page.locator('[name=edition]:checked')).toHaveValue('bonus-a');
});

test('without a server friends play on one device, and the page says why', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Play with friends' }).click();
  await expect(page.getByText('no game server here')).toBeVisible();
  await accessible(page, 'home, without a server');
  await page.getByRole('button', { name: 'Pass this device round' }).click();
  // Who begins is drawn.
  await page.getByRole('button', { name: /^I am Player [12]$/ }).click();
  await expect(page.locator('.board')).toContainText(/Player [12]/);
});

test('a code that leads nowhere says so beside it, on a small phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/');
  const field = page.getByLabel('Join with a code or a link');
  await expect(field).toBeInViewport({ ratio: 1 });
  await field.fill('123 456');
  await page.locator('.join .button').click();
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await accessible(page, 'home, a wrong code');
});

test(
  'all tables are reached, and what is forgotten comes back',
  { tag: '@wide' },
  async ({ page }) => {
    await visit(page, '/');
    for (let table = 0; table < 5; table++) {
      await page.goto('/#/');
      await page.locator('[data-play=qwixx]').click();
      await expect(page.locator('[data-offer]').first()).toBeVisible();
    }
    await page.goto('/#/');
    const tables = page.locator('.recent li');
    await expect(tables).toHaveCount(3);
    await page.getByRole('button', { name: 'Show all 5' }).click();
    await expect(tables).toHaveCount(5);
    const last = await tables.last().getByRole('link').getAttribute('href');
    await tables.last().getByRole('button').click();
    await expect(tables).toHaveCount(4);
    await accessible(page, 'home, a table forgotten');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(tables.last().getByRole('link')).toHaveAttribute('href', last ?? '');
    await tables.last().getByRole('button').click();
    await expect(tables).toHaveCount(4);
    await page.goto('/#/settings');
    await page.goto('/#/');
    await page.getByRole('button', { name: 'Show all 4' }).click();
    await expect(page.locator(`.recent a[href="${last}"]`)).toHaveCount(0);
  },
);

test(
  'players come first, then the edition; what few choose is folded',
  { tag: '@wide' },
  async ({ page }) => {
    await visit(page, '/#/new/quixo');
    await expect(page.locator('legend').first()).toHaveText('Players');
    const repetition = page.getByText('The same position three times');
    await expect(repetition).toBeHidden();
    await page.getByText('More rules').click();
    await expect(repetition).toBeVisible();
    await accessible(page, 'before the start, with more rules');
  },
);

test('editions can be told apart by their pictures', { tag: '@wide' }, async ({ page }) => {
  for (const game of NAMES) {
    await visit(page, `/#/new/${game}`);
    await page.locator('.go button').waitFor();
    const editions = page.locator('.edition');
    const count = await editions.count();
    // Sheets are drawn once the engine has said what they are.
    for (const edition of await editions.all())
      await expect(edition.locator('svg').first()).toBeVisible();
    const pictures = await editions.evaluateAll((all) =>
      all.map((one) => one.querySelector('svg')?.innerHTML.replaceAll(/svelte-\w+/g, '')),
    );
    expect(new Set(pictures).size, game).toBe(count);
  }
});

test('jokers are chosen in one place', async ({ page }) => {
  await visit(page, '/#/new/qwixx-cards');
  await expect(page.getByRole('group', { name: 'Jokers' })).toHaveCount(1);
  await expect(page.locator('[name=edition]')).toHaveCount(3);
  await page.getByRole('radio', { name: 'with', exact: true }).check({ force: true });
  await page.locator('.go button').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jokers');
});

test('four who play Quixo see their teams', async ({ page }) => {
  await visit(page, '/#/new/quixo');
  await page.getByRole('radio', { name: 'For four' }).check({ force: true });
  await expect(page.locator('[data-team]')).toHaveCount(4);
  await expect(page.locator('[data-team=cross]').last()).toContainText('Team of crosses');
});

test('rules are chosen by game, and begin with two minutes', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules');
  for (const game of NAMES) {
    await page.goto('/#/rules');
    await page.locator(`main a[href$="#/rules/${game}"]`).click();
    await expect(page.locator('article h2').first()).toContainText('two minutes');
  }
  await page.getByRole('link', { name: 'All games' }).click();
  // What programs need to know is not in the way of whoever learns a game.
  await page.getByRole('link', { name: 'For programmers' }).click();
  await expect(page.locator('article #chance-is-due')).toHaveCount(1);
});

test('rules can be read in another language, and every language is offered', async ({ page }) => {
  await visit(page, '/#/rules/quixo');
  await expect(page.locator('article')).toHaveAttribute('lang', 'en');
  const french = page.getByRole('link', { name: 'Français' });
  await expect(french).toHaveAttribute('hreflang', 'fr');
  await french.click();
  await expect(page.locator('article')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/#/');
  const languages = page.getByRole('combobox', { name: 'Language' }).locator('option');
  expect(await languages.evaluateAll((all) => all.map((one) => one.getAttribute('lang')))).toEqual(
    readdirSync(new URL('../../words', import.meta.url)).sort(),
  );
});

test('an address that leads nowhere leads home and says so', async ({ page }) => {
  await visit(page, '/#/nowhere');
  await expect(page.getByText('There is nothing at this address')).toBeVisible();
  await page.locator('[data-play=qwixx]').click();
  await answer(page);
  await home(page);
  await expect(page.getByText('There is nothing at this address')).toHaveCount(0);
});

const home = (page: Page) => page.getByRole('link', { name: 'Home' }).click();
