// How long a tap takes: to the staged tick, and from confirming to the table that shows it, at a
// real server on this computer. Measured in the page, from event to the frame after the change.

import { launch } from './browser.js';
import { house } from './house.js';

const LIMITS = { staged: 50, shown: 100 };
/** How many ticks are measured: several matches of one player. */
const TICKS = 60;

const server = await house();
const browser = await launch();
const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
await context.addInitScript(() => {
  const settings = { pace: 'quick', motion: 'less', language: 'en', confirm: true };
  localStorage.setItem('qlub.settings', JSON.stringify(settings));
  const choice = {
    edition: 'classic',
    options: {},
    seats: [{ kind: 'here', name: 'Nora' }],
    chance: 'dealt',
    answers: 'sealed',
    where: 'online',
  };
  localStorage.setItem('qlub.before.qwixx', JSON.stringify(choice));
});
const page = await context.newPage();
await page.goto(`${server.address}/#/new/qwixx`);
await page.waitForSelector('[name=where]');
await page.locator('.go button').click();
await page.locator('.gathering .go .button').click();

const times = { staged: [], shown: [] };
while (times.staged.length < TICKS) {
  await page.locator('[data-asked], .after').first().waitFor();
  if (await page.locator('.after').isVisible()) {
    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.locator('.gathering .go .button').click();
    await page.locator('.after').waitFor({ state: 'detached' });
    continue;
  }
  const measured = await page.evaluate(async () => {
    /** Clicks, and waits until what is shown satisfies; the time of the frame after it. */
    const click = (target, done) =>
      new Promise((resolve) => {
        const begun = performance.now();
        const watch = new MutationObserver(() => {
          if (!done()) return;
          watch.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun), 0));
        });
        watch.observe(document.body, { subtree: true, childList: true, attributes: true });
        target.click();
      });
    const one = document.querySelector('[data-offer]:not([data-offer="-"])');
    const any = one ?? document.querySelector('[data-offer]');
    const before = document.querySelector('.board')?.textContent;
    const changed = () =>
      !document.querySelector('[data-confirm]') &&
      document.querySelector('.board')?.textContent !== before;
    if (!one)
      return {
        shown: await click(any, () => changed() || document.querySelector('[data-confirm]')),
      };
    const staged = await click(one, () => document.querySelector('[data-confirm]'));
    const ticked = () => document.querySelectorAll('[data-cell][aria-label$=", ticked"]').length;
    const ticks = ticked();
    const shown = await click(document.querySelector('[data-confirm]'), () => ticked() > ticks);
    return { staged, shown };
  });
  if (measured.staged !== undefined) {
    times.staged.push(measured.staged);
    times.shown.push(measured.shown);
  } else if (await page.locator('[data-confirm]').isVisible()) {
    await page.locator('[data-confirm]').click();
  }
  await page.waitForTimeout(60);
}
await browser.close();
await server.stop();

const p95 = (all) => all.toSorted((one, other) => one - other)[Math.floor(all.length * 0.95)] ?? 0;
for (const [what, limit] of Object.entries(LIMITS)) {
  const worst = p95(times[what]);
  const verdict = worst <= limit ? 'good' : 'TOO SLOW';
  console.log(
    `${what}: ${worst.toFixed(1)} ms at p95 of ${times[what].length}, limit ${limit} ms, ${verdict}`,
  );
  if (worst > limit) process.exitCode = 1;
}
