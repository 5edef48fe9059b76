// The worker that keeps the page for times without a network, with the list of its files.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = new URL('../src/service-worker.js', import.meta.url).pathname;
const WIRE = new URL('../src/generated/wire.ts', import.meta.url).pathname;
const PUBLIC = new URL('../public/', import.meta.url).pathname;

export function offline(): Plugin {
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
        // Books are large, and few people need one: it is kept when it is first used.
        const later = (name: string) =>
          name === 'index.html' || /(\.(qxt|net)|-(coach|lesson)-[^/]*\.wasm)$/.test(name);
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

/** The protocol that the page speaks. */
function protocol(): string {
  const found = /PROTOCOL = (\d+)/.exec(readFileSync(WIRE, 'utf8'));
  if (!found?.[1]) throw new Error(`${WIRE} names no protocol`);
  return found[1];
}
