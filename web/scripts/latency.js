// How long a finger waits: from tap to the staged tick, and from confirm to the next picture.

import { launch } from './browser.js';
import { serve } from './serve.js';

const LIMITS = { staged: 50, confirmed: 100 };
const ROUNDS = 60;

const { server, address } = await serve();
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
await page.addInitScript(() => {
  localStorage.setItem('qlub.settings', JSON.stringify({ pace: 'quick', motion: 'less' }));
});

/** Taps inside the page and waits until `seen` is painted; the driver's own time does not count. */
const tap = (what, seen, gone) =>
  page.evaluate(
    ([what, seen, gone]) =>
      new Promise((resolve) => {
        const begun = performance.now();
        document.querySelector(what)?.click();
        const look = () => {
          const there = seen ? document.querySelector(seen) : !document.querySelector(gone);
          if (there) resolve(performance.now() - begun);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    [what, seen, gone],
  );

const times = { staged: [], confirmed: [] };
while (times.staged.length < ROUNDS) {
  await page.goto(`${address}/#/`);
  await page.goto(`${address}/#/new/qwixx`);
  await page.locator('.go button').click();
  for (;;) {
    const next = page.locator('[data-offer], .after').first();
    await next.waitFor();
    if (await page.locator('.after').isVisible()) break;
    const offer = page.locator('.cell.legal').first();
    if ((await offer.count()) === 0) {
      await page.locator('[data-offer="-"]').click();
      const confirm = page.locator('[data-confirm]');
      if (await confirm.isVisible()) await confirm.click();
      await page.waitForTimeout(60);
      continue;
    }
    times.staged.push(await tap('.cell.legal', 'section.staged', null));
    times.confirmed.push(await tap('[data-confirm]', null, 'section.staged'));
    await page.waitForTimeout(60);
  }
}
await browser.close();
server.close();

let slow = false;
for (const [what, all] of Object.entries(times)) {
  const sorted = all.sort((one, other) => one - other);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  console.log(
    `${what}: ${sorted.length} times, median ${(sorted[sorted.length >> 1] ?? 0).toFixed(1)} ms, ` +
      `p95 ${p95.toFixed(1)} ms (limit ${LIMITS[what]} ms)`,
  );
  slow ||= p95 > LIMITS[what];
}
process.exitCode = slow ? 1 : 0;
