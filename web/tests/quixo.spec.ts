// Quixo: whole matches by tapping and by keys, refusals, teams.

import { readFileSync } from 'node:fs';
import { cubes, next, playOut, seed } from './boards';
import { accessible, BOT, expect, ME, sit, test, visit } from './table';
import type { Page } from '@playwright/test';

const HUGO = { kind: 'here', name: 'Hugo' } as const;
const EMMY = { kind: 'here', name: 'Emmy' } as const;
const ODO = { kind: 'here', name: 'Odo' } as const;

/** Takes a cube, pushes it in and confirms. */
async function move(page: Page, cell: string, end: string): Promise<void> {
  await page.locator(`[data-cell="${cell}"]`).click();
  await page.locator(`[data-end="${end}"]`).click();
  await page.locator('[data-confirm]').first().click();
}

test('two taps lead from home to a board', async ({ page }) => {
  await visit(page, '/');
  await page.locator('a[href$="new/quixo"]').click();
  await page.locator('.go button').click();
  await expect(page.locator('.cell.takeable')).toHaveCount(16);
});

for (const side of ['3', '4', '5']) {
  const tag = side === '4' ? '@long' : [];
  test(`a whole match against a bot by tapping, side ${side}`, { tag }, async ({ page }) => {
    await seed(page, 3);
    await sit(page, { game: 'quixo', edition: 'two', options: { side }, seats: [ME, BOT] });
    let turn = 0;
    await playOut(page, (at) => cubes(at, turn++ % 3));
    await expect(page.locator('.after h2')).not.toBeEmpty();
    await accessible(page, 'after the game');
    await page.getByRole('button', { name: 'Rematch' }).click();
    await expect(page.locator('.cell.takeable').first()).toBeVisible();
  });
}

test('a whole match by keyboard alone', async ({ page }) => {
  await seed(page, 3);
  await sit(page, { game: 'quixo', edition: 'two', options: { side: '3' }, seats: [ME, BOT] });
  await playOut(page, async () => {
    const wanted = await page.locator('.cell.takeable').last().getAttribute('data-at');
    const [x = 0, y = 0] = (wanted ?? '').split('-').map(Number);
    await page.locator('[role=gridcell][tabindex="0"]').focus();
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowUp');
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft');
    for (let i = 0; i < x; i++) await page.keyboard.press('ArrowRight');
    for (let i = 0; i < y; i++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.locator('.arrow:focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-confirm]:focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
  });
  await expect(page.locator('.after')).toBeVisible();
});

test(
  'a move is staged, undone and made; what is forbidden names its rule',
  { tag: '@wide' },
  async ({ page }) => {
    await sit(page, { game: 'quixo', edition: 'two', seats: [ME, HUGO] });
    await page.locator('[data-cell="c3"]').click();
    await expect(page.locator('.refusal')).toContainText('c3 is not on the border');
    await page.locator('[data-cell="a1"]').click();
    await expect(page.locator('.arrow')).toHaveCount(2);
    await page.locator('[data-end="north"]').click();
    await expect(page.locator('[data-cell="a5"]')).toHaveAccessibleName(/^a5, cross/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('[data-cell="a5"]')).toHaveAccessibleName(/^a5, neutral/);
    await move(page, 'a1', 'north');
    await expect(page.locator('[data-cell="a5"]')).toHaveAccessibleName(/^a5, cross/);
    await expect(page.locator('.prompt')).toContainText('Hugo');
    await page.locator('[data-cell="a5"]').click();
    await expect(page.locator('.refusal')).toContainText('the other side’s mark');
    await page.getByRole('link', { name: 'Read the rule' }).click();
    await expect(page.locator('.wanted')).toBeVisible();
  },
);

test('the last move says that it wins, and lines light up', async ({ page }) => {
  await sit(page, { game: 'quixo', edition: 'two', options: { side: '3' }, seats: [ME, HUGO] });
  await move(page, 'a1', 'north');
  await move(page, 'c1', 'west');
  await move(page, 'b1', 'north');
  await move(page, 'a2', 'east');
  await page.locator('[data-cell="c1"]').click();
  await page.locator('[data-end="north"]').click();
  await expect(page.locator('section.staged')).toContainText('You win: a line is complete.');
  await page.locator('[data-confirm]').click();
  await expect(page.locator('.after h2')).toHaveText('Nora wins');
  await expect(page.locator('[data-cell="b3"]')).toHaveAccessibleName(/in a line/);
});

test('four play in teams, and a dot says whose a cube is', { tag: '@wide' }, async ({ page }) => {
  await sit(page, { game: 'quixo', edition: 'four', seats: [ME, HUGO, EMMY, ODO] });
  await page.locator('[data-cell="a1"]').click();
  await page.locator('[data-end="north"]').click();
  await expect(page.locator('[data-confirm]')).toHaveCount(2);
  await page.getByRole('button', { name: 'Dot at Emmy' }).click();
  await expect(page.locator('[data-cell="a5"]')).toHaveAccessibleName(
    'a5, cross, its dot points at Emmy, pushed in last',
  );
  for (const [cell, end] of [
    ['e1', 'north'],
    ['b1', 'north'],
    ['e2', 'west'],
  ] as const) {
    await move(page, cell, end);
  }
  await page.locator('[data-cell="a5"]').click();
  await expect(page.locator('.refusal')).toContainText('only Emmy may take it');
});

test('two at one device agree on a draw, and nobody asks a bot', async ({ page }) => {
  await sit(page, { game: 'quixo', edition: 'two', seats: [ME, HUGO] });
  await move(page, 'a1', 'north');
  await page.getByRole('button', { name: 'Offer a draw' }).click();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.locator('.cell.takeable').first()).toBeVisible();
  await page.getByRole('button', { name: 'Offer a draw' }).click();
  await accessible(page, 'a draw');
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect(page.locator('.after')).toContainText('draw');
  await page.evaluate(() => localStorage.clear());
  await sit(page, { game: 'quixo', edition: 'two', seats: [ME, BOT] });
  await expect(page.locator('.cell.takeable').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Offer a draw' })).toHaveCount(0);
});

test('the board can be turned', async ({ page }) => {
  await sit(page, { game: 'quixo', edition: 'two', seats: [ME, HUGO] });
  const a1 = page.locator('[data-cell="a1"]');
  await expect(a1).toHaveAttribute('data-at', '0-4');
  await page.getByRole('button', { name: 'Turn the board' }).click();
  await expect(a1).toHaveAttribute('data-at', '0-0');
});

test('every state is accessible', async ({ page }) => {
  await visit(page, '/#/new/quixo');
  await expect(page.locator('.edition').first()).toBeVisible();
  await accessible(page, 'before the start');
  await sit(page, { game: 'quixo', edition: 'four', seats: [ME, HUGO, EMMY, ODO] });
  await accessible(page, 'asked');
  await page.locator('[data-cell="a1"]').click();
  await accessible(page, 'taken');
  await page.locator('[data-end="north"]').click();
  await accessible(page, 'staged');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('[data-cell="c3"]').click();
  await expect(page.locator('.refusal')).toBeVisible();
  await accessible(page, 'refused');
});

test('nothing is wider than 320 pixels, and targets are large enough', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await sit(page, { game: 'quixo', edition: 'four', seats: [ME, HUGO, EMMY, ODO] });
  await page.locator('[data-cell="a1"]').click();
  const wide = await page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth - root.clientWidth;
  });
  expect(wide).toBeLessThanOrEqual(0);
  for (const arrow of await page.locator('.arrow').all()) {
    const box = await arrow.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
  }
});

