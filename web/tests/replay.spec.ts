// Matches that are over: looked at again, shared, checked.

import { accessible, answer, BOT, expect, ME, playOut, sit, test, visit } from './table';

test('a match is replayed step by step, and shared by a link that holds it', async ({
  page,
  context,
}) => {
  await sit(page, { seats: [ME, BOT], settings: { confirm: false } });
  await playOut(page, () => answer(page));
  const total = await page.locator('.after .won .total').first().textContent();
  await page.getByRole('button', { name: 'Replay' }).click();
  const slider = page.getByRole('slider', { name: 'Step' });
  await expect(slider).toHaveValue('0');
  await expect(page.locator('[data-cell][aria-label$=", ticked"]')).toHaveCount(0);
  await accessible(page, 'the start of a replay');
  await page.getByRole('button', { name: 'Next step' }).click();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(slider).toHaveValue('2');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Step 2 of \d+$/);
  await expect(page.locator('.sum')).toHaveText(/\d/);
  await expect(page.locator('[data-offer]')).toHaveCount(0);
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('3');
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.locator('.after .won .total').first()).toHaveText(total ?? '');
  await expect(page.getByRole('button', { name: 'Rematch' })).toHaveCount(0);
  await page.getByLabel('Seen by').selectOption('Nora');
  await page.getByRole('button', { name: 'Previous step' }).click();
  await accessible(page, 'in the middle of a replay');
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByLabel('Link to the replay').inputValue();
  expect(link.length).toBeLessThan(12_000);
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('slider', { name: 'Step' })).toHaveValue('0');
  await other.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(other.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(other.getByRole('slider', { name: 'Step' })).toHaveValue('2');
  await other.getByRole('button', { name: 'Check rolls and draws' }).click();
  await expect(other.locator('.luck')).toContainText('Every roll and draw was fair.');
});

test('a link that holds no game says so', async ({ page }) => {
  await visit(page, '/#/replay/bm90aGluZw');
  await expect(page.getByRole('alert')).toContainText('holds no game');
});

test('a record that was changed is found out, and a good one can be replayed', async ({ page }) => {
  await sit(page, { game: 'quixo', edition: 'two', options: { side: '3' }, seats: [BOT, BOT] });
  await expect(page.locator('.after')).toBeVisible({ timeout: 120_000 });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  const stream = await (await download).createReadStream();
  let record = '';
  for await (const part of stream) record += String(part);
  await page.goto('/#/');
  await page.getByRole('link', { name: 'Replay or check a record' }).click();
  const file = (text: string) => ({
    name: 'record.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  await page.getByLabel('A record').setInputFiles(file(record.replace('side=3', 'side=4')));
  await expect(page.locator('.luck')).toContainText('This record is not valid.');
  await page.getByLabel('A record').setInputFiles(file('a list of things to buy'));
  await expect(page.getByRole('alert')).toContainText('This file is not a Qlub game.');
  await expect(page.getByRole('button', { name: 'Continue here' })).toHaveCount(0);
  await page.getByLabel('A record').setInputFiles(file('qlub-record 1\nand then nonsense'));
  await expect(page.locator('.luck')).toContainText('This record is not valid.');
  await page.getByLabel('A record').setInputFiles(file(record));
  await expect(page.locator('.luck')).toContainText('lines read');
  await expect(page.locator('.luck')).toContainText('There was no chance in this game');
  await expect(page.locator('.luck')).toContainText(/Winner: (Robo|Bip)\./);
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByRole('slider', { name: 'Step' })).toHaveValue('0');
  await expect(page.locator('[role=gridcell]')).toHaveCount(9);
});

test('a game is saved to a file in its middle, and goes on from there', async ({ page }) => {
  await sit(page, { seats: [ME, { ...ME, name: 'Hugo' }], answers: 'open' });
  await expect(page.locator('[data-asked]')).toBeVisible();
  await page.getByRole('button', { name: 'What happened' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const stream = await (await download).createReadStream();
  let saved = '';
  for await (const part of stream) saved += String(part);
  expect(saved).toMatch(/^qlub-record 1\n/);
  expect(saved).not.toContain(' end ');
  await page.goto('/#/');
  await page.evaluate(() =>
    Object.keys(localStorage).forEach((key) => localStorage.removeItem(key)),
  );
  await page.getByRole('link', { name: 'continue a saved game' }).click();
  const file = (text: string) => ({
    name: 'our.game',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  await page.getByLabel('A record').setInputFiles(file(saved));
  await expect(page.locator('.luck')).toContainText('The game is not finished.');
  await accessible(page, 'a saved game');
  await page.getByRole('button', { name: 'Continue here' }).click();
  await page.locator('.curtain button').click();
  await expect(page.getByText('Hugo').first()).toBeVisible();
  await expect(page).toHaveURL(/#\/table\//);
  // Games of older programs tell their steps alone.
  await page.goto('/#/verify');
  await page
    .getByLabel('A record')
    .setInputFiles(file('qlub 1\ngame quixo 1\nsetup two 2\n0 e3W\n'));
  await page.getByRole('button', { name: 'Continue here' }).click();
  await expect(page.locator('[role=gridcell]')).toHaveCount(25);
});
