// Every screen in every window: nothing is wider than it, nothing is cut off, whatever can be chosen is
// there and large enough, and the board stays where it is. In English that is 40 % longer and marked, so that
// words are found that do not come from the catalogue, and in the soak in every language; with few players and
// with as many as a game has seats for.

import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { NAMES } from '../scripts/games.js';
import { lay, next, seed } from './boards';
import { foreignWords } from './foreign';
import { look as lookAt, type Places, type Sight } from './room';
import { BOT, expect, sit, test, visit, type Seat, type Wish } from './table';

test.describe.configure({ mode: 'parallel' });

const LONG = Boolean(process.env.QLUB_LONG);
const theme = process.env.QLUB_THEME ?? 'light';
/** English that is longer. */
const LONGER = 'longer words';
/** What is spoken: QLUB_LANGUAGE, or what the run has time for. */
const SPEECHES = process.env.QLUB_LANGUAGE
  ? [process.env.QLUB_LANGUAGE]
  : [LONGER, ...(LONG ? readdirSync('../words') : [])];
/** Twenty letters each, and no two begin alike. */
const PEOPLE = [
  'Maximiliane-Josephin',
  'Bartholomaeus Quincy',
  'Wilhelmina Schroeder',
  'Konstantinos Papadop',
  'Charlotte-Antoinette',
];
const people = (count: number): Seat[] =>
  PEOPLE.slice(0, count).map((name) => ({ kind: 'here', name }));

/** Looks at a screen; where words are longer all of them are from the catalogue, but names. */
async function look(page: Page, what: string, sight: Sight, before?: Places): Promise<Places> {
  const longer = await page.evaluate(() => localStorage.getItem('qlub.longer') !== null);
  return lookAt(page, what, longer ? { ...sight, names: PEOPLE } : sight, before);
}

async function prepare(page: Page, speech: string): Promise<void> {
  await seed(page, 12);
  if (speech === LONGER) {
    await page.addInitScript(() => localStorage.setItem('qlub.longer', 'true'));
  }
}

const settingsFor = (speech: string) => ({ theme, language: speech === LONGER ? 'en' : speech });
const BUTTONS = '.button, .field, .choices label';

