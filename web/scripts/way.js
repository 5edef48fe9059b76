// How far it is to a table: taps and seconds from home to the first decision, to an invitation, and from its
// link to a guest's first decision. Every row is a new visitor with an empty browser, at a real server on this
// computer, with the settings that everybody has at first. An older program (QLUB_PROGRAM) is measured by its
// own way. `slow`: a phone, four times slower than this computer, on a network of 10 Mbit/s and 40 ms.

import { launch } from './browser.js';
import { PLAYED } from './games.js';
import { house } from './house.js';

const SLOW = process.argv.includes('slow');
const RUNS = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 5);
const LIMITS = SLOW ? {} : { decision: 2, guest: 10 };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, serviceWorkers: 'block' };
const ASKED = '.board[data-asked]:not([data-asked=""]), .pad';
const LINK = 'Link to this table';

const server = await house();
const browser = await launch();

async function visitor() {
  const context = await browser.newContext({ ...PHONE, baseURL: server.address });
  const page = await context.newPage();
  if (SLOW) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await session.send('Network.enable');
    const speed = (10 * 1e6) / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 40,
      downloadThroughput: speed,
      uploadThroughput: speed,
    });
  }
  return { context, page };
}

/** Somebody on home who has read it. */
async function atHome() {
  const one = await visitor();
  await one.page.goto('/');
  await one.page.waitForLoadState('networkidle');
  return one;
}

/** Taps one thing after the other, as soon as it is there. */
async function tap(page, ...targets) {
  for (const target of targets) await page.locator(target).first().tap();
  return targets.length;
}

/** Seconds since `begun`. */
const since = (begun) => (performance.now() - begun) / 1000;

async function decision(game) {
  const { context, page } = await atHome();
  const now = `[data-play="${game}"]`;
  const isNew = (await page.locator(now).count()) > 0;
  const begun = performance.now();
  const taps = isNew
    ? await tap(page, now)
    : await tap(page, `a[href$="#/new/${game}"]`, '.go .button');
  await page.locator(ASKED).first().waitFor();
  const seconds = since(begun);
  await context.close();
  return { taps, seconds };
}

/** An invitation, and what its guest does. */
async function friends() {
  const host = await atHome();
  const isNew = (await host.page.locator('[data-friends]').count()) > 0;
  const begun = performance.now();
  let taps = isNew
    ? await tap(host.page, '[data-friends]')
    : await tap(host.page, 'a.main', 'label:has([name=where][value=online])', '.go .button');
  await host.page.locator('.gathering').waitFor();
  // Once a bot sat where the friend was to sit.
  if ((await host.page.locator('.gathering form').count()) === 0) {
    taps += await tap(host.page, '[data-seat="1"] .button.round');
  }
  await host.page.locator('.code b').waitFor();
  await host.page.locator('.qr svg').waitFor();
  const invited = { taps, seconds: since(begun) };

  const guest = await visitor();
  // The link names the computer's address on its network; here everybody is at home.
  const link = new URL(await host.page.getByLabel(LINK).inputValue()).pathname;
  const opened = performance.now();
  await guest.page.goto(link);
  const sat = await tap(guest.page, '.gathering form .button');
  await host.page.locator('.gathering .go .button:enabled').tap();
  await guest.page.locator(ASKED).first().waitFor();
  const came = { taps: sat, seconds: since(opened) };
  await host.context.close();
  await guest.context.close();
  return { invited, came };
}

function report(what, all, limit) {
  const seconds = all.map((one) => one.seconds).toSorted((one, other) => one - other);
  const [median, worst] = [seconds[Math.floor(seconds.length / 2)], seconds.at(-1)];
  const late = limit !== undefined && median > limit;
  if (late) process.exitCode = 1;
  const verdict = limit === undefined ? '' : `, limit ${limit} s, ${late ? 'TOO SLOW' : 'good'}`;
  const taps = `${all[0].taps} ${all[0].taps === 1 ? 'tap' : 'taps'}`;
  const times = `${median.toFixed(2)} s (longest ${worst.toFixed(2)} s)`;
  console.log(`${what}: ${taps}, ${times} of ${all.length}${verdict}`);
}

const times = async (run) => {
  const all = [];
  for (let i = 0; i < RUNS; i++) all.push(await run());
  return all;
};

try {
  for (const game of PLAYED) {
    const all = await times(() => decision(game));
    report(`home to the first decision, ${game}`, all, LIMITS.decision);
  }
  const ways = await times(friends);
  report(
    'home to code, square and link',
    ways.map(({ invited }) => invited),
  );
  report(
    'link to a guest’s first decision, the host starting at once',
    ways.map(({ came }) => came),
    LIMITS.guest,
  );
} finally {
  await browser.close();
  await server.stop();
}
