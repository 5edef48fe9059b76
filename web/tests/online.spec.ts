// Online tables against the real server.

import type { Page } from '@playwright/test';
import { editions } from '../scripts/games.js';
import { ownAddress } from '../scripts/house.js';
import { accessible, answer } from './table';
import { expect, hurry, open, play, sit, start, test } from './online';

const ROBOT = { kind: 'bot', name: '', level: 'greedy' } as const;
const TWO: { kind: 'here' | 'open'; name: string }[] = [
  { kind: 'here', name: 'Nora' },
  { kind: 'open', name: '' },
];
const EDITIONS = process.env.QLUB_LONG ? editions('qwixx') : ['bonus-a'];

for (const edition of EDITIONS) {
  test(`two browsers and a bot finish a match: ${edition}`, async ({ person }) => {
    const [nora, hugo] = [await person(), await person({ settings: { language: 'fr' } })];
    const id = await open(nora, { edition });
    await hurry(nora);
    const code = await nora.page.locator('.code b').textContent();
    await hugo.page.goto('/');
    await hugo.page.locator('#code').fill(code ?? '');
    await hugo.page.locator('.join .button').click();
    await expect(hugo.page).toHaveURL(new RegExp(`/t/${id}$`));
    await sit(hugo, 'Hugo');
    await expect(nora.page.locator('[data-seat="1"]')).toContainText('Hugo');
    await start(nora);
    await Promise.all([play(nora), play(hugo)]);
    await expect(nora.page.locator('.after tbody tr')).toHaveCount(3);
    await expect(hugo.page.locator('.after h2')).not.toBeEmpty();
    await nora.page.getByRole('button', { name: 'Check rolls and draws' }).click();
    await expect(nora.page.locator('.luck')).toContainText('Every roll and draw was fair.');
    await expect(nora.page.locator('.luck')).toContainText('Nora and Hugo');
    await nora.page.getByRole('button', { name: 'Close' }).click();
    await hugo.page.getByRole('button', { name: 'Revanche' }).click();
    await expect(nora.page.locator('.gathering')).toBeVisible();
    await start(nora);
    await expect(hugo.page.locator('[data-offer]').first()).toBeVisible();
  });
}

test('a line that breaks is said, and leads back to the exact state', async ({ person }) => {
  const [nora, hugo] = [await person(), await person()];
  const id = await open(nora, { seats: TWO });
  await hugo.page.goto(`/t/${id}`);
  await sit(hugo, 'Hugo');
  await start(nora);
  await expect(nora.page.locator('[data-offer]').first()).toBeVisible();
  await nora.context.setOffline(true);
  await expect(nora.page.locator('.banner')).toContainText('connection is lost');
  await expect(nora.page.locator('.board')).toBeVisible();
  await expect(hugo.page.locator('.around')).toContainText('Nora is away');
  await answer(hugo.page);
  await nora.context.setOffline(false);
  await expect(nora.page.locator('.banner')).toHaveCount(0);
  await expect(hugo.page.locator('.around')).not.toContainText('away');
  await expect(nora.page.locator('.players .done')).toHaveCount(1);
  const shown = await hugo.page.locator('.tray[role=img]').getAttribute('aria-label');
  await nora.page.reload();
  await expect(nora.page.locator('.tray[role=img]')).toHaveAttribute('aria-label', shown ?? '');
  await answer(nora.page);
  await expect(hugo.page.locator('.players .done')).toHaveCount(0);
});

test('talk, offers, the host’s part, and those who watch', async ({ person }) => {
  const [nora, hugo, eve] = [await person(), await person(), await person()];
  const id = await open(nora, { seats: TWO, chance: 'typed' });
  await nora.page.getByText('A link for watching').click();
  const watch = await nora.page.getByLabel('Link for watching').inputValue();
  await hugo.page.goto(`/t/${id}`);
  await sit(hugo, 'Hugo');
  await eve.page.goto(new URL(watch).pathname);
  await expect(eve.page.locator('.gathering')).toContainText('Nora');
  await expect(nora.page.locator('.watchers')).toBeVisible();
  await start(nora);
  await expect(eve.page.locator('.around')).toContainText('You are watching');
  await nora.page.getByRole('button', { name: 'Chat' }).click();
  await nora.page.getByLabel('Your message').fill('Good luck!');
  await nora.page.getByRole('button', { name: 'Send' }).click();
  await nora.page.getByRole('button', { name: 'Close' }).click();
  await hugo.page.getByRole('button', { name: 'Chat, one new message' }).click();
  await expect(hugo.page.locator('.said')).toContainText('Good luck!');
  await hugo.page.getByRole('button', { name: 'Close' }).click();
  await type(nora.page, 'first 0');
  await type(nora.page, 'w3 w4 r1 y6 g2 b5');
  await nora.page.locator('[data-offer="r7"]').click();
  await hugo.page.locator('[data-offer="-"]').click();
  // An offer that the last answer overtakes is void.
  await expect(nora.page.locator('[data-offer="y9"]')).toBeVisible();
  await nora.page.getByRole('button', { name: 'Take back' }).click();
  await hugo.page.getByRole('button', { name: 'Agree' }).click();
  await expect(nora.page.locator('[data-cell="r7"]')).toHaveAccessibleName(/can be ticked/);
  await nora.page.getByRole('button', { name: 'Table', exact: true }).click();
  await nora.page.getByRole('button', { name: 'Make host' }).click();
  await hugo.page.getByRole('button', { name: 'Table', exact: true }).click();
  await hugo.page.getByRole('button', { name: 'Give up' }).click();
  await hugo.page.getByRole('button', { name: /really/ }).click();
  await expect(nora.page.locator('.after h2')).toHaveText('You win');
  await expect(hugo.page.locator('.after h2')).toHaveText('You lose');
  await expect(eve.page.locator('.after h2')).toHaveText('Nora wins');
  await hugo.page.getByRole('button', { name: 'Table', exact: true }).click();
  await hugo.page.getByRole('button', { name: 'Delete the table' }).click();
  await hugo.page.getByRole('button', { name: /really/ }).click();
  await expect(nora.page.locator('.banner')).toContainText('no longer exists');
});