test('words that do not come from the catalogue are found', async ({ page }) => {
  await prepare(page, LONGER);
  await visit(page, '/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  expect(await foreignWords(page, [])).toEqual([]);
  await heading.evaluate((one) => one.append(' Welcome'));
  await page.locator('footer').evaluate((one) => one.setAttribute('title', 'The foot'));
  const found = await foreignWords(page, ['The']);
  expect(found.map((text) => text.split(' ')[0])).toEqual(['Welcome', 'foot']);
});

// Screens that are read and scrolled.
for (const speech of SPEECHES) {
  test(`screens around the tables, ${speech}`, async ({ page }) => {
    await prepare(page, speech);
    const screens = ['', 'nowhere', 'settings', 'verify', 'games', 'rules'];
    const rules = [...(LONG ? NAMES : NAMES.slice(0, 1)), 'table'];
    for (const address of [
      ...screens,
      ...NAMES.map((game: string) => `new/${game}`),
      ...rules.map((game: string) => `rules/${game}`),
      'learn/qwixx/classic',
    ]) {
      await visit(page, `/#/${address}`, { ...settingsFor(speech), name: PEOPLE[0] });
      await expect(page.locator('h1, .logo').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('.loading')).toHaveCount(0);
      await look(page, `screen ${address || 'home'} ${speech}`, { targets: BUTTONS });
    }
  });
}

// Tables.
interface Kind {
  wish: Wish;
  seats: number[];
  /** Plays on, and looks wherever it is asked something else. */
  play: (page: Page, what: string) => Promise<void>;
}

const SHEET: Sight = {
  board: '.paper, .main > .tray, .felt',
  choices: '.dock .offer, .dock .button',
};

/** Looks before and after something is staged. */
async function stages(
  page: Page,
  what: string,
  sight: Sight,
  ...steps: (() => Promise<unknown>)[]
): Promise<void> {
  let places: Places | undefined = await look(page, `${what} asked`, sight);
  for (const [i, step] of steps.entries()) {
    await step();
    places = await look(page, `${what} staged ${i + 1}`, sight, places);
  }
}

/** Qwixx: the sum of the white dice, and then, without a tick, the colours. */
async function dice(page: Page, what: string): Promise<void> {
  const stage = () => page.locator('[data-offer]:not(.pass)').first().click();
  let key = await next(page);
  await stages(page, `${what} sum`, SHEET, stage);
  await page.keyboard.press('Escape');
  while (!(await page.locator('.pass.bad').isVisible())) {
    await page.locator('[data-offer="-"]').click();
    key = await next(page, key ?? '');
  }
  await stages(page, `${what} colour`, SHEET, stage);
}

/** The card game: takes, says whether to tick the number, plays. */
async function cards(page: Page, what: string): Promise<void> {
  const sight = {
    ...SHEET,
    choices: `${SHEET.choices}, .slot.legal, .dock .held, .dock .tick, .colours label`,
  };
  const seen = new Set<string>();
  let key = await next(page);
  for (let turn = 0; turn < 40 && seen.size < 3 && key !== null; turn++) {
    const takes = await page.locator('.slot.legal').first().isVisible();
    const ticks = await page.locator('[data-offer]').first().isVisible();
    const phase = takes ? 'take' : ticks ? 'number' : 'play';
    const first = page.locator(
      takes ? '.slot.legal' : ticks ? '[data-offer]' : '.held:not(.faint)',
    );
    const stage = async () => {
      await first.first().click();
      const colours = page.locator('.colours label');
      if (phase !== 'play') return;
      await expect(page.locator('.colours, section.staged').first()).toBeVisible();
      if (await colours.first().isVisible()) await colours.first().click();
    };
    if (seen.has(phase)) await stage();
    else await stages(page, `${what} ${phase}`, sight, stage);
    seen.add(phase);
    const confirm = page.locator('[data-confirm]');
    if (await confirm.isVisible()) await confirm.click();
    key = await next(page, key);
  }
  expect([...seen].sort()).toEqual(['number', 'play', 'take']);
}

/** Quixo: a cube is taken, and pushed in. */
async function cubes(page: Page, what: string): Promise<void> {
  const sight = {
    board: '.table',
    choices: '.cell.takeable, .arrow, .dock .button, .lies > .button',
  };
  await next(page);
  await stages(
    page,
    what,
    sight,
    () => page.locator('.cell.takeable').nth(1).click(),
    () => page.locator('.arrow').first().click(),
  );
}

/** Qwirkle: a tile is laid; then tiles are swapped. */
async function tiles(page: Page, what: string): Promise<void> {
  const sight = { board: '.plane', choices: '.hand .tile, .dock .button, .tools .button' };
  await next(page);
  await stages(page, what, sight, () => lay(page));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const swap = page.locator('[data-swap]');
  if (!(await swap.isVisible())) return;
  await stages(page, `${what} swap`, sight, () => swap.click());
}

/** What the coach says takes nothing away. */
async function hints(page: Page, what: string): Promise<void> {
  await next(page);
  await page.locator('button.hint').click();
  await expect(page.locator('.hints ol')).toBeVisible();
  await look(page, `${what} hint`, { choices: '.dock .offer, .dock .button, .hand .tile' });
  await page.locator('button.hint').click();
  await expect(page.locator('.hints')).toHaveCount(0);
}

const open = { answers: 'open' } as const;
const KINDS: Kind[] = [
  ...['classic', 'longo', 'bonus-a', ...(LONG ? ['gemixxt-a', 'bonus-b'] : [])].map((edition) => ({
    wish: { game: 'qwixx', edition, ...open },
    seats: LONG || edition === 'classic' ? [2, 5] : [5],
    play: dice,
  })),
  { wish: { game: 'qwixx-cards', edition: 'jokers' }, seats: [2, 5], play: cards },
  { wish: { game: 'quixo', edition: 'two' }, seats: [2], play: cubes },
  { wish: { game: 'quixo', edition: 'four' }, seats: [4], play: cubes },
  { wish: { game: 'qwirkle', edition: 'standard' }, seats: [2, 4], play: tiles },
];

for (const speech of SPEECHES) {
  for (const { wish, seats, play } of KINDS) {
    for (const count of seats) {
      const what = `${wish.game} ${wish.edition} for ${count}, ${speech}`;
      test(`table: ${what}`, async ({ page }) => {
        await prepare(page, speech);
        // Few play against a bot, many pass the device round.
        const players = count === 2 ? [...people(1), BOT] : people(count);
        await sit(page, { ...wish, seats: players, settings: settingsFor(speech) });
        if (count === 2) await hints(page, what);
        await play(page, what);
      });
    }
  }

  // Beside a real table: who begins, and a roll with a tick for all and one alone.
  for (const edition of ['classic', ...(LONG ? ['longo', 'bonus-a'] : [])]) {
    test(`pad: ${edition} for 5, ${speech}`, async ({ page }) => {
      await prepare(page, speech);
      const seats = people(5);
      await sit(page, { game: 'qwixx-pad', edition, seats, settings: settingsFor(speech) });
      const sight = { board: '.paper', choices: '.dock .button, .dock label' };
      const key = await next(page);
      await look(page, `pad ${edition} first ${speech}`, sight);
      await page.locator('[data-first="0"]').click();
      await next(page, key ?? '');
      const tap = (cell: string) => () => page.locator(`[data-cell=${cell}]`).click();
      await stages(page, `pad ${edition} ${speech}`, sight, tap('r5'), tap('y7'));
    });
  }

  test(`curtain, ${speech}`, async ({ page }) => {
    await prepare(page, speech);
    await sit(page, { seats: people(2), settings: settingsFor(speech) });
    await next(page);
    await page.locator('[data-offer="-"]').click();
    await expect(page.locator('.curtain')).toBeVisible();
    await look(page, `curtain ${speech}`, { board: '.curtain', choices: '.button' });
  });

  // Bots play a match out.
  for (const { wish, seats } of KINDS.slice(0, LONG ? undefined : 1)) {
    for (const count of LONG ? seats : seats.slice(-1)) {
      const what = `${wish.game} ${wish.edition} for ${count}, ${speech}`;
      test(`end and replay: ${what}`, async ({ page }) => {
        await prepare(page, speech);
        const bots = people(count).map((seat) => ({ ...BOT, name: seat.name }));
        await sit(page, { ...wish, seats: bots, settings: settingsFor(speech) });
        await expect(page.locator('.after')).toBeVisible({ timeout: 120_000 });
        await look(page, `end ${what}`, { targets: BUTTONS });
        await page.locator('[data-again]').click();
        const slider = page.locator('input[type=range]');
        await slider.press('End');
        for (let i = 0; i < 4; i++) await slider.press('ArrowLeft');
        await expect(page.locator('.dock')).toBeVisible();
        const board = '.paper, .main > .tray, .felt, .table, .plane';
        await look(page, `replay ${what}`, { board, choices: '.player .button, .player .field' });
        await page.locator('[data-coach]').click();
        await expect(page.locator('[data-sum]')).toHaveCount(count);
        await look(page, `coach ${what}`, { targets: '.coach button' });
        await page.locator('[data-decision]').first().click();
        await expect(page.locator('.coach [data-decision]')).toHaveCount(0);
        await look(page, `moment ${what}`, { targets: '.coach button' });
      });
    }
  }
}
