// What a first visit loads, compressed: home, and a Qwixx table with its engine.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { launch } from './browser.js';
import { DIST, serve } from './serve.js';

const LIMITS = { home: 120_000, 'a Qwixx table': 450_000 };
const PACKED = ['.woff2'];

/** The bytes of a file as a server sends it; gzip is the worse of the two, so it is what counts. */
function weight(path) {
  const bytes = readFileSync(path);
  return PACKED.includes(extname(path)) ? bytes.length : gzipSync(bytes, { level: 9 }).length;
}

const { server, sent, address } = await serve();
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
let failed = false;

function report(what) {
  const files = [...new Set(sent)];
  const total = files.reduce((sum, path) => sum + weight(path), 0);
  const limit = LIMITS[what];
  const verdict = total <= limit ? 'good' : 'TOO HEAVY';
  console.log(`${what}: ${(total / 1000).toFixed(1)} kB of ${limit / 1000} kB, ${verdict}`);
  failed ||= total > limit;
}

await page.goto(address);
await page.waitForSelector('h1');
await page.waitForLoadState('networkidle');
report('home');
await page.click('a.main');
await page.click('.go .button');
await page.waitForSelector('[data-offer]', { timeout: 20_000 });
await page.waitForLoadState('networkidle');
report('a Qwixx table');

for (const name of readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.wasm'))) {
  const path = join(DIST, 'assets', name);
  const brotli = brotliCompressSync(readFileSync(path)).length;
  const [plain, gzip, best] = [statSync(path).size, weight(path), brotli].map((n) =>
    (n / 1000).toFixed(0),
  );
  console.log(`the engine ${name}: ${plain} kB, ${gzip} kB by gzip, ${best} kB by brotli`);
}
await browser.close();
server.close();
process.exitCode = failed ? 1 : 0;
