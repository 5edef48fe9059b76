// Matches that bots have played without a page, as records and as links that hold them.

import { deflateRawSync } from 'node:zlib';
import { open } from '../scripts/engine.js';
import { engineOf } from '../scripts/games.js';

/** The record of a match between bots of these levels; the same every time. */
export async function recordOf(game: string, edition: string, levels: string[]): Promise<string> {
  const engine = await open(engineOf(game));
  const options = { ...engine.ask({ do: 'catalogue' }).options, pace: 0 };
  let clock = 0;
  const now = () => ({ now: ++clock, fresh: '7'.padStart(64, '0') });
  const seats = levels.map((level) => ({ level }));
  const setup = `${edition} ${levels.length}`;
  let told = engine.ask({ do: 'open', new: { game, setup, options }, seats, ...now() });
  const { table } = told;
  while (told.wakes !== null) told = engine.ask({ do: 'tick', table, ...now() });
  return engine.ask({ do: 'record', table, number: 1 });
}

/** The address of a replay that holds the match itself. */
export const replayOf = (record: string): string =>
  `/#/replay/${deflateRawSync(record).toString('base64url')}`;
