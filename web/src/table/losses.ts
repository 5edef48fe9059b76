// How many matches in a row the person at this device has lost to bots, game by game: after three of them an
// easier bot is suggested, once. What a browser does not keep is not counted, and nothing else happens.

import type { Update } from '../generated/wire';
import { easierLevel, rankOf } from '../parts/cast';
import { keep, kept } from '../settings/store';

/** What is kept of a game. */
interface Row {
  /** How many in a row. */
  losses: number;
  /** The match that was counted last, so that two windows at a table count it once. */
  last: string;
  /** The hardest bot of that match. */
  level: string;
}

const ENOUGH = 3;
const key = (game: string) => `losses.${game}`;

/** The row of a game; whatever else may be kept there is none. */
function rowOf(game: string): Row {
  const { losses, last, level } = kept<Partial<Row> | null>(key(game)) ?? {};
  return {
    losses: Number.isInteger(losses) ? Number(losses) : 0,
    last: String(last ?? ''),
    level: String(level ?? ''),
  };
}

/** Counts a match that ends before the eyes of this device. One that was left, or that was over already when
 * somebody came to look, does not count. */
export function noteEnd(table: string, before: Update | undefined, now: Update): void {
  const { game, matchNumber, outcome } = now.table;
  if (!outcome || !before || before.table.outcome) return;
  if (before.table.matchNumber !== matchNumber) return;
  const last = `${table}/${matchNumber}`;
  const row = rowOf(game);
  const result = resultOf(now);
  if (!result || row.last === last) return;
  // What was suggested and not taken is not said again: it takes as many losses as the first time.
  const losses = result === 'lost' ? (row.losses % ENOUGH) + 1 : 0;
  keep<Row>(key(game), { losses, last, level: hardestOf(now) });
}

/** How a match went for the one person here against bots; undefined if it says nothing about them. */
function resultOf({ table, you }: Update): 'lost' | 'not-lost' | undefined {
  const { seats, outcome } = table;
  const [me, another] = you.seats;
  if (!outcome || me === undefined || another !== undefined) return undefined;
  if (outcome.reason === 'abandoned' || !seats.some(({ kind }) => kind === 'bot')) return undefined;
  const { winners } = outcome;
  if (winners.includes(me) || winners.length === 0) return 'not-lost';
  return winners.every((seat) => seats[seat]?.kind === 'bot') ? 'lost' : undefined;
}

function hardestOf({ table }: Update): string {
  const levels = table.seats.flatMap(({ kind, level }) => (kind === 'bot' && level ? [level] : []));
  return levels.reduce((one, other) => (rankOf(other) > rankOf(one) ? other : one), '');
}

/** The level that is suggested in a game, of those on offer; null if none is. After a match, if it was the
 * one that asked for it. */
export function easierThan(game: string, offered: readonly string[], match?: string) {
  const { losses, last, level } = rowOf(game);
  if (losses < ENOUGH || (match !== undefined && match !== last)) return null;
  return easierLevel(level, offered);
}

/** It was taken: what comes is counted anew. */
export function suggestionTaken(game: string): void {
  keep<Row>(key(game), { ...rowOf(game), losses: 0 });
}
