// Online tables against the real server.

import { expect, hurry, open, play, sit, start, test } from './online';

const EDITIONS = process.env.QLUB_LONG
  ? ['classic', 'longo', 'gemixxt-a', 'gemixxt-b', 'bonus-a', 'bonus-b']
  : ['bonus-a'];

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
    await nora.page.getByRole('button', { name: 'Verify luck' }).click();
    await expect(nora.page.locator('.luck')).toContainText('All luck was fair.');
    await expect(nora.page.locator('.luck')).toContainText('Nora and Hugo');
    await nora.page.getByRole('button', { name: 'Close' }).click();
    await hugo.page.getByRole('button', { name: 'Revanche' }).click();
    await expect(nora.page.locator('.gathering')).toBeVisible();
    await start(nora);
    await expect(hugo.page.locator('[data-offer]').first()).toBeVisible();
  });
}
