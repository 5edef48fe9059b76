// What a table says while one plays: whose turn it is, which step, and how one gets at the rest.

import { accessible, expect, ME, sit, test, visit } from './table';

const HUGO = { kind: 'here', name: 'Hugo' } as const;
const ADA = { kind: 'bot', name: '', level: 'easy' } as const;

test(
  'who rolled and which step it is, on the table and in the tab',
  { tag: '@wide' },
  async ({ page }) => {
    await sit(page, { seats: [ME, HUGO], chance: 'typed', answers: 'open' });
    await page.keyboard.press('/');
    for (const typed of ['first 0', 'w4 w5 r1 y6 g2 b5']) {
      await page.locator('#command').fill(typed);
      await page.locator('#command').press('Enter');
      await expect(page.locator('[role=log] code').first()).toHaveText(typed);
    }
    await page.locator('#command').press('Escape');
    await expect(page.locator('#command')).toHaveCount(0);
    await expect(page.locator('.prompt')).toHaveText(
      'Nora, you rolled. Step 1 of 2: white 4 + 5 = 9: tick it, or nothing.',
    );
    await expect(page).toHaveTitle('● Your turn · Qwixx · Qlub');
    await expect(page.locator('.paper .rolls')).toBeVisible();
    await expect(page.locator('.tray .aside')).toHaveCount(0);
    await page.locator('.players button', { hasText: 'Hugo' }).click();
    await expect(page.locator('.prompt')).toHaveText(/^Hugo: white 4 \+ 5 = 9/);
    await expect(page.locator('.paper .rolls')).toHaveCount(0);
    await expect(page.locator('.tray .aside')).toBeVisible();
    await accessible(page, 'dice that are not mine');
    await page.locator('[data-offer="-"]').click();
    await expect(page.locator('.prompt')).toHaveText(/^Nora, /);
    await page.locator('[data-offer="-"]').click();
    await expect(page.locator('.prompt')).toHaveText(/^Nora, step 2 of 2: .* or mark a miss\.$/);
  },
);

test('settings, rules, what happened and typed moves are in the menu; Back closes it', async ({
  page,
}) => {
  await sit(page, { seats: [ME, ADA] });
  const menu = page.getByRole('button', { name: 'Table', exact: true });
  const dialog = page.getByRole('dialog');
  const table = page.url();
  await menu.click();
  await accessible(page, 'the menu');
  await expect(dialog.getByRole('link', { name: 'Rules' })).toBeVisible();
  await dialog.getByRole('button', { name: 'What happened' }).click();
  await expect(dialog).toHaveAccessibleName('What happened');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await menu.click();
  await dialog.getByRole('button', { name: 'Settings' }).click();
  await accessible(page, 'settings in a game');
  const dark = dialog.getByRole('radio', { name: 'Dark' });
  await dark.check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await menu.click();
  await dialog.getByRole('button', { name: 'Type a move' }).click();
  await expect(page.locator('#command')).toBeFocused();
  await page.getByRole('button', { name: 'Stop typing' }).click();
  expect(page.url()).toBe(table);
  await expect(page.locator('.board')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.go button')).toBeVisible();
});

test('signals of a turn are offered where the browser has them', async ({ page }) => {
  await visit(page, '/#/settings');
  const signal = (name: string) => page.getByRole('group', { name });
  await expect(signal('Sound when it is my turn')).toBeVisible();
  await signal('Sound when it is my turn')
    .getByRole('radio', { name: 'On' })
    .check({ force: true });
  await page.addInitScript(() => {
    for (const name of ['AudioContext', 'Notification']) {
      Reflect.deleteProperty(window, name);
    }
    Reflect.deleteProperty(Navigator.prototype, 'vibrate');
  });
  await page.reload();
  await expect(signal('Keyboard shortcuts')).toBeVisible();
  await expect(page.getByRole('group', { name: /my turn/ })).toHaveCount(0);
});

test('a notification that is forbidden is explained, and no button does nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const forbidden = Object.assign(function () {}, { permission: 'denied' });
    Object.defineProperty(window, 'Notification', { value: forbidden });
  });
  await visit(page, '/#/settings');
  const notice = page.getByRole('group', { name: 'Notification when it is my turn' });
  await expect(notice).toContainText('Your browser does not let this page notify you.');
  await expect(notice.getByRole('radio')).toHaveCount(0);
  await accessible(page, 'settings');
});

test('the last move of Quixo is seen, and gone when it is taken back', async ({ page }) => {
  await sit(page, { game: 'quixo', edition: 'two', seats: [ME, HUGO] });
  const last = page.locator('.cube.last');
  await page.locator('[data-cell="a1"]').click();
  await page.getByRole('button', { name: 'Push it in from above' }).click();
  await expect(page.locator('section.staged')).toContainText('a1 goes in from above.');
  await page.locator('[data-confirm]').click();
  await expect(last).toHaveCount(1);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(last).toHaveCount(0);
});
