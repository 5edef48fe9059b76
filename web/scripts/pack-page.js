// Packs what a page needs at an online table, in English and without engines, for later tests:
//   node scripts/pack-page.js DIST FILE
// The file is JSON by brotli, text by path (old-data/README.md).

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const [dist = 'dist', file = 'page.json.br'] = process.argv.slice(2);
const assets = readdirSync(join(dist, 'assets'));
const packed = {};

const put = (path) => (packed[path] = readFileSync(join(dist, path), 'utf8'));
put('service-worker.js');

/** Puts a file in, and all that it begins with. */
function follow(name) {
  const path = `assets/${name}`;
  if (path in packed || !assets.includes(name)) return;
  const found = put(path).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
  for (const [, other] of found) follow(other);
  // A style bears the name of its script.
  const [own] = name.split('-');
  for (const other of assets)
    if (other.endsWith('.css') && other.split('-')[0] === own) follow(other);
}

for (const [, name] of put('index.html').matchAll(/assets\/([\w.-]+\.(?:js|css))/g)) follow(name);
for (const name of assets) if (/^(Play|en|en\.play)-.*\.js$/.test(name)) follow(name);

const small = brotliCompressSync(JSON.stringify(packed));
writeFileSync(file, small);
console.log(`${Object.keys(packed).length} files, ${small.length} bytes`);
