// Runs the tests of the games of examples/ against a page that was built with them.

import { defineConfig } from '@playwright/test';
import { LAUNCH } from './browser.js';

const PORT = Number(process.env.QLUB_EXAMPLES_PORT ?? 4783);

export default defineConfig({
  testDir: '../tests/examples',
  outputDir: '../test-results/examples',
  workers: 2,
  timeout: 300_000,
  retries: 0,
  expect: { timeout: 45_000 },
  forbidOnly: true,
  reporter: 'line',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: LAUNCH,
    locale: 'en-GB',
    serviceWorkers: 'block',
    actionTimeout: 45_000,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  },
  webServer: {
    command: `npx vite preview --host 127.0.0.1 --port ${PORT} --strictPort --outDir dist-examples`,
    cwd: '..',
    port: PORT,
    reuseExistingServer: false,
  },
});
