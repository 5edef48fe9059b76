// By keys alone, reading only what a screen reader reads: a whole match of every kind, and every screen.

import { seed } from './boards';
import { is, Reader, type Item } from './reader';
import { expect, test, visit } from './table';
import type { Page } from '@playwright/test';

const FITS = /fits, \d+ points?$/;
const TICKABLE = /can be ticked, [+−]/;
const PASS = /^(Nothing|Miss)/;
const WON = /\bwins?\b|draw|You lose|share the win/;

/** Comes to the front door. */
async function home(page: Page): Promise<Reader> {
  const reader = await Reader.at(page);
  await seed(page, 3);
  await visit(page, '/');
  await reader.awaits('button', 'Play now');
  return reader;
}

/** Presses Enter on what has the focus, and waits until something is said of what came of it. */
async function confirm(reader: Reader): Promise<void> {
  await reader.hush();
  await reader.press('Enter');
  await reader.hears(/\S/);
}

const some = (items: Item[], role: string, name: RegExp | string) =>
  items.some((item) => is(item, role, name));

/** Answers whenever something is asked, until the match is over; says how it ended. */
async function playOut(
  reader: Reader,
  asked: (items: Item[]) => boolean,
  answer: (turn: number, items: Item[]) => Promise<void>,
): Promise<string> {
  const before = reader.presses;
  for (let turn = 0; turn < 200; turn++) {
    const items = await reader.until('a question, or the end', (all) =>
      some(all, 'button', 'Rematch') || asked(all) ? all : undefined,
    );
    if (some(items, 'button', 'Rematch')) {
      await reader.hears(WON);
      const end = items.find((item) => is(item, 'heading', WON));
      const keys = `${turn} answers, ${reader.presses - before} keys`;
      test.info().annotations.push({ type: 'keys', description: keys });
      if (process.env.QLUB_KEYS) console.log(`${test.info().title}: ${keys}, ${end?.name}`);
      return end?.name ?? '';
    }
    await reader.hush();
    await answer(turn, items);
  }
  throw new Error('the match does not end');
}

/** Ticks what can be ticked, now on the sheet, now by the buttons below it; nothing where nothing can. */
async function tick(reader: Reader, turn: number, items: Item[]): Promise<void> {
  if (!some(items, 'gridcell', TICKABLE)) {
    await reader.to('button', PASS);
    await confirm(reader);
    if (await reader.find('button', 'Confirm')) {
      await reader.to('button', 'Confirm');
      await confirm(reader);
    }
  } else if (turn % 2 === 0) {
    await reader.toCell(TICKABLE);
    await confirm(reader);
    expect(await reader.heard()).toMatch(/Staged/);
    await confirm(reader);
  } else {
    await reader.to('button', /no skip$|skips \d+$/);
    await confirm(reader);
    expect(await reader.heard()).toMatch(/Staged/);
    await reader.to('button', 'Confirm');
    await confirm(reader);
  }
}

const ticks = (items: Item[]) => some(items, 'gridcell', TICKABLE) || some(items, 'button', PASS);

test('a whole match of Qwixx @long', async ({ page }) => {
  const reader = await home(page);
  await reader.enter('button', 'Play now');
  const end = await playOut(reader, ticks, (turn, items) => tick(reader, turn, items));
  expect(end).toMatch(WON);
});

test('a whole match of the card game @long', async ({ page }) => {
  const reader = await home(page);
  await reader.enter('link', /^Qwixx, the card game/);
  await reader.enter('button', 'Start');
  const TAKE = /^Take the \d+$/;
  const CARD = /, [+−]?\d+ points?$/;
  const end = await playOut(
    reader,
    (items) => some(items, 'button', TAKE) || some(items, 'button', CARD) || ticks(items),
    async (turn, items) => {
      if (some(items, 'button', TAKE)) {
        await reader.to('button', TAKE);
        await confirm(reader);
        await confirm(reader);
      } else if (some(items, 'button', CARD)) {
        await reader.to('button', CARD);
        await confirm(reader);
        expect(await reader.heard()).toMatch(/Ticks/);
        await reader.to('button', 'Confirm');
        await confirm(reader);
      } else await tick(reader, turn, items);
    },
  );
  expect(end).toMatch(WON);
});

test('a whole match of Quixo @long', async ({ page }) => {
  const reader = await home(page);
  await reader.enter('link', /^Quixo/);
  await reader.choose('Side of the board', '3');
  await reader.enter('button', 'Start');
  const end = await playOut(
    reader,
    (items) => some(items, 'gridcell', /can be taken/),
    async () => {
      await reader.toCell(/can be taken/);
      await confirm(reader);
      expect((await reader.focused()).name).toMatch(/^Push it in/);
      await confirm(reader);
      expect((await reader.focused()).name).toBe('Confirm');
      await confirm(reader);
    },
  );
  expect(end).toMatch(WON);
});

test('a whole match of Qwirkle @long', async ({ page }) => {
  const reader = await home(page);
  await reader.enter('button', 'Play now: Qwirkle');
  const end = await playOut(
    reader,
    (items) => some(items, 'button', 'Swap') || some(items, 'button', 'Pass'),
    async (_, items) => {
      if (some(items, 'button', 'Pass')) {
        await reader.to('button', 'Pass');
        return confirm(reader);
      }
      for (let tile = 1; tile <= 6; tile++) {
        await reader.hush();
        await reader.press(String(tile));
        await reader.hears(/choose a lit cell|fits nowhere/);
        if (!(await reader.find('gridcell', FITS))) continue;
        await reader.toCell(FITS);
        await confirm(reader);
        expect(await reader.heard()).toMatch(/Staged/);
        await reader.to('button', 'Confirm');
        return confirm(reader);
      }
      await reader.enter('button', 'Swap');
      await reader.hears(/Which tiles/);
      await reader.press('1');
      await reader.to('button', /^Swap 1/);
      await confirm(reader);
    },
  );
  expect(end).toMatch(WON);
});
