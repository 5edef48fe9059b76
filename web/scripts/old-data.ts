// Plays at tables of every game in a browser and writes what the browser keeps of them: data that
// later pages must be able to read (old-data/README.md). old-data/make.sh runs it.

import { writeFileSync } from 'node:fs';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { cards, cubes, next, playOut, tiles } from '../tests/boards';
import { answer as ticks } from '../tests/table';

interface Plan {
  game: string;
  edition: string;
  options?: Record<string, string>;
  seats: { kind: 'here' | 'bot' | 'open'; name: string; level?: string }[];
  chance?: 'dealt' | 'typed';
  where?: 'here' | 'online';
  /** How many answers people give; the match is played out if nothing is said. */
  answers?: number;
}

const NORA = { kind: 'here', name: 'Nora' } as const;
const HUGO = { kind: 'here', name: 'Hugo' } as const;
const ODO = { kind: 'here', name: 'Odo' } as const;
const BOT = { kind: 'bot', name: '', level: 'greedy' } as const;
const EASY = { kind: 'bot', name: '', level: 'easy' } as const;
const OPEN = { kind: 'open', name: '' } as const;

const ANSWER: Record<string, (page: Page) => Promise<void>> = {
  qwixx: ticks,
  'qwixx-cards': cards,
  quixo: (page) => cubes(page),
  qwirkle: tiles,
};

// Each browser has six tables: three that are over, three that go on.
const BROWSERS: Plan[][] = [
  [
    { game: 'qwixx', edition: 'classic', seats: [NORA, BOT] },
    { game: 'quixo', edition: 'two', options: { side: '3' }, seats: [BOT, EASY] },
    { game: 'qwirkle', edition: 'standard', seats: [BOT, BOT] },
    { game: 'qwixx', edition: 'bonus-a', seats: [NORA, BOT], chance: 'typed', answers: 0 },
    { game: 'qwixx-cards', edition: 'classic', seats: [NORA, BOT], answers: 3 },
    { game: 'quixo', edition: 'two', seats: [NORA, EASY], answers: 3 },
  ],
  [
    { game: 'qwixx-cards', edition: 'jokers', seats: [BOT, BOT] },
    { game: 'quixo', edition: 'four', seats: [NORA, HUGO, ODO, BOT], answers: 4 },
    { game: 'qwirkle', edition: 'standard', seats: [NORA, HUGO], answers: 3 },
    {
      game: 'quixo',
      edition: 'two',
      options: { side: '3' },
      seats: [BOT, BOT],
      where: 'online',
    },
    { game: 'qwixx', edition: 'longo', seats: [NORA, OPEN], where: 'online', answers: 0 },
    { game: 'qwixx', edition: 'gemixxt-a', seats: [NORA, HUGO], where: 'online', answers: 3 },
  ],
];

test('what browsers keep', async ({ browser }) => {
  const { QLUB_ADDRESS: baseURL, QLUB_FILE: file } = process.env;
  if (!baseURL || !file) throw new Error('expected QLUB_ADDRESS and QLUB_FILE');
  const kept = [];
  for (const plans of BROWSERS) {
    const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
    for (const plan of plans) await sitAndPlay(context, plan);
    const { cookies, origins } = await context.storageState();
    const storage = origins.flatMap(({ localStorage }) => localStorage);
    kept.push({
      cookies: cookies.map(({ name, value, path }) => ({ name, value, path })),
      storage: Object.fromEntries(storage.map(({ name, value }) => [name, value])),
      database: await database(context),
    });
    await context.close();
  }
  writeFileSync(file, `${JSON.stringify(kept, null, 1)}\n`);
});

/** The database of the page: its version, and the rows of every store. */
async function database(context: BrowserContext): Promise<object> {
  const page = await context.newPage();
  // A file of the page beside the page itself: nothing is changed by looking.
  await page.goto('/icon.svg');
  const found = await page.evaluate(async () => {
    const done = <Result>(asked: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const opened = await done(indexedDB.open('qlub'));
    const stores: Record<string, unknown[]> = {};
    for (const name of opened.objectStoreNames) {
      stores[name] = await done(opened.transaction(name).objectStore(name).getAll());
    }
    return { version: opened.version, stores };
  });
  await page.close();
  return found;
}

async function sitAndPlay(context: BrowserContext, plan: Plan): Promise<void> {
  const { game, edition, options = {}, seats, chance = 'dealt', where = 'here' } = plan;
  const choice = { edition, options, seats, chance, answers: 'sealed', where };
  const page = await context.newPage();
  await page.addInitScript(
    ([name, chosen]) => {
      const settings = { pace: 'quick', motion: 'less', language: 'en', confirm: true };
      localStorage.setItem('qlub.settings', JSON.stringify(settings));
      localStorage.setItem(`qlub.before.${name}`, JSON.stringify(chosen));
    },
    [game, choice] as const,
  );
  await page.goto(`/#/new/${game}`);
  if (where === 'online') await expect(page.locator('[name=where]').last()).toBeChecked();
  await page.locator('.go button').click();
  if (where === 'online') {
    await expect(page.locator('.gathering')).toBeVisible();
    // Somebody is still to come.
    if (seats.some(({ kind }) => kind === 'open')) return page.close();
    await page.locator('.gathering .go .button').click();
  }
  await play(page, plan);
  // What was kept last is on the disk.
  await page.waitForTimeout(300);
  await page.close();
}

async function play(page: Page, { game, chance, answers }: Plan): Promise<void> {
  const answer = ANSWER[game] ?? ticks;
  if (chance === 'typed') await roll(page);
  if (answers === undefined) return playOut(page, answer);
  let key: string | null = '';
  for (let given = 0; given <= answers && key !== null; given++) {
    key = await next(page, key);
    if (given < answers) await answer(page);
  }
}

/** Nora begins, and six real dice are typed in. */
async function roll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Nora', exact: true }).click();
  for (const [die, face] of [2, 3, 0, 5, 1, 4].entries()) {
    await page.locator('.pad fieldset').nth(die).getByRole('button').nth(face).click();
  }
  await page.locator('.pad .button').click();
}
