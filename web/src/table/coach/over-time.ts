// Luck and errors of somebody's matches over time: what this device has noted of them.

import type { KeptGame } from '../kept/games';
import { seatOf } from '../kept/statistics';
import { hasCoach } from './coached';

/** A match, and what the coach found in it for one person, as parts of a win. */
export interface Noted {
  id: string;
  when: number;
  luck: number;
  errors: number;
}

/** What was noted of somebody's matches, the oldest first. */
export function notedOf(games: KeptGame[], name: string): Noted[] {
  const noted = games.flatMap((game) => {
    const seat = seatOf(game, name);
    const found = seat === undefined ? undefined : game.insight?.seats[seat];
    return found ? [{ id: game.id, when: game.when, luck: found.luck, errors: found.errors }] : [];
  });
  return noted.sort((one, other) => one.when - other.when);
}

/** The matches of somebody that the coach could look at and has not, the last ones first; those alone, where
 * nobody can be beaten, aside. */
export function unseenOf(games: KeptGame[], name: string, most = 20): KeptGame[] {
  const unseen = games.filter(
    (game) =>
      !game.insight &&
      game.outcome.reason !== 'abandoned' &&
      seatOf(game, name) !== undefined &&
      game.setup.split(' ')[1] !== '1' &&
      hasCoach(game.game, game.setup),
  );
  return unseen.sort((one, other) => other.when - one.when).slice(0, most);
}

/** The mean of the last few up to each: single matches say little. */
export function smoothed(numbers: number[], over = 5): number[] {
  return numbers.map((_, at) => {
    const last = numbers.slice(Math.max(0, at + 1 - over), at + 1);
    return last.reduce((sum, one) => sum + one, 0) / last.length;
  });
}
