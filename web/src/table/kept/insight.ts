// What the coach found in a match that this device keeps, as far as it tells something over time.

import type { CoachDepth, CoachReport } from '../../generated/coach';
import { change } from '../../settings/database.svelte';
import { keptGame, type KeptGame } from './games';
import { readRecord } from './record-text';

/** What the coach found for one seat, as parts of a win. */
export interface SeatInsight {
  luck: number;
  errors: number;
}

/** What the coach found in a match, and how hard it looked. */
export interface Insight {
  depth: CoachDepth;
  seats: SeatInsight[];
}

/** Notes what the coach found beside a match that is kept; what a deeper look found stays. Points made alone say
 * nothing beside parts of wins. */
export async function keepInsight(
  record: string,
  { accounts, unit }: CoachReport,
  depth: CoachDepth,
): Promise<void> {
  if (unit !== 'wins') return;
  const id = readRecord(record)?.mark;
  const game = id === undefined ? undefined : await keptGame(id);
  if (!game || (game.insight?.depth === 'deep' && depth !== 'deep')) return;
  const seats = accounts.map(({ luck, errors }) => ({ luck, errors }));
  const put: KeptGame = { ...game, insight: { depth, seats } };
  await change([{ store: 'games', put }]);
}
