// By keys alone, reading only what a screen reader reads: a whole match of every kind, and every screen.

import { seed } from './boards';
import { is, Reader, type Item } from './reader';
import { recordOf, replayOf } from './records';
import { BOT, expect, ME, sit, test, visit } from './table';
import type { Page } from '@playwright/test';

// Each waits for a bot, or goes all round a screen, key by key.
test.describe.configure({ timeout: 900_000 });

const FITS = /fits here, \d+ points?$/;
const FITS_WITH_MORE = /fits here, with more tiles$/;
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
    expect(await reader.heard()).toMatch(/Confirm, or undo/);
    await confirm(reader);
  } else {
    await reader.to('button', /no skip$|skips \d+$/);
    await confirm(reader);
    expect(await reader.heard()).toMatch(/Confirm, or undo/);
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
  await reader.choose('Board size', '3');
  await reader.enter('button', 'Start');
  const end = await playOut(
    reader,
    (items) => some(items, 'gridcell', /can be taken/),
    async () => {
      await reader.toCell(/can be taken/);
      await confirm(reader);
      await expect.poll(async () => (await reader.focused()).name).toMatch(/^Push it in/);
      await confirm(reader);
      await expect.poll(async () => (await reader.focused()).name).toBe('Confirm');
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
    (items) => some(items, 'StaticText', /^(You begin|Your turn|No tile can be placed)/),
    async (_, items) => {
      if (some(items, 'button', 'Pass')) {
        await reader.to('button', 'Pass');
        return confirm(reader);
      }
      for (let tile = 1; tile <= 6; tile++) {
        await reader.hush();
        await reader.press(String(tile));
        await reader.hears(/choose a lit cell|fits nowhere/);
        const cells = await reader.read();
        const good = [FITS, FITS_WITH_MORE].find((name) => some(cells, 'gridcell', name));
        if (!good) continue;
        await reader.toCell(good);
        await confirm(reader);
        if (/Cannot be played yet/.test(await reader.heard())) continue;
        expect(await reader.heard()).toMatch(/Confirm, or undo/);
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

/** The screen that a heading names is there, and the focus is on it. */
async function arrived(reader: Reader, title: RegExp | string): Promise<void> {
  await reader.awaits('heading', title);
  await expect.poll(async () => (await reader.focused()).role).toBe('heading');
  await reader.round();
}

/** Opens a dialog, goes round in it, does something there and leaves by Escape: the focus is back. */
async function within(
  reader: Reader,
  [role, opener]: [string, RegExp | string],
  title: RegExp | string,
  doing: () => Promise<void> = async () => {},
): Promise<void> {
  await reader.enter(role, opener);
  await reader.awaits('dialog', title);
  await reader.round();
  // What lies below is out of reach.
  expect(await reader.find('link', 'Home')).toBeUndefined();
  await doing();
  await reader.press('Escape');
  await reader.until('no dialog', (items) => !items.some((item) => item.role === 'dialog'));
  await expect.poll(async () => (await reader.focused()).name).toMatch(opener);
}

/** Plays a short match of Quixo, from home to its end. */
async function shortMatch(reader: Reader): Promise<void> {
  await reader.enter('link', /^Quixo/);
  await reader.choose('Board size', '3');
  await reader.enter('button', 'Start');
  await playOut(
    reader,
    (items) => some(items, 'gridcell', /can be taken/),
    async () => {
      await reader.toCell(/can be taken/);
      for (let i = 0; i < 3; i++) await confirm(reader);
    },
  );
}

test('the front door @long', async ({ page }) => {
  const reader = await home(page);
  await reader.round();
  await reader.to('combobox', 'Language');
  await reader.type('Fra');
  await reader.awaits('heading', 'Jeux');
  await reader.to('combobox', 'Langue');
  // English is the language before.
  await reader.press('ArrowUp');
  await reader.awaits('heading', 'Games');
  await reader.to('textbox', 'Join with a code or a link');
  await reader.type('nowhere');
  await reader.hush();
  await reader.press('Enter');
  await reader.hears(/\S/);
  await reader.hush();
  await reader.enter('button', 'Play with friends');
  await reader.hears(/no game server here/);
  await reader.enter('button', 'Pass this device round');
  await reader.awaits('heading', /^Qwixx/);
  await reader.round();
});

test('rules are chosen and read @long', async ({ page }) => {
  const reader = await home(page);
  await reader.enter('link', 'Rules');
  await arrived(reader, 'Rules');
  await reader.enter('link', /^Qwirkle/);
  await reader.awaits('heading', 'Qwirkle');
  await reader.round();
  await reader.enter('link', 'All games');
  await reader.awaits('link', /^Quixo/);
  await reader.enter('link', 'Home');
  await arrived(reader, 'Sit down and play.');
});

test('what is chosen before the start @long', async ({ page }) => {
  const reader = await home(page);
  for (const [link, edition] of [
    [/^Change: Qwixx/, 'Sheet'],
    [/^Qwixx, the card game/, 'Sheet'],
    [/^Quixo/, 'Two or four'],
    [/^Qwirkle/, null],
  ] as const) {
    await reader.enter('link', link);
    await reader.awaits('button', 'Start');
    await arrived(reader, /^Q/);
    await reader.to('combobox', 'Name of player 1');
    await reader.press('ControlOrMeta+a');
    await reader.type('Nora');
    await reader.to('combobox', 'Who is player 2');
    await reader.press('ArrowDown');
    if (await reader.find('button', 'A bot')) {
      await reader.hush();
      await reader.enter('button', 'A bot');
      await reader.hears(/3 players/);
      await reader.hush();
      await reader.enter('button', /^Remove/);
      await reader.hears(/2 players/);
    }
    if (edition) {
      const other = edition === 'Two or four' ? /^For four/ : /./;
      await reader.choose(edition, other);
    }
    if (await reader.find('DisclosureTriangle', 'More rules')) {
      await reader.enter('DisclosureTriangle', 'More rules');
      await reader.round();
    }
    await reader.enter('link', 'Home');
    await reader.awaits('heading', 'Sit down and play.');
  }
});

test('settings @long', async ({ page }) => {
  const reader = await home(page);
  await reader.enter('link', 'Settings');
  await arrived(reader, 'Settings');
  await reader.choose('Light or dark', 'Dark');
  await reader.choose('Confirm every tick', 'Off');
  await reader.enter('button', 'Back');
  await arrived(reader, 'Sit down and play.');
});

test('what lies over a table @long', async ({ page }) => {
  const reader = await home(page);
  await reader.enter('button', 'Play now');
  await arrived(reader, /^Qwixx/);
  await within(reader, ['button', 'What happened'], 'What happened');
  await within(reader, ['button', /Show this sheet/], /^Sheet of/, async () => {
    await reader.toCell(/^blue 12/);
  });
  await within(reader, ['button', 'Table'], 'Table');
  for (const what of ['What happened', 'Settings']) {
    await reader.enter('button', 'Table');
    await reader.awaits('dialog', 'Table');
    await reader.enter('button', what);
    await reader.awaits('dialog', what);
    await reader.round();
    await reader.press('Escape');
    await expect.poll(async () => (await reader.focused()).name).toBe('Table');
  }
  await reader.toCell(TICKABLE);
  const cell = (await reader.focused()).name;
  await reader.press('/');
  await expect.poll(async () => (await reader.focused()).role).toBe('textbox');
  await reader.type('legal?');
  await reader.hush();
  await reader.press('Enter');
  await reader.hears(/legal\?.*\(/);
  await reader.press('Escape');
  await expect.poll(async () => (await reader.focused()).name).toBe(cell);
  await reader.enter('button', 'Table');
  await reader.enter('button', 'Type a move');
  await expect.poll(async () => (await reader.focused()).role).toBe('textbox');
  await reader.type('r7x');
  await reader.hush();
  await reader.press('Enter');
  await reader.hears(/\S/);
  await reader.press('Escape');
  await reader.enter('button', 'Table');
  await reader.enter('link', 'Rules');
  await arrived(reader, /^Qwixx|Rules/);
});

test('the end, my games, a replay and the luck of it @long', async ({ page }) => {
  const reader = await home(page);
  await shortMatch(reader);
  await reader.round();
  const picture = page.waitForEvent('download');
  await reader.enter('button', /picture$/);
  await picture;
  const record = page.waitForEvent('download');
  await reader.enter('button', 'Save the record');
  const saved = await (await record).path();
  await within(reader, ['button', 'Check rolls and draws'], 'Check rolls and draws', () =>
    reader.hears(/Every move follows the rules/),
  );
  await reader.enter('button', 'Rematch');
  await reader.until('a new match', (items) => some(items, 'gridcell', /can be taken/));
  await reader.enter('link', 'Home');
  await arrived(reader, 'Sit down and play.');
  await reader.hush();
  await reader.enter('button', 'Remove this table');
  await reader.hears(/table removed/);
  await expect.poll(async () => (await reader.focused()).name).toBe('Undo');
  await reader.press('Enter');
  await reader.awaits('button', 'Remove this table');

  await reader.enter('link', 'My games');
  await arrived(reader, 'My games');
  for (const after of ['Undo', 'Close']) {
    await reader.hush();
    await reader.enter('button', /^Delete Quixo/);
    await reader.hears(/Deleted: Quixo/);
    await expect.poll(async () => (await reader.focused()).name).toBe('Undo');
    if (after === 'Close') break;
    await reader.press('Enter');
    await reader.awaits('button', /^Delete Quixo/);
    await expect
      .poll(async () => (await reader.focused()).name)
      .toMatch(/^(Finished|Not finished)$/);
  }
  await reader.press('Enter');
  const all = page.waitForEvent('download');
  await reader.enter('button', 'Save all to a file');
  await all;

  await reader.enter('link', /You win|Won|Lost|Draw/);
  await arrived(reader, /^Replay/);
  await reader.hush();
  await reader.enter('button', 'Next step');
  await reader.hears(/\S/);
  await reader.to('slider', 'Step');
  await reader.hush();
  await reader.press('ArrowRight');
  await reader.hears(/\S/);
  await reader.enter('button', 'To the end');
  await expect.poll(async () => (await reader.focused()).name).toBe('To the end');
  await reader.enter('button', 'To the start');
  await expect.poll(async () => (await reader.focused()).name).toBe('To the start');
  await reader.to('combobox', 'Seen by');
  await reader.press('ArrowDown');
  await within(reader, ['button', 'What happened'], 'What happened');
  await within(reader, ['button', 'Check rolls and draws'], 'Check rolls and draws');
  await within(reader, ['button', 'Share'], 'Share this game', async () => {
    await reader.hush();
    await reader.enter('button', 'Copy');
    await reader.hears(/Copied/);
  });

  await reader.enter('link', 'Home');
  await reader.enter('link', /^Replay or check a record/);
  await arrived(reader, 'Check rolls and draws');
  await reader.to('button', /A record or saved game/);
  const chooser = page.waitForEvent('filechooser');
  await reader.press('Space');
  await reader.hush();
  await (await chooser).setFiles(saved);
  await reader.hears(/Every move follows the rules/);
  await reader.enter('button', 'Replay');
  await reader.awaits('heading', /^Replay/);
});

test('a hint, and what was luck, by keys and ears', async ({ page }) => {
  const reader = await Reader.at(page);
  await seed(page, 5);
  await sit(page, { seats: [ME, BOT] });
  await reader.awaits('button', 'Hint');
  await reader.until('a question', (all) => all.find((item) => is(item, 'button', PASS)));
  await reader.hush();
  await page.keyboard.press('h');
  await reader.hears(/Answer 1: .* \d+ %/);
  await reader.awaits('heading', 'Coach');
  await reader.until('a lit cell', (all) =>
    all.find((item) => is(item, 'gridcell', /coach: the best answer/)),
  );
  await reader.enter('button', 'Put the hint away');
  const record = await recordOf('quixo', 'two', ['easy', 'greedy']);
  await page.goto(replayOf(record));
  await reader.enter('button', 'Luck or skill?');
  await reader.awaits('image', /chances to win/);
  await reader.enter('button', /gave away/);
  await reader.until('what was better', (all) =>
    all.find((item) => is(item, 'gridcell', /coach: the best answer/)),
  );
  await reader.enter('button', 'Try again');
  await reader.awaits('button', 'Show me');
  await reader.enter('button', 'Show me');
  await reader.enter('button', 'Overview');
  await reader.awaits('heading', 'Decisions that mattered');
});
