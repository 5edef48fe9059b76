import { editions } from '../scripts/games.js';
import { answer, BOT, expect, ME, playOut, sit, test } from './table';

for (const edition of editions('qwixx')) {
  // The drawings of the others are looked at elsewhere, and their rules are the engine's.
  const tag = edition === 'classic' ? [] : '@long';
  test(`a whole game against a bot: ${edition}`, { tag }, async ({ page }) => {
    await sit(page, { edition, settings: { confirm: false } });
    await playOut(page, async () => {
      await answer(page);
    });
    await expect(page.locator('.after h2')).not.toBeEmpty();
    await expect(page.locator('.after tbody tr')).toHaveCount(2);
  });
}

test('a player that has learnt brings its net along when it is chosen', async ({ page }) => {
  const nets: string[] = [];
  page.on('request', (request) => request.url().endsWith('.net') && nets.push(request.url()));
  const bot = { kind: 'bot', name: '', level: 'expert' } as const;
  await sit(page, { edition: 'longo', seats: [ME, bot, bot] });
  for (let turn = 0; turn < 3; turn++) await answer(page);
  expect(nets).toHaveLength(1);
  expect(nets[0]).toContain('longo-3');
});

test('a game goes on with the network cut, and can be saved', async ({ page, context }) => {
  await sit(page, { seats: [ME] });
  await expect(page.locator('[data-offer]').first()).toBeVisible();
  await context.setOffline(true);
  await playOut(page, () => answer(page));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  expect((await download).suggestedFilename()).toMatch(/^qlub-qwixx-.*\.txt$/);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page.locator('[data-offer]').first()).toBeVisible();
});

test(
  'a tick is staged with what it brings, undone, and confirmed',
  { tag: '@wide' },
  async ({ page }) => {
    await sit(page, { seats: [ME], chance: 'typed' });
    await roll(page, ['3', '4', '1', '6', '2', '5']);
    const red = page.locator('[data-cell="r7"]');
    await red.click();
    await expect(page.locator('section.staged')).toContainText('red 7');
    await expect(page.locator('section.staged')).toContainText('+1 point');
    await expect(page.locator('section.staged')).toContainText('Skips red 2, 3, 4, 5, 6.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('[data-confirm]')).toHaveCount(0);
    await red.click();
    await page.locator('[data-confirm]').click();
    await expect(red).toHaveAccessibleName('red 7, ticked');
    await expect(page.locator('[data-cell="r5"]')).toHaveAccessibleName('red 5, lost');
  },
);

test('what is forbidden names its rule and leads to it', async ({ page }) => {
  await sit(page, { seats: [ME], chance: 'typed' });
  await roll(page, ['3', '4', '1', '6', '2', '5']);
  await page.locator('[data-cell="r5"]').click();
  await expect(page.locator('.refusal')).toContainText('The white dice make 7, not 5.');
  await page.getByRole('link', { name: 'Read the rule' }).click();
  await expect(page.locator('.wanted')).toContainText('adds up the two white dice');
  await page.goBack();
  await expect(page.locator('.board')).toBeVisible();
});

test('real dice are one tap each, and a slip can be taken back', async ({ page }) => {
  await sit(page, { chance: 'typed', settings: { confirm: false } });
  await page.getByRole('button', { name: 'Nora', exact: true }).click();
  for (const [die, face] of ['3', '4', '1', '6', '2', '5'].entries()) {
    await page
      .locator('.pad fieldset')
      .nth(die)
      .getByRole('button')
      .nth(Number(face) - 1)
      .click();
  }
  await expect(page.locator('.sum')).toHaveText('7');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.locator('.pad')).toBeVisible();
});

test('the device goes round with sealed answers', async ({ page }) => {
  const hugo = { kind: 'here', name: 'Hugo' } as const;
  await sit(page, { seats: [ME, hugo], chance: 'typed', answers: 'sealed' });
  await page.getByRole('button', { name: 'Nora', exact: true }).click();
  await rollDice(page, ['3', '4', '1', '6', '2', '5']);
  await page.locator('[data-offer="r7"]').click();
  await page.locator('[data-confirm]').click();
  await expect(page.locator('.curtain')).toContainText('Pass it to Hugo');
  await expect(page.locator('[data-cell="r7"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Hugo' }).click();
  await expect(page.locator('[data-cell="r7"]')).toHaveAccessibleName(/can be ticked/);
  await page.locator('[data-offer="-"]').click();
  await expect(page.locator('.curtain')).toContainText('Pass it to Nora');
  await page.getByRole('button', { name: 'I am Nora' }).click();
  await expect(page.locator('[data-cell="r7"]')).toHaveAccessibleName('red 7, ticked');
});

