// Lessons: each is played once, by tapping what is lit; in every language by turns.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { languages } from '../scripts/catalogues';
import { seed } from './boards';
import { accessible, answer, expect, test, visit } from './table';

const LESSONS = join(import.meta.dirname, '../../lessons');
const all = readdirSync(LESSONS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.lesson'))
  .map((name) => name.replace('.lesson', ''))
  .sort();
/** A folder for pictures of every step, for whoever wants to look at the story. */
const PICTURES = process.env.QLUB_PICTURES;

/**
 * Taps what is lit until the lesson is over; says how many taps that takes. One that comes before the board has caught up
 * is made again and counts once: no finger is that quick.
 */
async function follow(page: Page, name: string): Promise<number> {
  const picture = async (number: number) => {
    const path = `${PICTURES}/${name.replace('/', '-')}-${number}.png`;
    if (PICTURES) await page.screenshot({ path });
  };
  /** What is lit, or that the lesson is over: read at once, since both may change at any time. */
  const now = () =>
    page.evaluate(() => {
      const lit = document.querySelector<HTMLElement>('[data-lit]')?.dataset.lit;
      return lit ?? (document.querySelector('[data-match]') ? 'over' : null);
    });
  const tapped = new Set<string>();
  for (;;) {
    let light: string | null = null;
    await expect.poll(async () => (light = await now())).not.toBeNull();
    await picture(tapped.size);
    if (light === 'over') return tapped.size;
    tapped.add(String(light));
    const lit = page.locator(`[data-lit="${light}"]`);
    await lit.click();
    // The light has moved on, or waits for the next step.
    await expect(lit).toHaveCount(0);
  }
}

for (const [index, name] of all.entries()) {
  const codes = languages();
  const language = codes[index % codes.length] ?? '';
  test(`the lesson ${name} in ${language}`, async ({ page }) => {
    await visit(page, `/#/learn/${name}`, { language });
    const start = Date.now();
    const taps = await follow(page, name);
    expect(taps).toBeLessThanOrEqual(8);
    expect(await page.locator('body').innerText()).not.toMatch(/\blesson-[a-z]/);
    if (process.env.QLUB_LESSON_TIMES) console.log(`${name} ${taps} taps ${Date.now() - start} ms`);
  });
}

test('a wrong tap is answered with its rule, or with the lesson', async ({ page }) => {
  await visit(page, '/#/learn/qwixx/classic', { theme: 'dark' });
  const refusal = page.locator('.refusal');
  // A green 3 is allowed, and not what the lesson shows.
  await page.locator('[data-cell="g3"]').click();
  await expect(refusal).toHaveText('The rules allow that, too. For now follow the lesson.');
  await page.locator('[data-lit="0.0"]').click();
  await page.locator('[data-lit="0.1"]').click();
  await expect(page.locator('[data-lit="1.0"]')).toBeVisible();
  await page.locator('[data-cell="r2"]').click();
  await expect(refusal.locator('a')).toHaveAttribute('href', /rules\/qwixx\/not-the-dice/);
  await accessible(page, 'a lesson');
});

test('a lesson is offered, left, taken up again and remembered; a match explains itself once', async ({
  page,
}) => {
  await seed(page, 3);
  await visit(page, '/');
  const offer = page.locator('[data-learn="qwixx"]');
  const words = (key: string) => page.locator(`[data-words="${key}"]`);
  await offer.click();
  await page.locator('[data-lit="0.0"]').click();
  await page.locator('[data-lit="0.1"]').click();
  await expect(words('qwixx-colour')).toBeVisible();
  await page.goto('/#/');
  await expect(offer).toHaveText('Go on with the lesson');
  await offer.click();
  await expect(words('qwixx-colour')).toBeVisible();
  await follow(page, 'again');
  await accessible(page, 'the end of a lesson');
  await page.locator('[data-match]').click();

  // Each phase is explained once.
  const explained = page.locator('[data-words]');
  const told: string[] = [];
  for (let turn = 0; turn < 8; turn++) {
    await expect(page.locator('[data-asked]')).toBeVisible();
    // Whatever is to be explained has been looked up by the time the board has looked.
    await page.waitForTimeout(60);
    const now = (await explained.count()) > 0 ? await explained.getAttribute('data-words') : null;
    if (now) told.push(now);
    await answer(page);
  }
  const phases = ['colour', 'mine', 'theirs'].map((phase) => `qwixx-phase-${phase}`);
  expect(told.sort()).toEqual(phases);

  await page.goto('/#/');
  await expect(page.locator('[data-learn="quixo"]')).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.goto('/#/rules/qwixx');
  await expect(page.locator('[data-learn="classic"] svg')).toBeVisible();
  await expect(page.locator('[data-learn="longo"] svg')).toHaveCount(0);
});

test('a lesson is played by keys', async ({ page }) => {
  await visit(page, '/#/learn/quixo/two');
  const next = page.locator('.next');
  for (const step of [0, 1]) {
    await expect(page.locator(`[data-lit="${step}.0"]`)).toBeVisible();
    await next.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.locator(`[data-lit="${step}.1"]`)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator(`[data-lit="${step}.2"]`)).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('[data-match]')).toBeVisible();
});
