// Where unit tests run: runes as in a browser, and as much of a page as the logic asks for.

import type { Environment } from 'vitest/runtime';

/** What a browser keeps: its own properties are the keys. */
class Storage {
  [key: string]: unknown;
  getItem(key: string): unknown {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

export default {
  name: 'page',
  viteEnvironment: 'client',
  setup(global: typeof globalThis) {
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
      localStorage: new Storage(),
    };
    for (const [name, value] of Object.entries(stubs)) {
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    }
    return { teardown: () => undefined };
  },
} satisfies Environment;
