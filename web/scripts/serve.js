// A plain server for the built page, for scripts that look at it.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

export const DIST = new URL('../dist/', import.meta.url).pathname;

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** Serves the page on some port, in a folder of the host, and lists the files it sent. */
export function serve(folder = '/') {
  const sent = [];
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://page').pathname;
    const name = asked.startsWith(folder) ? asked.slice(folder.length) : 'not-here';
    const path = join(DIST, name === '' ? 'index.html' : name);
    try {
      const bytes = readFileSync(path);
      sent.push(path);
      response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/plain' }).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({
        server,
        sent,
        address: `http://127.0.0.1:${server.address().port}${folder.slice(0, -1)}`,
      });
    });
  });
}