test('the player that never loses brings its table along when it is chosen', async ({ page }) => {
  const tables: string[] = [];
  page.on('request', (request) => request.url().endsWith('.qxt') && tables.push(request.url()));
  const bot = { kind: 'bot', name: '', level: 'unbeatable' } as const;
  await sit(page, { game: 'quixo', edition: 'two', seats: [ME, bot] });
  let question = await next(page);
  for (let turn = 0; turn < 3 && question !== null; turn++) {
    await cubes(page);
    question = await next(page, question);
  }
  expect(tables).toHaveLength(1);
  // And says what it promises.
  await expect(page.locator('.seats .remark')).toHaveText('cannot lose');
  await page.reload();
  await expect(page.locator('.board')).toBeVisible();
  expect(tables).toHaveLength(2);
});

/** A server that keeps the larger table. */
const withLargerTable = async (page: Page) => {
  const book = 'quixo-keeps-wins.qxt';
  const body = readFileSync(new URL(`../../crates/bots/tables/${book}`, import.meta.url));
  await page.route('**/books/list.json', (route) =>
    route.fulfill({ json: [{ name: book, bytes: body.length }] }),
  );
  await page.route(`**/books/${book}`, (route) =>
    route.fulfill({ body, contentType: 'application/octet-stream' }),
  );
};

test('the larger table is offered where there is one', async ({ page }) => {
  const choice = page.getByRole('group', { name: 'Quixo: let no win slip' });
  await visit(page, '/#/settings');
  await expect(page.getByRole('group').first()).toBeVisible();
  await expect(choice).toHaveCount(0);
  await withLargerTable(page);
  await page.reload();
  await expect(choice).toContainText('(14 MB)');
  await choice.getByText('On', { exact: true }).click();
  await page.reload();
  await expect(choice.getByRole('radio', { name: 'On' })).toBeChecked();
});

for (const there of [true, false]) {
  test(`whoever wants the larger table gets what there is: ${there}`, async ({ page }) => {
    if (there) await withLargerTable(page);
    const bot = { kind: 'bot', name: '', level: 'unbeatable' } as const;
    const settings = { keepsWins: true };
    await sit(page, { game: 'quixo', edition: 'two', seats: [ME, bot], settings });
    const question = await next(page);
    await cubes(page);
    await next(page, question ?? '');
    const promise = there ? 'cannot lose, lets no win slip' : 'cannot lose';
    await expect(page.locator('.seats .remark')).toHaveText(promise);
  });
}

test('typed moves and questions are answered, in French too', async ({ page }) => {
  const settings = { language: 'fr' };
  await sit(page, { game: 'quixo', edition: 'two', seats: [ME, HUGO], settings });
  await expect(page.locator('.dock .prompt')).toContainText('Nora');
  await page.keyboard.press('/');
  const type = async (text: string) => {
    await page.locator('#command').fill(text);
    await page.locator('#command').press('Enter');
    await expect(page.locator('[role=log] code').first()).toHaveText(text);
    return (await page.locator('[role=log] p').first().textContent()) ?? '';
  };
  expect(await type('legal?')).toContain('a1N');
  expect(await type('c3N')).toContain('bord');
  await type('a1N');
  await expect(page.locator('[data-cell="a5"]')).toHaveAccessibleName(/croix/);
  await expect(page.locator('.dock .prompt')).toContainText('Hugo');
});
