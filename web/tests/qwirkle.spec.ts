// Qwirkle: whole matches by tapping, the hand behind a curtain, the board to be moved about.

import { asked, inWords, lay, next, playOut, seed, stageTiles, tiles } from './boards';
import { accessible, BOT, expect, ME, sit, test, visit, type Wish } from './table';
import type { Page } from '@playwright/test';

const HUGO = { kind: 'here', name: 'Hugo' } as const;

/** Sits down and waits for the first question. */
async function begin(page: Page, wish: Wish = {}, number = 3): Promise<string> {
  await seed(page, number);
  await sit(page, { game: 'qwirkle', edition: 'standard', seats: [ME, BOT], ...wish });
  return (await next(page)) ?? '';
}

/** Plays one turn, and waits for the next. */
async function turn(page: Page, key: string): Promise<string> {
  await tiles(page);
  return (await next(page, key)) ?? '';
}

test('two taps lead from home to a board', async ({ page }) => {
  await visit(page, '/');
  await page.locator('a[href$="new/qwirkle"]').click();
  await page.locator('.go button').click();
  expect((await asked(page)).what).toBe('question');
});

test('a whole match against bots by tapping', async ({ page }) => {
  test.setTimeout(600_000);
  await begin(page, { seats: [ME, BOT, BOT, BOT] });
  await playOut(page, tiles);
  await expect(page.locator('.after h2')).not.toBeEmpty();
  await expect(page.locator('.after tbody tr')).toHaveCount(4);
  await accessible(page, 'after the game');
});

test('a match round one phone: every hand stays behind the curtain', async ({ page }) => {
  test.setTimeout(600_000);
  await seed(page, 5);
  await sit(page, { game: 'qwirkle', edition: 'standard', seats: [ME, HUGO] });
  let before = '';
  // The whole match takes a minute and a half.
  const most = process.env.QLUB_LONG ? 120 : 10;
  for (let turns = 0; turns < most; turns++) {
    const found = await asked(page, before);
    if (found.what === 'over') break;
    // Nothing of a hand is in the page before whoever it belongs to says so.
    expect(found.what).toBe('curtain');
    expect(await page.locator('.tile').count()).toBe(0);
    await expect(page.locator('.curtain')).toContainText('This hand is for your eyes only.');
    await page.locator('.curtain button').click();
    before = (await next(page)) ?? '';
    await tiles(page);
  }
  if (most > 10) await expect(page.locator('.after tbody tr')).toHaveCount(2);
});

test('tiles are swapped', async ({ page }) => {
  const key = await turn(page, await begin(page));
  await page.locator('[data-swap]').click();
  await expect(page.locator('[data-confirm]')).toBeDisabled();
  await page.locator('.tile').nth(0).click();
  await page.locator('.tile').nth(2).click();
  await expect(page.locator('[data-confirm]')).toHaveText(/Swap 2 tiles/);
  await page.locator('[data-confirm]').click();
  expect((await asked(page, key)).what).toBe('question');
  await expect(page.locator('.tile')).toHaveCount(6);
});

test('the first turn shows the bids', async ({ page }) => {
  await begin(page, { seats: [ME, HUGO] });
  await expect(page.locator('.seats li', { hasText: /bid \d/ })).toHaveCount(2);
  await expect(page.locator('.bids')).toContainText('Whoever bids most begins');
});

test('a tile can be dragged to its cell', { tag: '@wide' }, async ({ page }) => {
  await begin(page);
  const tile = page.locator('.tile:not(.faint)').first();
  await tile.click();
  const to = await page.locator('.cell.spot').first().boundingBox();
  await tile.click();
  const from = await tile.boundingBox();
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 40, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('.tile.laid')).toHaveCount(1);
});

test(
  'the board is moved, looked at closer, and shown whole again',
  { tag: '@wide' },
  async ({ page }) => {
    await turn(page, await begin(page));
    const tile = page.locator('.cell:not(.empty)').first();
    const size = async () => (await tile.boundingBox())?.width ?? 0;
    const usual = await size();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(size).toBeGreaterThan(usual);
    const box = await page.locator('.window').boundingBox();
    if (!box) throw new Error('no board');
    const left = async () => (await tile.boundingBox())?.x ?? 0;
    // The board comes closer over a moment; what it is dragged by counts from where it comes to rest.
    let before = Number.NaN;
    await expect.poll(async () => before === (before = await left())).toBe(true);
    await page.mouse.move(box.x + 30, box.y + 120);
    await page.mouse.down();
    await page.mouse.move(box.x + 110, box.y + 160, { steps: 4 });
    await page.mouse.up();
    // The first pixels of a drag only tell it from a click.
    await expect.poll(async () => (await left()) - before).toBeGreaterThan(40);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.wheel(0, -400);
    // Where not all of it is seen there is a map.
    for (let i = 0; i < 3; i++) {
      await page.mouse.move(box.x + box.width - 30, box.y + 100);
      await page.mouse.down();
      await page.mouse.move(box.x + 30, box.y + 100, { steps: 4 });
      await page.mouse.up();
    }
    await expect(page.locator('.map')).toBeVisible();
    // Whoever chooses a tile sees where it can go.
    await page.locator('.tile:not(.faint)').first().click();
    const lit = async () => {
      const all = await page.locator('.cell.spot').all();
      const boxes = await Promise.all(all.map((one) => one.boundingBox()));
      const [right, bottom] = [box.x + box.width, box.y + box.height];
      return boxes.some(
        (at) =>
          at &&
          at.x >= box.x &&
          at.y >= box.y &&
          at.x + at.width <= right &&
          at.y + at.height <= bottom,
      );
    };
    await expect.poll(lit).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(size).toBeCloseTo(usual, 0);
  },
);

