// Rows that would be too much for the small store (store.ts), in a database of this browser. A browser may
// forbid it or have no room: then rows live as long as the page, and whoever asks is told so.

import * as legacy from './legacy';

/** `tables`: on this device, where a match goes on. `ended`: on this device, where it is over. `online`: where
 * to find those of a server. `games`: what is known of every finished match, and `records` the matches. */
export const STORES = ['tables', 'ended', 'online', 'games', 'records'] as const;
export type Store = (typeof STORES)[number];

/** Every row has a name of its own in its store. */
export interface Row {
  id: string;
}

/** A row that comes, in place of what was there, or that goes. */
export type Change = { store: Store; put: Row } | { store: Store; drop: string };

/** Why rows do not last: there is no room for them, or the browser allows none. */
export type Trouble = 'full' | 'forbidden';

let trouble = $state<Trouble | null>(null);

/** Why what is done now will not be there later; null if all is well. */
export const storeTrouble = (): Trouble | null => trouble;

/** All rows of a store. */
export const rows = async <Kept extends Row>(store: Store): Promise<Kept[]> =>
  (await (await opened()).all(store)) as Kept[];

/** The row of a name. */
export const row = async <Kept extends Row>(store: Store, id: string): Promise<Kept | undefined> =>
  (await (await opened()).one(store, id)) as Kept | undefined;

/** The names of all rows of a store. */
export const names = async (store: Store): Promise<string[]> => (await opened()).names(store);

/** Makes all of these changes or none; says whether they will last. */
export async function change(changes: Change[]): Promise<boolean> {
  const shelf = await opened();
  try {
    await shelf.change(changes);
  } catch (error) {
    trouble = isFull(error) ? 'full' : 'forbidden';
    return false;
  }
  if (shelf.lasts) trouble = null;
  return shelf.lasts;
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** Where rows lie. */
interface Shelf {
  readonly lasts: boolean;
  all(store: Store): Promise<Row[]>;
  one(store: Store, id: string): Promise<Row | undefined>;
  names(store: Store): Promise<string[]>;
  change(changes: Change[]): Promise<void>;
}

let shelf: Promise<Shelf> | undefined;
const opened = (): Promise<Shelf> => (shelf ??= open());

async function open(): Promise<Shelf> {
  const old = STORES.flatMap((store) => legacy.rows(store).map((put) => ({ store, put })));
  try {
    const found = new DatabaseShelf(await database());
    // They are moved once. Where that fails they stay where they are, and are read from there.
    if (old.length > 0) await found.change(old).catch(() => undefined);
    return found;
  } catch {
    trouble = 'forbidden';
    return new PassingShelf(old);
  }
}

const NAME = 'qlub';
const VERSION = 1;

function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      for (const store of STORES) asked.result.createObjectStore(store, { keyPath: 'id' });
    };
    asked.onsuccess = () => {
      const gone = () => (shelf = undefined);
      // It is opened again when it is next needed: a newer page in another window goes first.
      asked.result.onversionchange = () => {
        asked.result.close();
        gone();
      };
      asked.result.onclose = gone;
      resolve(asked.result);
    };
    asked.onerror = () => reject(asked.error);
  });
}

/** Rows in the database, and those of older pages that have not come into it. */
class DatabaseShelf implements Shelf {
  readonly lasts = true;
  constructor(private readonly database: IDBDatabase) {}

  async all(store: Store): Promise<Row[]> {
    const found = new Map(legacy.rows(store).map((row) => [row.id, row]));
    for (const row of await answer<Row[]>(this.of(store).getAll())) found.set(row.id, row);
    return [...found.values()];
  }

  async one(store: Store, id: string): Promise<Row | undefined> {
    return (await answer<Row | undefined>(this.of(store).get(id))) ?? legacy.row(store, id);
  }

  async names(store: Store): Promise<string[]> {
    const found = (await answer(this.of(store).getAllKeys())) as string[];
    return [...new Set([...found, ...legacy.rows(store).map(({ id }) => id)])];
  }

  async change(changes: Change[]): Promise<void> {
    const stores = [...new Set(changes.map(({ store }) => store))];
    const doing = this.database.transaction(stores, 'readwrite');
    try {
      for (const one of changes) {
        const store = doing.objectStore(one.store);
        if ('put' in one) store.put(one.put);
        else store.delete(one.drop);
      }
    } catch (error) {
      doing.abort();
      throw error;
    }
    const done = new Promise<void>((resolve, reject) => {
      doing.oncomplete = () => resolve();
      doing.onabort = () => reject(doing.error);
    });
    // Not when the page comes to it: it may be closed before.
    doing.commit?.();
    await done;
    // Only what is safe takes the place of what an older page has kept.
    for (const one of changes) legacy.drop(one.store, 'put' in one ? one.put.id : one.drop);
  }

  private of(store: Store): IDBObjectStore {
    return this.database.transaction(store).objectStore(store);
  }
}

const answer = <Result>(asked: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });

/** Rows that are gone when the page is. */
class PassingShelf implements Shelf {
  readonly lasts = false;
  private readonly rows: Map<string, Row>;

  constructor(old: { store: Store; put: Row }[]) {
    this.rows = new Map(old.map(({ store, put }) => [`${store}/${put.id}`, put]));
  }

  async all(store: Store): Promise<Row[]> {
    return [...this.rows].flatMap(([key, row]) => (key.startsWith(`${store}/`) ? [row] : []));
  }

  async one(store: Store, id: string): Promise<Row | undefined> {
    return this.rows.get(`${store}/${id}`);
  }

  async names(store: Store): Promise<string[]> {
    return (await this.all(store)).map(({ id }) => id);
  }

  async change(changes: Change[]): Promise<void> {
    for (const one of changes) {
      if ('put' in one) this.rows.set(`${one.store}/${one.put.id}`, one.put);
      else this.rows.delete(`${one.store}/${one.drop}`);
    }
  }
}
