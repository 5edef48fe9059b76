// Runs old-data.ts alone, against a server that is there already.

import { defineConfig } from '@playwright/test';
import { LAUNCH } from './browser.js';

export default defineConfig({
  testDir: '.',
  testMatch: 'old-data.ts',
  outputDir: '../test-results',
  timeout: 300_000,
  reporter: 'line',
  use: { launchOptions: LAUNCH, locale: 'en-GB', serviceWorkers: 'block', actionTimeout: 15_000 },
});
