// Debian's chromium, started as every test and picture needs it.

import { chromium } from '@playwright/test';

export const LAUNCH = {
  executablePath: process.env.QLUB_CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export const launch = () => chromium.launch(LAUNCH);
