// How a finished match is called in a list, from where somebody sat.

import type { KeptGame } from '../../table/kept/games';
import { seatOf, sideOf } from '../../table/kept/statistics';
import { placings } from '../../table/result';

export interface ShownResult {
  side: 'won' | 'lost' | 'drawn' | 'none';
  /** Behind `my-games-result-`. */
  key: 'won' | 'lost' | 'drawn' | 'alone' | 'closed' | 'watched';
  args: { by: number; points: number; winners?: number[] };
  /** The seats of all others. */
  others: number[];
}

export function resultFor(game: KeptGame, person: string): ShownResult {
  const { outcome, players } = game;
  const me = seatOf(game, person);
  const others = players.map((_, seat) => seat).filter((seat) => seat !== me);
  const points = outcome.scores[me ?? 0] ?? 0;
  const args = { by: 0, points };
  if (outcome.reason === 'abandoned') return { side: 'none', key: 'closed', args, others };
  if (players.length === 1) return { side: 'none', key: 'alone', args, others };
  const side = sideOf(game, me ?? 0);
  if (side === 'drawn') return { side, key: 'drawn', args, others };
  if (me === undefined) {
    const { winners } = outcome;
    return { side: 'none', key: 'watched', args: { ...args, winners }, others };
  }
  const places = placings(outcome, players.length);
  const behind = places.find(({ seat }) => seat === me)?.behind ?? 0;
  const ahead = Math.min(...places.flatMap((one) => one.behind || []), Infinity);
  const by = side === 'lost' ? behind : Number.isFinite(ahead) ? ahead : 0;
  return { side, key: side, args: { by, points }, others };
}
