// Where the coach has something to say.

import { GAMES } from '../../engines';
import { hostBooks } from '../host/host-books.svelte';

/** Whether the coach has something to say at tables of a set-up. */
export function hasCoach(game: string, setup: string): boolean {
  const [edition, seats] = setup.split(' ');
  const editions = GAMES.find(({ name }) => name === game)?.editions;
  const found = editions?.find(({ name }) => name === edition);
  if (seats !== '1' || !found?.alone) return found?.coach?.includes(Number(seats)) ?? false;
  void hostBooks.load();
  return hostBooks.find(found.alone) !== undefined;
}
