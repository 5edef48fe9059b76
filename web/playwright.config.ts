import { defineConfig } from '@playwright/test';
import { LAUNCH } from './scripts/browser.js';

const PORT = Number(process.env.QLUB_PORT ?? 4781);
const phone = { viewport: { width: 360, height: 640 }, hasTouch: true };
const wide = { viewport: { width: 1280, height: 800 } };
const ONLINE = '**/online*.spec.ts';
/** Tests that have a project or a page of their own. */
const ELSEWHERE = [ONLINE, '**/examples/**', '**/every-screen.spec.ts'];
// Everything runs on a phone, except what takes long; in a wide window what looks different there, or is
// played to its end. The soak runs everything in both.
const LONG = process.env.QLUB_LONG;
const usual = LONG ? {} : { grepInvert: /@long/ };
const wideToo = LONG ? {} : { grep: /@wide/, grepInvert: /@long/ };

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  workers: 2,
  // Times that a busy machine keeps too: whoever waits is not slower for them, and no test is tried twice.
  timeout: 300_000,
  retries: 0,
  expect: { timeout: 45_000 },
  forbidOnly: true,
  // Failures are told once more at the end, where a log that was cut still has them.
  reporter: 'dot',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: LAUNCH,
    locale: 'en-GB',
    // What is kept for times without a network has tests of its own.
    serviceWorkers: 'block',
    actionTimeout: 45_000,
  },
  projects: [
    { name: 'phone', use: phone, testIgnore: ELSEWHERE, ...usual },
    { name: 'wide', use: wide, testIgnore: ELSEWHERE, ...wideToo },
    // It looks at all sizes by itself.
    { name: 'screens', use: phone, testMatch: '**/every-screen.spec.ts', ...usual },
    { name: 'online-phone', use: phone, testMatch: ONLINE, ...usual },
    { name: 'online-wide', use: wide, testMatch: ONLINE, ...wideToo },
  ],
  webServer: {
    command: `npx vite preview --host 127.0.0.1 --port ${PORT} --strictPort`,
    port: PORT,
    reuseExistingServer: false,
  },
});
