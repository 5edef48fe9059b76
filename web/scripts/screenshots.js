// A picture of every screen, at two sizes and in two themes.

import { mkdirSync } from 'node:fs';
import { boards } from './boards.js';
import { launch } from './browser.js';
import { editions } from './games.js';
import { online } from './online-screens.js';
import { serve } from './serve.js';

const FOLDER = new URL('../screenshots/', import.meta.url).pathname;
const SIZES = { phone: { width: 360, height: 740 }, wide: { width: 1280, height: 800 } };
const NORA = { kind: 'here', name: 'Nora' };
const BOTS = ['Ada', 'Blaise', 'Emmy'].map((name) => ({ kind: 'bot', name, level: 'greedy' }));
const HUGO = { kind: 'here', name: 'Hugo' };

/** The same dice for every picture. */
const DICE = ['w3 w5 r2 y6 g4 b1', 'w6 w1 r5 y2 g3 b6', 'w4 w4 r6 y1 g5 b2', 'w2 w5 r4 y3 g6 b3'];

mkdirSync(FOLDER, { recursive: true });
const { server, address } = await serve();
const browser = await launch();

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const theme of ['light', 'dark']) {
    const context = await browser.newContext({
      viewport,
      deviceScaleFactor: 2,
      colorScheme: theme,
    });
    await context.addInitScript(() => {
      const settings = { pace: 'quick', motion: 'less', language: 'en' };
      localStorage.setItem('qlub.settings', JSON.stringify(settings));
    });
    const page = await context.newPage();
    const shootAny = async (shown, name, fullPage = false) => {
      await shown.waitForTimeout(400);
      await shown.screenshot({ path: `${FOLDER}${name}-${size}-${theme}.png`, fullPage });
    };
    const shoot = (name) => shootAny(page, name);
    await online(browser, { viewport, deviceScaleFactor: 2, colorScheme: theme }, shootAny);
    if (process.argv.includes('online')) {
      await context.close();
      continue;
    }

    await boards(page, address, shoot, process.argv.slice(2));
    if (process.argv.length > 2) {
      await context.close();
      continue;
    }

    await page.goto(address);
    await page.waitForSelector('h1');
    await shoot('home');
    await page.goto(`${address}/#/settings`);
    await shoot('settings');
    await page.goto(`${address}/#/rules/qwixx/closing-needs`);
    await page.waitForSelector('.wanted');
    await shoot('rules');
    await page.goto(`${address}/#/new/qwixx`);
    await page.waitForSelector('.edition svg');
    await shoot('before');

    for (const edition of editions('qwixx')) {
      await sit(page, { edition, seats: [NORA, ...BOTS.slice(0, 2)], chance: 'typed' });
      await playOn(page, 3);
      await shoot(`table-${edition}`);
      await page.locator('[data-offer]').first().click();
      await shoot(`staged-${edition}`);
    }

    await sit(page, { seats: [NORA, HUGO], chance: 'typed' });
    await shoot('first');
    await page.getByRole('button', { name: 'Nora', exact: true }).click();
    await page.locator('.pad fieldset button').nth(3).click();
    await shoot('real-dice');
    await type(page, DICE[0]);
    await page.locator('[data-cell="r5"]').click();
    await page.waitForSelector('.refusal');
    await shoot('refused');
    await page.locator('[data-offer="-"]').click();
    await page.waitForSelector('.curtain');
    await shoot('curtain');

    await sit(page, { edition: 'bonus-b', seats: [NORA, BOTS[0]], chance: 'dealt' });
    await playOn(page, 200);
    await shoot('after');
    await context.close();
  }
}
await browser.close();
server.close();

async function sit(page, wish) {
  const choice = { edition: 'classic', options: {}, chance: 'dealt', answers: 'sealed', ...wish };
  await page.goto(`${address}/#/`);
  await page.evaluate((chosen) => {
    localStorage.setItem('qlub.before.qwixx', JSON.stringify(chosen));
  }, choice);
  await page.goto(`${address}/#/new/qwixx`);
  await page.waitForSelector('.edition svg');
  await page.locator('.go button').click();
  await page.waitForSelector('.board');
}

/** Types what the dice show, on the line for typed moves. */
async function type(page, chance) {
  if (!(await page.locator('#command').isVisible())) {
    await page.getByRole('button', { name: 'Type a move' }).click();
  }
  await page.locator('#command').fill(chance);
  await page.locator('#command').press('Enter');
  await page.locator('[role=log] p').first().waitFor();
  await page.getByRole('button', { name: 'Type a move' }).click();
}

/** Plays turns, and stops where somebody is asked. */
async function playOn(page, turns) {
  let typed = 0;
  const next = page.locator('[data-asked], .pad, .after, .dock ul button').first();
  for (let step = 0; step < turns * 6; step++) {
    await next.waitFor();
    if (await page.locator('.after').isVisible()) return;
    if (await page.locator('.pad').isVisible()) {
      await type(page, DICE[typed++ % DICE.length]);
    } else if (await page.locator('[data-asked]').isVisible()) {
      if (typed > turns) return;
      const question = await page.locator('.board').getAttribute('data-asked');
      await page.locator('[data-offer]').first().click();
      const confirm = page.locator('[data-confirm]');
      if (await confirm.isVisible()) await confirm.click();
      await page.locator(`[data-asked="${question}"]`).waitFor({ state: 'detached' });
    } else {
      const begins = page.locator('.dock ul button', { hasText: /^\s*Nora\s*$/ });
      if (await begins.isVisible()) await begins.click();
    }
    await page.waitForTimeout(120);
  }
}
