// Debian's chromium, started as every test and picture needs it: without windows of its own if there is one.

import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

export const LAUNCH = {
  executablePath: process.env.QLUB_CHROMIUM ?? INSTALLED.find((path) => existsSync(path)),
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
