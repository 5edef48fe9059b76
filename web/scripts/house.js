// A real server for tests and pictures: `qlub serve` with a folder of its own, on a free port.

import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';

const BUILT = process.env.CARGO_TARGET_DIR ?? new URL('../../target', import.meta.url).pathname;
const PROGRAM = process.env.QLUB_PROGRAM ?? join(BUILT, 'debug/qlub');

/** The computer's own address on its network, if it has one. */
export function ownAddress() {
  const all = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}

/** Starts a server, perhaps with a copy of a database; says where it is and how to stop it. */
export async function house(database = '') {
  if (!existsSync(PROGRAM)) {
    throw new Error(
      `no ${PROGRAM}: build it with cargo build --package qlub, or name QLUB_PROGRAM`,
    );
  }
  const data = mkdtempSync(join(tmpdir(), 'qlub-'));
  const words = ['serve', '--listen', '0.0.0.0:0', '--data', data, '--lang', 'en', '--unlimited'];
  if (database) {
    copyFileSync(database, join(data, 'qlub.db'));
    // What is old is not thrown away.
    words.push('--keep-finished', '36500', '--keep-idle', '36500');
  }
  const server = spawn(PROGRAM, words, {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, RUST_LOG: 'error' },
  });
  const port = await new Promise((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (bytes) => {
      said += bytes;
      const found = /http:\/\/[^\s:]+:(\d+)/.exec(said);
      if (found) resolve(Number(found[1]));
    });
    server.on('exit', (code) => reject(new Error(`qlub serve ended with ${code}`)));
  });
  return {
    port,
    address: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((done) => {
        server.removeAllListeners('exit');
        server.on('exit', () => {
          rmSync(data, { recursive: true, force: true });
          done();
        });
        server.kill('SIGTERM');
      }),
  };
}
