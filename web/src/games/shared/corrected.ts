// Entries beside a real table that were put right: everybody reads what and by whom, until it goes on.

import type { ToldEvent } from '../../table/told-event';

/** The last correction that was told, if nothing has happened in the game since. */
export function lastCorrected(told: readonly ToldEvent[]): ToldEvent | null {
  const at = told.findLastIndex(({ event }) => event.event === 'news-corrected');
  const played = told.findLastIndex(({ event }) => !event.event.startsWith('news-'));
  return at > played ? (told[at] ?? null) : null;
}
