// A table that is being opened by one tap: what opens it comes when it is wanted.

import { RefusalError } from '../../table/host/host';
import { refusal } from '../../words/words.svelte';

type Start = typeof import('../start');

export class Starting {
  /** Whether a table is being opened. */
  busy = $state(false);
  /** Why it was not. */
  no = $state('');

  async by(tap: (start: Start) => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.no = '';
    try {
      await tap(await import('../start'));
    } catch (error) {
      const { key, data } = error instanceof RefusalError ? error : new RefusalError('engine');
      this.no = refusal('', key, data, String);
    }
    this.busy = false;
  }
}

/** Somebody is about to tap: what the table needs may come already. */
export function expect(game: string): void {
  import('../start').then(({ warm }) => warm(game)).catch(() => undefined);
}
