import { defineConfig } from '@playwright/test';
import { LAUNCH } from './scripts/browser.js';

const PORT = Number(process.env.QLUB_PORT ?? 4781);
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const wide = { viewport: { width: 1280, height: 800 } };
const ONLINE = '**/online*.spec.ts';
/** Tests that have a project or a page of their own. */
const ELSEWHERE = [ONLINE, '**/examples/**'];
/** It looks at all sizes by itself. */
const EVERY_SIZE = '**/every-screen.spec.ts';
// What takes long, and what says nothing new in a second size; the soak runs it all the same.
const LONG = '@long';
const SAME =
  'round one phone|wider than|by tapping(, side|: (?!jokers)|$)|in French|typed|counted|swapped|' +
  'dark|step by step|after the network is gone';
const SAME_ONLINE =
  'to the end on its board|agreed on|plain http|seat moves|older page|sits down late|good no more|dark';
const unless = (...some: string[]) =>
  process.env.QLUB_LONG ? {} : { grepInvert: new RegExp(some.join('|')) };

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  workers: 2,
  // Times that a busy machine keeps too: whoever waits is not slower for them, and no test is tried twice.
  timeout: 300_000,
  retries: 0,
  expect: { timeout: 45_000 },
  forbidOnly: true,
  reporter: 'line',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: LAUNCH,
    locale: 'en-GB',
    // What is kept for times without a network has tests of its own.
    serviceWorkers: 'block',
    actionTimeout: 45_000,
  },
  projects: [
    { name: 'phone', use: phone, testIgnore: ELSEWHERE, ...unless(LONG) },
    { name: 'wide', use: wide, testIgnore: [...ELSEWHERE, EVERY_SIZE], ...unless(LONG, SAME) },
    { name: 'online-phone', use: phone, testMatch: ONLINE, ...unless(LONG) },
    { name: 'online-wide', use: wide, testMatch: ONLINE, ...unless(LONG, SAME_ONLINE) },
  ],
  webServer: {
    command: `npx vite preview --host 127.0.0.1 --port ${PORT} --strictPort`,
    port: PORT,
    reuseExistingServer: false,
  },
});
