// Where unit tests run: runes as in a browser, and as much of a page as the logic asks for.

import type { Environment } from 'vitest/runtime';

export default {
  name: 'page',
  viteEnvironment: 'client',
  setup(global: typeof globalThis) {
    const kept = new Map<string, string>();
    const stubs = {
      window: new EventTarget(),
      document: Object.assign(new EventTarget(), {
        visibilityState: 'visible',
        documentElement: { lang: '' },
        baseURI: 'http://page.test/',
        querySelector: () => null,
      }),
      navigator: { languages: ['en-GB'], onLine: true },
      location: new URL('http://page.test/'),
      localStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
        removeItem: (key: string) => void kept.delete(key),
      },
    };
    for (const [name, value] of Object.entries(stubs)) {
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    }
    return { teardown: () => undefined };
  },
} satisfies Environment;