test('a seat moves to another device by a link that works once', async ({ person }) => {
  const [nora, tablet] = [await person(), await person()];
  await open(nora, { seats: [{ kind: 'here', name: 'Nora' }, ROBOT] });
  await start(nora);
  await expect(nora.page.locator('[data-offer]').first()).toBeVisible();
  await nora.page.getByRole('button', { name: 'Table', exact: true }).click();
  await nora.page.getByRole('button', { name: 'Transfer the seat of Nora' }).click();
  const link = new URL(await nora.page.getByLabel('Transfer link').inputValue());
  await tablet.page.goto(link.pathname + link.hash);
  await expect(tablet.page.locator('[data-offer]').first()).toBeVisible();
  expect(new URL(tablet.page.url()).hash).toBe('');
  await nora.page.getByRole('button', { name: 'Close' }).click();
  await expect(nora.page.locator('[data-offer]')).toHaveCount(0);
  await tablet.page.goto('/');
  await expect(tablet.page.getByRole('link', { name: /online/ })).toBeVisible();
});

test('a match at an address that is not localhost, over plain http', async ({ person, server }) => {
  const address = ownAddress();
  test.skip(!address, 'this computer has no address of its own on a network');
  const nora = await person({ origin: `http://${address}:${server.port}` });
  await open(nora, { seats: [{ kind: 'here', name: 'Nora' }, ROBOT] });
  expect(await nora.page.evaluate(() => isSecureContext)).toBe(false);
  await hurry(nora);
  await nora.page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(nora.page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await start(nora);
  await play(nora);
  await expect(nora.page.locator('.after h2')).not.toBeEmpty();
});

test('every screen of an online table is accessible', async ({ person }) => {
  const [nora, hugo] = [await person(), await person()];
  const id = await open(nora, { chance: 'typed' });
  await nora.page.locator('.gathering details summary').last().click();
  await nora.page.getByLabel('Clock').selectOption('decision 120');
  await accessible(nora.page, 'gathering, host');
  await hugo.page.goto(`/t/${id}`);
  await expect(hugo.page.locator('.gathering')).toBeVisible();
  await accessible(hugo.page, 'gathering, guest');
  await sit(hugo, 'Hugo');
  await start(nora);
  await type(nora.page, 'first 0');
  await type(nora.page, 'w3 w4 r1 y6 g2 b5');
  await expect(hugo.page.getByRole('timer').first()).toBeVisible();
  await accessible(hugo.page, 'playing with a clock');
  await nora.page.locator('[data-offer="r7"]').click();
  await hugo.page.locator('[data-offer="-"]').click();
  // An offer that the last answer overtakes is void.
  await expect(nora.page.locator('[data-offer="y9"]')).toBeVisible();
  await nora.page.getByRole('button', { name: 'Take back' }).click();
  await expect(hugo.page.getByRole('button', { name: 'Agree' })).toBeVisible();
  await accessible(hugo.page, 'an offer');
  await hugo.page.getByRole('button', { name: 'Chat' }).click();
  await accessible(hugo.page, 'talk');
  await nora.page.getByRole('button', { name: 'Table', exact: true }).click();
  await accessible(nora.page, 'menu');
  await nora.page.getByRole('button', { name: 'Close', exact: true }).click();
  await nora.context.setOffline(true);
  await expect(nora.page.locator('.banner')).toBeVisible();
  await accessible(nora.page, 'connection lost');
  await nora.context.setOffline(false);
  await expect(nora.page.locator('.banner')).toHaveCount(0);
  await nora.page.goto('/#/verify');
  await expect(nora.page.getByRole('heading', { level: 1 })).toBeVisible();
  await accessible(nora.page, 'verify luck');
});

async function type(page: Page, text: string): Promise<void> {
  if (!(await page.locator('#command').isVisible())) {
    await page.keyboard.press('/');
  }
  await page.locator('#command').fill(text);
  await page.locator('#command').press('Enter');
  await expect(page.locator('[role=log] p').first()).toContainText(text);
  await page.locator('#command').press('Escape');
}
