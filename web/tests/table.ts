// What the tests share: setting a table, playing on, looking for faults.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test as base, type Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Seat {
  kind: 'here' | 'bot';
  name: string;
  level?: string;
}

export interface Wish {
  game?: string;
  options?: Record<string, string>;
  edition?: string;
  seats?: Seat[];
  chance?: 'dealt' | 'typed';
  answers?: 'sealed' | 'open';
  settings?: Record<string, unknown>;
}

export const ME: Seat = { kind: 'here', name: 'Nora' };
export const BOT: Seat = { kind: 'bot', name: 'Ada', level: 'greedy' };

/** A test that also fails on errors in the page and on requests that leave its origin. */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ page, baseURL }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url)) faults.push(url);
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens the page with these settings; bots and dice do not keep the test waiting. */
export async function visit(page: Page, address: string, settings = {}): Promise<void> {
  await page.addInitScript(
    (chosen) => {
      if (!localStorage.getItem('qlub.settings')) {
        localStorage.setItem('qlub.settings', JSON.stringify(chosen));
      }
    },
    { pace: 'quick', motion: 'less', language: 'en', ...settings },
  );
  await page.goto(address);
}

/** Sits down at a table as the form before the start would remember it. */
export async function sit(page: Page, wish: Wish = {}): Promise<void> {
  const choice = {
    edition: wish.edition ?? 'classic',
    options: wish.options ?? {},
    seats: wish.seats ?? [ME, BOT],
    chance: wish.chance ?? 'dealt',
    answers: wish.answers ?? 'sealed',
  };
  const game = wish.game ?? 'qwixx';
  await page.addInitScript(
    ([name, chosen]) => localStorage.setItem(`qlub.before.${name}`, JSON.stringify(chosen)),
    [game, choice] as const,
  );
  await visit(page, `/#/new/${game}`, wish.settings);
  await page.locator('.go button').click();
  await expect(page.locator('.board, .curtain')).toBeVisible();
}

/** Gives one answer with the buttons: the first tick on offer, or nothing. */
export async function answer(page: Page): Promise<void> {
  const asked = page.locator('[data-asked]');
  await expect(asked).toBeVisible();
  const question = await asked.getAttribute('data-asked');
  const confirm = page.locator('[data-confirm]');
  await page.locator('[data-offer]').first().click();
  const answered = page.locator(`[data-asked="${question}"]`);
  await expect(async () => {
    if (await confirm.isVisible()) await confirm.click({ timeout: 1000 });
    await expect(answered).toHaveCount(0, { timeout: 100 });
  }).toPass({ intervals: [20] });
}

/** Plays on until the game is over, doing `step` whenever somebody here is asked. */
export async function playOut(page: Page, step: () => Promise<void>, most = 400): Promise<void> {
  const over = page.locator('.after');
  const asked = page.locator('[data-asked], .curtain, .pad button').first();
  for (let turn = 0; turn < most; turn++) {
    await expect(over.or(asked).first()).toBeVisible();
    if (await over.isVisible()) return;
    await step();
  }
  throw new Error('the game does not end');
}

/** Waits for everything that moves or changes its colour, and comes to an end. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = (one: Animation) => Number.isFinite(one.effect?.getComputedTiming().endTime);
    const all = document.getAnimations().filter(ends);
    await Promise.all(all.map((one) => one.finished.catch(() => undefined)));
  });
}

/** No violations of WCAG 2.2 AA, by axe, in the light; and none of colours in the dark. */
export async function accessible(page: Page, what: string): Promise<void> {
  await settled(page);
  await page.evaluate(AXE);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  expect(await violations(page, tags), what).toEqual([]);
  // Whoever has chosen no theme has that of the device.
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  expect(await violations(page, ['color-contrast', 'link-in-text-block']), `${what}, in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** What axe finds wrong, by these rules, or those with these tags. */
async function violations(page: Page, rules: string[]): Promise<string[]> {
  return page.evaluate(async (runOnly) => {
    // @ts-expect-error axe has been put there.
    const { violations } = await window.axe.run(document, { runOnly });
    return violations.map(
      (one: { id: string; nodes: { html: string; failureSummary: string }[] }) =>
        `${one.id}: ${one.nodes
          .map((node) => `${node.html} ${node.failureSummary}`)
          .slice(0, 3)
          .join(' | ')}`,
    );
  }, rules);
}
