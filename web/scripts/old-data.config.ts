// Runs old-data.ts alone, against a server that is there already.

import { defineConfig } from '@playwright/test';
import { LAUNCH } from './browser.js';

export default defineConfig({
  testDir: '.',
  testMatch: 'old-data.ts',
  outputDir: '../test-results',
  timeout: 600_000,
  // A busy machine is slower than a person would be.
  expect: { timeout: 60_000 },
  reporter: 'line',
  use: { launchOptions: LAUNCH, locale: 'en-GB', serviceWorkers: 'block', actionTimeout: 60_000 },
});
