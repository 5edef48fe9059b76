// Quixo, Qwirkle and the card game: whole matches between two browsers, against the real server.

import type { Page } from '@playwright/test';
import { asked, cards, cubes, playOut, tiles } from './boards';
import { expect, sit, start, test, type Person } from './online';

const TWO = [
  { kind: 'here', name: 'Nora' },
  { kind: 'open', name: '' },
];

/** Opens a table from the form before the start, as it would be remembered; gives the id. */
async function open(
  { page }: Person,
  game: string,
  edition: string,
  options = {},
): Promise<string> {
  const choice = { edition, options, seats: TWO, chance: 'dealt', answers: 'sealed' };
  await page.addInitScript(
    ([name, chosen]) => localStorage.setItem(`qlub.before.${name}`, JSON.stringify(chosen)),
    [game, { ...choice, where: 'online' }] as const,
  );
  await page.goto(`/#/new/${game}`);
  await expect(page.locator('[name=where]').last()).toBeChecked();
  await page.locator('.go button').click();
  await expect(page.locator('.gathering')).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}

const MATCHES: [string, string, object, (page: Page) => Promise<void>][] = [
  ['quixo', 'two', { side: '3' }, cubes],
  ['qwirkle', 'standard', {}, tiles],
  ['qwixx-cards', 'jokers', {}, cards],
];

for (const [game, edition, options, answer] of MATCHES) {
  test(`two browsers finish a match: ${game}`, async ({ person }) => {
    test.setTimeout(300_000);
    const settings = { confirm: true };
    const nora = await person({ settings });
    const hugo = await person({ settings: { ...settings, language: 'fr' } });
    const id = await open(nora, game, edition, options);
    await hugo.page.goto(`/t/${id}`);
    await sit(hugo, 'Hugo');
    await expect(nora.page.locator('[data-seat="1"]')).toContainText('Hugo');
    await start(nora);
    await Promise.all([playOut(nora.page, answer), playOut(hugo.page, answer)]);
    const won = await nora.page.locator('.after h2').textContent();
    expect(won).not.toBe('');
    await expect(hugo.page.locator('.after h2')).not.toBeEmpty();
    await nora.page.getByRole('button', { name: 'Verify luck' }).click();
    await expect(nora.page.locator('.luck')).toContainText('All luck was fair.');
  });
}

test('a draw is offered and agreed on: quixo', async ({ person }) => {
  const settings = { confirm: true };
  const [nora, hugo] = [await person({ settings }), await person({ settings })];
  const id = await open(nora, 'quixo', 'two');
  await hugo.page.goto(`/t/${id}`);
  await sit(hugo, 'Hugo');
  await start(nora);
  expect((await asked(nora.page)).what).toBe('question');
  await cubes(nora.page);
  expect((await asked(hugo.page)).what).toBe('question');
  await hugo.page.getByRole('button', { name: 'Offer a draw' }).click();
  await nora.page.getByRole('button', { name: 'Decline' }).click();
  await expect(hugo.page.locator('.around')).not.toContainText('draw');
  await hugo.page.getByRole('button', { name: 'Offer a draw' }).click();
  await nora.page.getByRole('button', { name: 'Agree' }).click();
  await expect(hugo.page.locator('.after')).toContainText('draw');
});