test('two fingers look closer', async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'no fingers here');
  await turn(page, await begin(page));
  const tile = page.locator('.cell:not(.empty)').first();
  const size = async () => (await tile.boundingBox())?.width ?? 0;
  const usual = await size();
  const box = await page.locator('.window').boundingBox();
  if (!box) throw new Error('no board');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 0 },
    { x: x + apart, y, id: 1 },
  ];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : fingers(apart),
    });
  await send('touchStart', 40);
  for (let apart = 45; apart <= 80; apart += 5) await send('touchMove', apart);
  await send('touchEnd', 0);
  await expect.poll(size).toBeGreaterThan(usual * 1.3);
  await expect(page.locator('.tile.laid')).toHaveCount(0);
});

test('by keyboard a tile goes to a lit cell', async ({ page }) => {
  const key = await begin(page);
  for (let laid = 1; laid <= 6; laid++) {
    await page.locator('.tile:not(.laid):not(.faint)').first().press('Enter');
    await expect(page.locator('.cell.spot:focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.locator(`.preview[data-tiles="${laid}"]`)).toBeVisible();
    if ((await page.locator('[data-confirm]:not(.notyet)').count()) > 0) break;
  }
  await expect(page.locator('.preview')).toContainText(/\+\d+ point/);
  await expect(page.locator('.preview li').first()).toContainText(/(Row|Column) of \d/);
  await page.locator('[data-confirm]').press('Enter');
  expect((await asked(page, key)).what).toBe('question');
});

test('moves are typed, and questions answered', async ({ page }) => {
  const key = await begin(page);
  await page.keyboard.press('/');
  const type = async (text: string) => {
    await page.locator('#command').fill(text);
    await page.locator('#command').press('Enter');
    await expect(page.locator('[role=log] code').first()).toHaveText(text);
    return (await page.locator('[role=log] p').first().textContent()) ?? '';
  };
  const said = await type('legal?');
  const best = /([a-z]+@-?\d+,-?\d+[^(]*) \(\+\d+\)/i.exec(said)?.[1] ?? '';
  expect(await type(best)).toContain('Done');
  expect((await asked(page, key)).what).toBe('question');
  expect(await type('scores?')).toMatch(/Nora: \d+/);
});

test('the tiles that nobody has shown are counted', async ({ page }) => {
  await begin(page);
  await page.getByRole('button', { name: /tiles in the bag/ }).click();
  await expect(page.getByRole('dialog').locator('li')).toHaveCount(36);
  const counts = await page.locator('dialog li b').allTextContents();
  expect(counts.map(Number).reduce((sum, one) => sum + one)).toBe(102);
  await accessible(page, 'tiles not seen yet');
});

test('in French', async ({ page }) => {
  const key = await begin(page, { settings: { language: 'fr' } });
  await expect(page.locator('.dock .prompt')).toContainText(/Vous commencez\s: posez \d tuiles?/);
  await inWords(page);
  await stageTiles(page);
  await expect(page.locator('.preview')).toContainText(/\+\d+ points?/);
  await page.locator('[data-confirm]').click();
  await next(page, key);
  await inWords(page);
});

test('every state is accessible', async ({ page }) => {
  await begin(page);
  await accessible(page, 'the first turn');
  await lay(page);
  await expect(page.locator('.preview')).toBeVisible();
  await accessible(page, 'not a play yet');
  await page.keyboard.press('Escape');
  await turn(page, (await next(page)) ?? '');
  await page.locator('.tile:not(.faint)').first().click();
  await accessible(page, 'chosen');
  await page.keyboard.press('Escape');
  for (let laid = await stageTiles(page); laid > 0; laid--) {
    if (laid === 1) await accessible(page, 'staged');
    await page.keyboard.press('Escape');
  }
  await page.locator('[data-swap]').click();
  await page.locator('.tile').first().click();
  await accessible(page, 'swap');
});

test('nothing is wider than 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await begin(page);
  const wide = await page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth - root.clientWidth;
  });
  expect(wide).toBeLessThanOrEqual(0);
});
