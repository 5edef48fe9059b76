// What the tests of the boards share: luck that is the same every time, and one answer of each game.
// A board says with `data-asked` which question it shows, so nothing is done twice or too early.

import { expect, type Page } from '@playwright/test';

/** Lets every match on this device go the same way: dice, draws and bots. */
export async function seed(page: Page, number: number): Promise<void> {
  await page.addInitScript((start) => {
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
      // Entropy is asked for in 32 bytes; what is shorter names things.
      if (!(into instanceof Uint8Array) || into.length !== 32) return random(into as never) as T;
      let state = start >>> 0;
      for (let i = 0; i < into.length; i++) {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        into[i] = state >>> 24;
      }
      return into;
    };
  }, number);
}

/** What a page shows that somebody can act on. */
export type AskedState = { what: 'question'; key: string } | { what: 'curtain' } | { what: 'over' };

/** Waits for a question other than `before`, for the curtain or for the end. */
export async function asked(page: Page, before = ''): Promise<AskedState> {
  const other = `.board[data-asked]:not([data-asked="${before}"])`;
  await expect(page.locator(`${other}, .curtain, .after`).first()).toBeVisible();
  return page.evaluate(() => {
    if (document.querySelector('.after')) return { what: 'over' };
    if (document.querySelector('.curtain')) return { what: 'curtain' };
    const key = document.querySelector<HTMLElement>('.board')?.dataset.asked ?? '';
    return { what: 'question', key };
  });
}

/** Waits for the next question that is put to somebody here; lifts curtains. False at the end. */
export async function next(page: Page, before = ''): Promise<string | null> {
  for (;;) {
    const found = await asked(page, before);
    if (found.what === 'over') return null;
    if (found.what === 'question') return found.key;
    await page.locator('.curtain button').click();
    before = '';
  }
}

/** Plays on with `answer` until the match is over. */
export async function playOut(
  page: Page,
  answer: (page: Page) => Promise<void>,
  most = 400,
): Promise<void> {
  let key: string | null = '';
  for (let turn = 0; turn < most; turn++) {
    key = await next(page, key);
    if (key === null) return;
    await answer(page);
  }
  throw new Error('the match does not end');
}

/** Fails if a key is read where there should be words. */
export async function inWords(page: Page): Promise<void> {
  const said = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label]')];
    const all = labels.map((one) => one.getAttribute('aria-label'));
    return [document.body.innerText, ...all].join('\n');
  });
  const key = /\b(qwirkle|quixo|cards|event|rule|shape|reason|word|prompt)-[a-z]+\b/;
  expect(said).not.toMatch(key);
}

const some = async (page: Page, what: string) => (await page.locator(what).count()) > 0;

/** Qwirkle: lays a tile that fits, where it fits. */
export async function lay(page: Page): Promise<void> {
  await page.locator('.tile:not(.laid):not(.faint)').first().click();
  // A lit cell may lie outside of what is seen of the board.
  await page.locator('.cell.spot').first().dispatchEvent('click');
}

/** Qwirkle: lays tiles until they are a play; says how many. */
export async function stageTiles(page: Page): Promise<number> {
  for (let laid = 1; laid <= 6; laid++) {
    await lay(page);
    await expect(page.locator(`.preview[data-tiles="${laid}"]`)).toBeVisible();
    if (await some(page, '[data-confirm]:not(.notyet)')) return laid;
  }
  throw new Error('six tiles are no play');
}

/** Qwirkle: plays, swaps or passes, whatever can be done. */
export async function tiles(page: Page): Promise<void> {
  if (await some(page, '[data-pass]')) return page.locator('[data-pass]').click();
  if (await some(page, '.cell.spot')) {
    await stageTiles(page);
  } else {
    await page.locator('[data-swap]').click();
    await page.locator('.tile').first().click();
  }
  await page.locator('[data-confirm]').click();
}

/** The card game: chooses a card to play, another that goes with it, and a colour for jokers. */
export async function stageCards(page: Page): Promise<void> {
  const staged = page.locator('section.staged');
  const colours = page.locator('.colours');
  await page.locator('.held').first().click();
  await expect(page.locator('.held.pressed')).toHaveCount(1);
  const more = page.locator('.held:not(.faint):not(.pressed)');
  if ((await more.count()) > 0) {
    await more.first().click();
    await expect(page.locator('.held.pressed')).toHaveCount(2);
  }
  await expect(staged.or(colours).first()).toBeVisible();
  if (await colours.isVisible()) await colours.locator('label').first().click();
  await expect(staged).toBeVisible();
}

/** The card game: takes, ticks or plays, whatever is asked. */
export async function cards(page: Page): Promise<void> {
  const confirm = page.locator('[data-confirm]');
  if (await some(page, '.slot.legal')) {
    await page.locator('.slot.legal').first().click();
    if (await confirm.isVisible()) await confirm.click();
  } else if (await some(page, '[data-offer]')) {
    await page.locator('[data-offer]').first().click();
    if (await confirm.isVisible()) await confirm.click();
  } else {
    await stageCards(page);
    await confirm.click();
  }
}

/** Quixo: takes one of the cubes that may be taken, and pushes it in. */
export async function cubes(page: Page, which = 0): Promise<void> {
  await page.locator('.cell.takeable').nth(which).click();
  await page.locator('.arrow').first().click();
  const confirm = page.locator('[data-confirm]');
  if (await confirm.first().isVisible()) await confirm.first().click();
}
