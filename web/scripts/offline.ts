// The worker that keeps the page for times without a network, with the list of its files.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = new URL('../src/service-worker.js', import.meta.url).pathname;
const WIRE = new URL('../src/generated/wire.ts', import.meta.url).pathname;
const PUBLIC = new URL('../public/', import.meta.url).pathname;

/** `engines`: the folder of the engines, with the list of their games. */
export function offline(engines: string): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const hash = createHash('sha256');
        const built = Object.values(bundle).map((file) => {
          hash.update(file.type === 'chunk' ? file.code : file.source);
          return file.fileName;
        });
        // What lies in folders may change without the page: it is asked for anew.
        const lying = readdirSync(PUBLIC, { withFileTypes: true });
        const given = lying.filter((entry) => entry.isFile()).map((entry) => entry.name);
        for (const name of given) hash.update(readFileSync(join(PUBLIC, name)));
        // Books are large, and few people need one; pads lie beside real tables: they are kept when they are
        // first used.
        const pads = padsIn(engines).map((game) => `assets/${game}-`);
        const later = (name: string) =>
          name === 'index.html' ||
          /(\.(qxt|net)|-(coach|lesson)-[^/]*\.wasm)$/.test(name) ||
          (name.endsWith('.wasm') && pads.some((start) => name.startsWith(start)));
        const names = [...built, ...given].filter((name) => !later(name)).sort();
        const files = ['./', ...names.map((name) => `./${name}`)];
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: readFileSync(WORKER, 'utf8')
            .replace('__FILES__', JSON.stringify(files))
            .replace('__VERSION__', hash.digest('hex').slice(0, 12))
            .replace('__PROTOCOL__', protocol()),
        });
      },
    },
  };
}

/** The games that keep the score of a real table. */
function padsIn(engines: string): string[] {
  const games: { name: string; pad?: boolean }[] = JSON.parse(
    readFileSync(join(engines, 'games.json'), 'utf8'),
  );
  return games.flatMap(({ name, pad }) => (pad ? [name] : []));
}

/** The protocol that the page speaks. */
function protocol(): string {
  const found = /PROTOCOL = (\d+)/.exec(readFileSync(WIRE, 'utf8'));
  if (!found?.[1]) throw new Error(`${WIRE} names no protocol`);
  return found[1];
}