test('with open answers one screen is enough', { tag: '@wide' }, async ({ page }) => {
  const hugo = { kind: 'here', name: 'Hugo' } as const;
  await sit(page, { seats: [ME, hugo], chance: 'typed', answers: 'open' });
  await page.getByRole('button', { name: 'Nora', exact: true }).click();
  await rollDice(page, ['3', '4', '1', '6', '2', '5']);
  await expect(page.locator('.prompt')).toContainText('Nora');
  await page.locator('.players button', { hasText: 'Hugo' }).click();
  await expect(page.locator('.prompt')).toContainText('Hugo');
  await page.locator('[data-offer="g7"]').click();
  await page.locator('[data-confirm]').click();
  await expect(page.locator('.prompt')).toContainText('Nora');
  await expect(page.locator('.players button', { hasText: 'Hugo' })).toContainText('g7');
});

test('a bonus asks for its row, and shows its whole chain', async ({ page }) => {
  await sit(page, { edition: 'bonus-b', seats: [ME], chance: 'typed' });
  await page.getByRole('button', { name: 'Nora', exact: true }).click();
  // Green 9 and yellow 11 are the circles.
  await rollDice(page, ['3', '6', '1', '1', '1', '1']);
  await page.locator('[data-offer="g9"]').click();
  await page.locator('[data-confirm]').click();
  await page.locator('[data-offer="-"]').click();
  await rollDice(page, ['5', '6', '1', '1', '1', '1']);
  await page.locator('[data-offer="y11"]').click();
  await expect(page.getByRole('radio')).toHaveCount(2);
  await page.getByRole('radio', { name: 'Blue row' }).check({ force: true });
  await expect(page.locator('section.staged ol li')).toHaveCount(4);
  await page.locator('[data-confirm]').click();
  await expect(page.locator('[data-cell="b12"]')).toHaveAccessibleName('blue 12, ticked');
});

test('a reload leads back to the same table', async ({ page }) => {
  await sit(page, { seats: [ME, BOT] });
  await answer(page);
  await page.reload();
  await expect(page.locator('[data-offer]').first()).toBeVisible();
  await page.goto('/#/');
  await page.getByRole('link', { name: /Nora and 1 bot/ }).click();
  await expect(page.locator('.board')).toBeVisible();
});

test('of two windows at one table the newer plays, and the older can have it back', async ({
  page,
  context,
}) => {
  await sit(page, {});
  await answer(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator('[data-offer]').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('This table is now open in another window.');
  await page.getByRole('button', { name: 'Continue here' }).click();
  await expect(page.locator('[data-offer]').first()).toBeVisible();
  await expect(other.getByRole('alert')).toHaveText('This table is now open in another window.');
});

test('the page speaks French', async ({ page }) => {
  await sit(page, { seats: [ME], chance: 'typed', settings: { language: 'fr' } });
  await page.getByRole('button', { name: 'Nora', exact: true }).click();
  await rollDice(page, ['3', '4', '1', '6', '2', '5']);
  await expect(page.locator('.prompt')).toHaveText(
    'Vous avez lancé. Étape 1 sur 2\u{a0}: blancs 3 + 4 = 7, à cocher ou non.',
  );
  await page.locator('[data-cell="r5"]').click();
  await expect(page.locator('.refusal')).toContainText('Les dés blancs font 7, pas 5.');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.goto('/#/');
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('English');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sit down and play.');
});

test('typed moves and questions are answered', async ({ page }) => {
  await sit(page, { seats: [ME], chance: 'typed' });
  await page.keyboard.press('/');
  const line = page.getByLabel('Type a move in notation');
  const type = async (text: string) => {
    await line.fill(text);
    await line.press('Enter');
    return page.locator('[role=log] p').first();
  };
  await expect(await type('first 0')).toContainText('Done.');
  await expect(await type('w3 w4 r1 y6 g2 b5')).toContainText('Done.');
  await expect(await type('legal?')).toContainText('r7 (+1)');
  await expect(await type('r5')).toContainText('The white dice make 7, not 5.');
  await expect(await type('q9')).toContainText('expected');
  await expect(await type('r7')).toContainText('Done.');
  await expect(await type('scores?')).toContainText('Nora: 1.');
});

async function roll(page: import('@playwright/test').Page, faces: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Nora', exact: true }).click();
  await rollDice(page, faces);
}

async function rollDice(page: import('@playwright/test').Page, faces: string[]): Promise<void> {
  await expect(page.locator('.pad')).toBeVisible();
  for (const [die, face] of faces.entries()) {
    await page
      .locator('.pad fieldset')
      .nth(die)
      .getByRole('button')
      .nth(Number(face) - 1)
      .click();
  }
  await page.locator('.pad .button').click();
}
