// A server that is renewed while pages are open: an older page and its protocol before, the program
// of today afterwards.

import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { WebSocket, WebSocketServer } from 'ws';

const TYPES = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
};

/**
 * Stands before a server with an older page, packed by `scripts/pack-page.js`.
 * @param {string} packed
 * @param {number} port
 */
export async function front(packed, port) {
  const files = JSON.parse(String(brotliDecompressSync(readFileSync(packed))));
  let renewed = false;
  const open = new Set();

  const pass = (from, to) => {
    const { url, method, headers } = from;
    const asked = request({ port, path: url, method, headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(to);
    });
    asked.on('error', () => to.destroy());
    from.pipe(asked);
  };

  const server = createServer((from, to) => {
    const path = (from.url ?? '/').slice(1);
    if (renewed || path.startsWith('api/')) return pass(from, to);
    const name = path.split('/').at(-1)?.includes('.') ? path : 'index.html';
    const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    // What is not packed is not needed, but its keeper wants all files.
    const text = files[name] ?? '';
    to.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(
      name === 'index.html' ? text.replaceAll('="./', '="/') : text,
    );
  });

  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (from, raw, head) => {
    const { host = '', origin = '', cookie = '' } = from.headers;
    const there = new WebSocket(`ws://127.0.0.1:${port}${from.url}`, {
      headers: { host, origin, cookie },
    });
    there.on('error', () => raw.destroy());
    there.on('open', () => {
      sockets.handleUpgrade(from, raw, head, (here) => {
        open.add(here);
        // A qwixx table looks the same in both protocols, once they have agreed on one.
        const older = !renewed;
        here.on('message', (data) => {
          there.send(
            older ? String(data).replace('"protocol":[1]', '"protocol":[2]') : String(data),
          );
        });
        there.on('message', (data) => here.send(String(data)));
        there.on('close', (code) => here.close(code === 1006 ? 1012 : code));
        here.on('close', () => {
          open.delete(here);
          there.close();
        });
      });
    });
  });
  await new Promise((resolve) => server.listen(0, '0.0.0.0', resolve));
  return {
    port: server.address().port,
    /** The program is started anew, and is another one. */
    renew() {
      renewed = true;
      for (const socket of open) socket.close(1012);
    },
    stop() {
      server.close();
      server.closeAllConnections();
      for (const socket of open) socket.terminate();
    },
  };
}
