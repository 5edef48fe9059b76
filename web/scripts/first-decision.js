// From nothing but an address to the first decision: opens the page in an empty browser, taps what plays at
// once, and waits until something is asked.

import { launch } from './browser.js';

const [address] = process.argv.slice(2);
const begun = performance.now();
const browser = await launch();
const page = await browser.newPage({ baseURL: address });
await page.goto('/');
const opened = performance.now();
await page.locator('[data-play]').first().click();
await page.locator('.board[data-asked]:not([data-asked=""])').first().waitFor();
const seconds = (from) => ((performance.now() - from) / 1000).toFixed(1);
console.log(
  `a decision ${seconds(begun)} s after the browser was started, ${seconds(opened)} s after the page`,
);
await browser.close();
