// What a first visit loads, compressed: home, and one tap later a table of each game with its engine. Files count, too:
// each is asked for by itself, and packed by itself.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { launch } from './browser.js';
import { NAMES } from './games.js';
import { DIST, serve } from './serve.js';

const HOME = { bytes: 120_000, files: 8 };
const TABLE = { bytes: 450_000, files: 24 };
const UNASKED = { bytes: 2_000_000, files: 240 };
const PACKED = ['.woff2', '.png'];

/** The bytes of a file as a server sends it; gzip is the worse of the two, so it is what counts. */
function weight(path) {
  const bytes = readFileSync(path);
  return PACKED.includes(extname(path)) ? bytes.length : gzipSync(bytes, { level: 9 }).length;
}

const { server, sent, address } = await serve();
const browser = await launch();

function report(what, limit) {
  const files = [...new Set(sent)];
  const total = files.reduce((sum, path) => sum + weight(path), 0);
  const good = total <= limit.bytes && files.length <= limit.files;
  const bytes = `${(total / 1000).toFixed(1)} kB of ${limit.bytes / 1000} kB`;
  const count = `${files.length} files of ${limit.files}`;
  console.log(`${what}: ${bytes}, ${count}, ${good ? 'good' : 'TOO MUCH'}`);
  if (!good) process.exitCode = 1;
}

for (const game of NAMES) {
  sent.length = 0;
  // What a browser keeps for times without a network comes later, and in nobody's way.
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForSelector('h1');
  await page.waitForLoadState('networkidle');
  if (game === NAMES[0]) report('home', HOME);
  await page.click(`[data-play="${game}"]`);
  await page.waitForSelector('.board', { timeout: 20_000 });
  await page.waitForLoadState('networkidle');
  report(`a table of ${game}`, TABLE);
  await context.close();
}

// What a browser keeps for times without a network, before anybody asks for more.
const worker = readFileSync(join(DIST, 'service-worker.js'), 'utf8');
sent.length = 0;
for (const file of JSON.parse(/FILES = (\[.*?\]);/s.exec(worker)[1])) {
  sent.push(join(DIST, file === './' ? 'index.html' : file));
}
report('all that is fetched unasked', UNASKED);

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
