// Quixo, Qwirkle and the card game: whole matches between two browsers, against the real server.

import type { Page } from '@playwright/test';
import { asked, cards, cubes, playOut, tiles } from './boards';
import { expect, open, sit, start, test, type Opening } from './online';

const TWO: Opening['seats'] = [
  { kind: 'here', name: 'Nora' },
  { kind: 'open', name: '' },
];

const MATCHES: [string, string, Opening['options'] & {}, (page: Page) => Promise<void>][] = [
  ['quixo', 'two', { side: '3' }, cubes],
  ['qwirkle', 'standard', {}, tiles],
  ['qwixx-cards', 'jokers', {}, cards],
];

for (const [game, edition, options, answer] of MATCHES) {
  // A match of Qwirkle between two browsers takes a minute and a half.
  const tag = game === 'qwirkle' ? '@long' : [];
  test(`two browsers play to the end on its board: ${game}`, { tag }, async ({ person }) => {
    test.setTimeout(600_000);
    const settings = { confirm: true };
    const nora = await person({ settings });
    const hugo = await person({ settings: { ...settings, language: 'fr' } });
    const id = await open(nora, { game, edition, options, seats: TWO });
    await hugo.page.goto(`/t/${id}`);
    await sit(hugo, 'Hugo');
    await expect(nora.page.locator('[data-seat="1"]')).toContainText('Hugo');
    await start(nora);
    await Promise.all([playOut(nora.page, answer), playOut(hugo.page, answer)]);
    const won = await nora.page.locator('.after h2').textContent();
    expect(won).not.toBe('');
    await expect(hugo.page.locator('.after h2')).not.toBeEmpty();
    await nora.page.getByRole('button', { name: 'Check rolls and draws' }).click();
    const lucky =
      game === 'quixo' ? 'Every move follows the rules.' : 'Every roll and draw was fair.';
    await expect(nora.page.locator('.luck')).toContainText(lucky);
    // Both keep the match, each from their own seat.
    await hugo.page.goto('/#/games');
    await expect(hugo.page.locator('.finished li')).toContainText('en ligne');
    await hugo.page.locator('.finished li a').click();
    await expect(hugo.page.locator('.player input')).toHaveValue('0');
  });
}

test('a draw is offered and agreed on: quixo', async ({ person }) => {
  const settings = { confirm: true };
  const [nora, hugo] = [await person({ settings }), await person({ settings })];
  const id = await open(nora, { game: 'quixo', edition: 'two', seats: TWO });
  await hugo.page.goto(`/t/${id}`);
  await sit(hugo, 'Hugo');
  await start(nora);
  expect((await asked(nora.page)).what).toBe('question');
  await cubes(nora.page);
  expect((await asked(hugo.page)).what).toBe('question');
  await hugo.page.getByRole('button', { name: 'Offer a draw' }).click();
  await nora.page.getByRole('button', { name: 'Decline' }).click();
  await expect(hugo.page.locator('.offer')).toContainText('Nora does not want a draw');
  await hugo.page.getByRole('button', { name: 'Offer a draw' }).click();
  await nora.page.getByRole('button', { name: 'Agree' }).click();
  await expect(hugo.page.locator('.after')).toContainText('draw');
});
