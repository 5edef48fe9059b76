import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogues, chunkName } from './scripts/catalogues.ts';
import { groups } from './scripts/chunks.ts';
import { offline } from './scripts/offline.ts';
import { rulesPages } from './scripts/rules-pages.ts';

// What the page plays: the engines in a folder here.
const folder = `./${process.env.QLUB_ENGINES ?? 'engine'}`;
const engines = fileURLToPath(new URL(folder, import.meta.url));

export default defineConfig({
  // The page may live at any address: a server's root, a folder of a static host.
  base: './',
  plugins: [svelte(), catalogues(engines), rulesPages(), offline(engines)],
  resolve: {
    alias: { '@engines': engines },
    // Unit tests run in Node; runes are to be those of a browser.
    ...(process.env.VITEST && { conditions: ['browser', 'module', 'development'] }),
  },
  server: { fs: { allow: ['..'] } },
  build: {
    target: ['chrome124', 'firefox125', 'safari17.4'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { chunkFileNames: chunkName, codeSplitting: { groups: groups() } },
    },
  },
  worker: { format: 'es' },
  test: {
    include: ['{src,scripts}/**/*.test.ts'],
    environment: './tests/unit/page.ts',
  },
});
