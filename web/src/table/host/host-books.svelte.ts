// Books that a host has beside its page: too large to be part of it, or made only where somebody wanted them.

import { root } from '../../root';
import type { Book } from './books';

/** Where they are fetched from, with a list of them. */
const FROM = `${root}books/`;

class HostBooks {
  private list = $state.raw<Book[]>([]);
  private coming: Promise<void> | null = null;

  /** Asks the host what it has, once. */
  load(): Promise<void> {
    this.coming ??= this.ask();
    return this.coming;
  }

  /** A book, if the host is known to have it. */
  find(name: string | undefined): Book | undefined {
    return this.list.find((book) => book.name === name);
  }

  private async ask(): Promise<void> {
    try {
      const named: { name: string; bytes: number }[] = await (
        await fetch(`${FROM}list.json`)
      ).json();
      const address = (name: string) => new URL(FROM + name, document.baseURI).href;
      this.list = named.map(({ name, bytes }) => ({ name, bytes, address: address(name) }));
    } catch {
      // A host may have no list, or answer everything with its first page; perhaps it is there next time.
      this.coming = null;
    }
  }
}

export const hostBooks = new HostBooks();
