// Turns, offers and seats between several devices and windows, against the real server.

import { expect, open, sit, start, test, type Opening, type Person } from './online';

const TWO: Opening['seats'] = [
  { kind: 'here', name: 'Nora' },
  { kind: 'open', name: '' },
];

/** Moves, typed one after another. */
async function type({ page }: Person, ...moves: string[]): Promise<void> {
  await page.keyboard.press('/');
  for (const move of moves) {
    await page.locator('#command').fill(move);
    await page.locator('#command').press('Enter');
    await expect(page.locator('[role=log] code').first()).toHaveText(move);
  }
  await page.locator('#command').press('Escape');
}

test('two windows of a device keep one staged answer, and both show the one given', async ({
  person,
}) => {
  const settings = { confirm: true };
  const [nora, hugo] = [await person({ settings }), await person()];
  const id = await open(nora, { seats: TWO, chance: 'typed' });
  await hugo.page.goto(`/t/${id}`);
  await sit(hugo, 'Hugo');
  await start(nora);
  await type(nora, 'first 0', 'w3 w4 r1 y6 g2 b5');
  const other = await nora.context.newPage();
  await other.goto(`/t/${id}`);
  await nora.page.locator('[data-cell="r7"]').click();
  await expect(nora.page.locator('section.staged')).toContainText('red 7');
  await other.locator('[data-cell="b7"]').click();
  await expect(other.locator('section.staged')).toContainText('blue 7');
  await expect(nora.page.locator('section.staged')).toHaveCount(0);
  await other.locator('[data-confirm]').click();
  for (const page of [nora.page, other]) {
    await expect(page.locator('.prompt')).toHaveText(
      'Waiting for Hugo. Answers stay sealed until everybody has decided.',
    );
    await expect(page.locator('[data-cell="b7"]')).toHaveAccessibleName(/to confirm/);
    await expect(page.locator('[data-cell="r7"]')).not.toHaveAccessibleName(/to confirm/);
  }
  await expect(hugo.page).toHaveTitle(/^● Your turn/);
  await expect(nora.page).not.toHaveTitle(/Your turn/);
  await expect(hugo.page.locator('.prompt')).toHaveText(/^Nora rolled\. White 3 \+ 4 = 7/);
});

test('an offer moves nothing, is answered once for all at a device, and a no is told', async ({
  person,
}) => {
  const [nora, hugo] = [await person(), await person()];
  const id = await open(nora, {
    seats: [
      { kind: 'here', name: 'Nora' },
      { kind: 'open', name: '' },
      { kind: 'open', name: '' },
    ],
    chance: 'typed',
  });
  await hugo.page.goto(`/t/${id}`);
  await sit(hugo, 'Hugo');
  await hugo.page.locator('.gathering form .field').first().fill('Emmy');
  await hugo.page.locator('.gathering form .button').first().click();
  await expect(nora.page.locator('[data-seat="2"]')).toContainText('Emmy');
  await start(nora);
  await type(nora, 'first 0', 'w3 w4 r1 y6 g2 b5');
  await nora.page.locator('[data-offer="r7"]').click();
  await hugo.page.locator('[data-offer="-"]').click();
  await hugo.page.getByRole('button', { name: 'I am Emmy' }).click();
  await hugo.page.locator('[data-offer="-"]').click();
  // Until everybody has answered, Nora would take her own answer back without asking anybody.
  await expect(nora.page.locator('.prompt')).toHaveText(/^Step 2 of 2/);
  await expect(hugo.page.locator('.prompt')).toHaveText(/^Nora rolled, and may tick once more/);
  const paper = hugo.page.locator('.paper');
  const before = await paper.boundingBox();
  await nora.page.getByRole('button', { name: 'Take back' }).click();
  const offer = hugo.page.locator('.offer.card');
  await expect(offer).toContainText('Nora would like to take back the last decision.');
  await expect(offer).toContainText('You answer for Hugo and Emmy.');
  expect(await paper.boundingBox()).toEqual(before);
  await expect(nora.page.locator('.offer.card')).toContainText('Waiting for Hugo and Emmy.');
  await offer.getByRole('button', { name: 'Decline' }).click();
  await expect(nora.page.locator('.offer.card')).toContainText('Hugo does not agree');
  await nora.page.locator('.offer.card').getByRole('button', { name: 'Close' }).click();
  await nora.page.getByRole('button', { name: 'Take back' }).click();
  await offer.getByRole('button', { name: 'Agree' }).click();
  await expect(offer).toHaveCount(0);
  await expect(nora.page.locator('[data-cell="r7"]')).toHaveAccessibleName(/can be ticked/);
});

test('somebody is away: the host lets a bot play, and own talk is not news', async ({ person }) => {
  const [nora, hugo] = [await person(), await person()];
  const id = await open(nora, { seats: TWO });
  await hugo.page.goto(`/t/${id}`);
  await sit(hugo, 'Hugo');
  await start(nora);
  await expect(nora.page.locator('[data-offer]').first()).toBeVisible();
  await hugo.page.goto('/');
  await expect(nora.page.locator('.away')).toContainText('Hugo is away. The table waits.');
  await nora.page.getByRole('button', { name: 'Let a bot play' }).click();
  await expect(nora.page.locator('.away')).toContainText('a bot plays on until they are back');
  await nora.page.getByRole('button', { name: 'Chat', exact: true }).click();
  await nora.page.getByLabel('Your message').fill('Where are you?');
  await nora.page.getByRole('button', { name: 'Send' }).click();
  await expect(nora.page.locator('.said')).toContainText('Where are you?');
  await nora.page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(nora.page.getByRole('button', { name: 'Chat', exact: true })).toBeVisible();
  await nora.page.reload();
  await expect(nora.page.getByRole('button', { name: 'Chat', exact: true })).toBeVisible();
});
