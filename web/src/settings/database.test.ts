// What is kept in the database of a browser, and what happens where there is none.

import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keep, keys } from './store';

// Modules are loaded anew for every device.
vi.setConfig({ testTimeout: 60_000 });

/** A page that is opened anew. */
async function page() {
  vi.resetModules();
  return import('./database.svelte');
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const key of keys('')) localStorage.removeItem(`qlub.${key}`);
});

const OLD = {
  game: 'qwixx',
  setup: 'classic 2',
  names: ['Nora'],
  bots: 1,
  when: 5,
  answers: 'open',
};
const running = { ...OLD, over: false, lines: ['0 5 match'] };

describe('rows', () => {
  it('are there when the page is opened again', async () => {
    const { change, storeTrouble } = await page();
    const put = { id: 'a', lines: ['one'] };
    expect(await change([{ store: 'tables', put }])).toBe(true);
    expect(storeTrouble()).toBeNull();
    const again = await page();
    expect(await again.rows('tables')).toEqual([put]);
    expect(await again.row('tables', 'a')).toEqual(put);
    expect(await again.names('tables')).toEqual(['a']);
    expect(await again.row('games', 'a')).toBeUndefined();
  });

  it('come and go together, or not at all', async () => {
    const { change, rows, storeTrouble } = await page();
    await change([{ store: 'tables', put: { id: 'a' } }]);
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: never, row) {
      if ((row as { id: string }).id !== 'big') return put.call(this, row);
      throw new DOMException('no room', 'QuotaExceededError');
    });
    const changes = [
      { store: 'tables', drop: 'a' },
      { store: 'ended', put: { id: 'big' } },
    ] as const;
    expect(await change([...changes])).toBe(false);
    expect(storeTrouble()).toBe('full');
    expect(await rows('ended')).toEqual([]);
    expect(await rows('tables')).toEqual([{ id: 'a' }]);
    expect(await change([{ store: 'tables', put: { id: 'small' } }])).toBe(true);
    expect(storeTrouble()).toBeNull();
  });

  it('live as long as the page where a browser allows no more, and that is said', async () => {
    vi.stubGlobal('indexedDB', undefined);
    keep('table.old', running);
    const { change, row, rows, storeTrouble } = await page();
    expect(await change([{ store: 'tables', put: { id: 'a' } }])).toBe(false);
    expect(storeTrouble()).toBe('forbidden');
    expect((await rows('tables')).map(({ id }) => id)).toEqual(['old', 'a']);
    expect(await row('tables', 'a')).toEqual({ id: 'a' });
    const again = await page();
    expect((await again.rows('tables')).map(({ id }) => id)).toEqual(['old']);
  });
});

describe('what an older page has kept', () => {
  it('is moved once, each table to where it belongs', async () => {
    keep('table.goes-on', running);
    keep('table.over', { ...running, over: true });
    keep('online.there', { ...OLD, over: false });
    keep('table.broken', {});
    const { rows } = await page();
    expect(await rows('tables')).toEqual([{ ...running, id: 'goes-on' }]);
    expect(await rows('ended')).toMatchObject([{ id: 'over', over: true }]);
    expect(await rows('online')).toMatchObject([{ id: 'there', names: ['Nora'] }]);
    expect(keys('table.')).toEqual(['table.broken']);
    expect(keys('online.')).toEqual([]);
  });

  it('stays where it is, and is read there, if there is no room for it elsewhere', async () => {
    keep('table.goes-on', running);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    const { row, rows } = await page();
    expect(await rows('tables')).toMatchObject([{ id: 'goes-on' }]);
    expect(await row('tables', 'goes-on')).toMatchObject({ lines: ['0 5 match'] });
    expect(keys('table.')).toEqual(['table.goes-on']);
  });

  it('is all there: the browsers of every release', async () => {
    const file = join(import.meta.dirname, '../../../old-data/0.1.0-cd9d16d/browsers.json');
    const browsers = JSON.parse(readFileSync(file, 'utf8')) as {
      storage: Record<string, string>;
    }[];
    for (const { storage } of browsers) {
      vi.stubGlobal('indexedDB', new IDBFactory());
      for (const [key, text] of Object.entries(storage)) localStorage.setItem(key, text);
      const kept = Object.keys(storage).filter((key) => /^qlub\.(table|online)\./.test(key));
      const { names } = await page();
      const found = await Promise.all([names('tables'), names('ended'), names('online')]);
      const old = kept.map((key) => key.split('.').at(-1));
      expect(found.flat().sort()).toEqual(old.sort());
    }
  });
});
