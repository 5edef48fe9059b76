// Tables as pages up to 0.1 kept them: each under a key of the small store.

import type { Row, Store } from './database.svelte';
import { drop as forget, kept, keys } from './store';

/** How the keys begin. */
const KEYS: Partial<Record<Store, string>> = {
  tables: 'table.',
  ended: 'table.',
  online: 'online.',
};

type OldTable = { over?: boolean; lines?: unknown };

/** What lies there for a store. */
export function rows(store: Store): Row[] {
  const start = KEYS[store];
  if (!start) return [];
  return keys(start).flatMap((key) => row(store, key.slice(start.length)) ?? []);
}

export function row(store: Store, id: string): Row | undefined {
  const start = KEYS[store];
  const found = start && kept<OldTable>(start + id);
  if (!found || typeof found !== 'object') return undefined;
  if (store !== 'online' && !Array.isArray(found.lines)) return undefined;
  if (store !== 'online' && (found.over === true) !== (store === 'ended')) return undefined;
  return { ...found, id };
}

export function drop(store: Store, id: string): void {
  // A table has one key, whichever of the stores it is in now.
  const start = KEYS[store];
  if (start) forget(start + id);
}
