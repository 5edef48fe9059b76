// What players look up and nobody fetches before one of them plays: nets and tables; and the coaches and teachers
// of the games, whom nobody fetches before asking one.

/** A file that players look up. */
export interface Book {
  name: string;
  address: string;
  bytes: number;
}

const FILES = import.meta.glob<string>(
  [
    '../../../../crates/bots/nets/*.net',
    '../../../../crates/bots/tables/quixo-never-loses.qxt',
    '@engines/*-coach.wasm',
    '@engines/*-lesson.wasm',
  ],
  { eager: true, query: '?url', import: 'default' },
);
const SIZES = import.meta.glob<Record<string, number>>('@engines/books.json', {
  eager: true,
  import: 'default',
});
const sizes: Record<string, number> = Object.assign({}, ...Object.values(SIZES));

/** Every book that the page may fetch. */
export const BOOKS: Book[] = Object.entries(FILES).map(([path, address]) => {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return { name, address: new URL(address, document.baseURI).href, bytes: sizes[name] ?? 0 };
});

/** Megabytes as people are told them: never too few, to a tenth. */
export const megabytes = (books: Book[]): number =>
  Math.ceil(books.reduce((sum, { bytes }) => sum + bytes, 0) / 1e5) / 10;

/** Those that this device does not have. */
export async function missing(books: Book[]): Promise<Book[]> {
  if (!('caches' in globalThis)) return books;
  const found = await Promise.all(books.map(({ address }) => caches.match(address)));
  return books.filter((_, index) => !found[index]);
}

/** Whether something keeps what is fetched for times without a network. */
export const keepsFiles = (): boolean => Boolean(navigator.serviceWorker?.controller);

/** Fetches books, so that they are kept; says whether all came. */
export async function fetchAll(books: Book[]): Promise<boolean> {
  const fetched = books.map(async ({ address }) => (await fetch(address)).ok);
  const all = await Promise.allSettled(fetched);
  return all.every((one) => one.status === 'fulfilled' && one.value);
}
