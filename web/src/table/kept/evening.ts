// What the matches of one evening at one table add up to.

import { keptGames, type KeptGame } from './games';

export interface Sum {
  name: string;
  points: number;
  wins: number;
}

/** How long after one another matches belong to one evening, in milliseconds. */
const EVENING = 12 * 3600 * 1000;

/** What everybody has after these matches, the best first: by points, or by wins where there are none. */
export function addUp(games: Pick<KeptGame, 'players' | 'outcome'>[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { players, outcome } of games) {
    for (const [seat, { name }] of players.entries()) {
      if (!name) continue;
      const sum = sums.get(name) ?? { name, points: 0, wins: 0 };
      sum.points += outcome.scores[seat] ?? 0;
      sum.wins += outcome.winners.includes(seat) ? 1 : 0;
      sums.set(name, sum);
    }
  }
  return [...sums.values()].sort(
    (one, other) => other.points - one.points || other.wins - one.wins,
  );
}

/** The matches of a table that belong to the evening of the last one, this device having seen them. */
export async function thisEvening(table: string): Promise<KeptGame[]> {
  const games = (await keptGames()).filter((game) => game.table === table);
  const last = games[0]?.when ?? 0;
  return games.filter(({ when }) => last - when < EVENING);
}
