// Finished matches that people of this device played: what is known of each, and its record. Wherever it was
// played, a match is what its record says; beside it stand only who sat here, and when.

import type { Outcome, Update } from '../../generated/wire';
import { change, names, row, rows, type Change, type Row } from '../../settings/database.svelte';
import { ask } from '../host/engine';
import type { Table, Undo } from '../host/host';
import type { KeptLocalTable } from '../host/local';
import type { Insight } from './insight';
import { readRecord, type Player } from './record-text';

/** What a record does not say. */
export interface Circumstances {
  /** The table, and which of its matches it was, from 1. */
  table: string;
  match: number;
  online: boolean;
  /** The seats of people at this device. */
  mine: number[];
  /** When it ended, in milliseconds since 1970. */
  when: number;
}

/** A finished match. Its name is the last mark of its record: the same match has the same everywhere. */
export interface KeptGame extends Row, Circumstances {
  game: string;
  setup: string;
  players: Player[];
  outcome: Outcome;
  /** What the coach found in it, once it has looked. */
  insight?: Insight;
}

interface KeptRecord extends Row {
  text: string;
}

/** All that is kept, the last one first. */
export async function keptGames(): Promise<KeptGame[]> {
  const all = await rows<KeptGame>('games');
  return all.sort((one, other) => other.when - one.when);
}

export const keptGame = (id: string): Promise<KeptGame | undefined> => row<KeptGame>('games', id);

/** The record of a match that is kept. */
export const keptRecord = async (id: string): Promise<string | undefined> =>
  (await row<KeptRecord>('records', id))?.text;

/** Keeps a match; says what is kept of it, or null if it is not a finished match. `new` says whether it was not
 * there before. */
export async function keepGame(
  text: string,
  around: Circumstances,
): Promise<{ game: KeptGame; isNew: boolean; lasts: boolean } | null> {
  const found = readRecord(text);
  if (!found?.outcome) return null;
  const { mark: id, game, setup, players, outcome } = found;
  const before = await keptGame(id);
  // Somebody who watched and then came with a file of a player is that player.
  if (before && (before.mine.length > 0 || around.mine.length === 0)) {
    return { game: before, isNew: false, lasts: true };
  }
  const kept: KeptGame = { ...around, id, game, setup, players, outcome };
  const record: KeptRecord = { id, text };
  const lasts = await change([
    { store: 'games', put: kept },
    { store: 'records', put: record },
  ]);
  return { game: kept, isNew: !before, lasts };
}

/** The matches whose end this page has kept, or is keeping. */
const seen = new Set<string>();

/** Keeps the match of a table when it is over. What only bots played is kept where they played here. */
export async function keepEnd(table: Table, { table: state, you }: Update): Promise<void> {
  const { matchNumber: match, outcome } = state;
  const name = `${table.id}/${match}`;
  const online = table.doors !== null;
  if (!outcome || seen.has(name) || (online && you.seats.length === 0)) return;
  seen.add(name);
  try {
    const text = await table.record(match);
    const around = { table: table.id, match, online, mine: you.seats, when: Date.now() };
    await keepGame(text, around);
  } catch {
    // The server may be away; it is asked again when somebody comes back to the table.
    seen.delete(name);
  }
}

/** Keeps the matches of tables on this device that ended before ends were kept. */
export async function gatherEnds(): Promise<void> {
  const known = new Set((await keptGames()).map(({ table }) => table));
  for (const id of await names('ended')) {
    if (known.has(id)) continue;
    const table = await row<KeptLocalTable>('ended', id);
    // What cannot be read any more stays as it is: another page may.
    if (table?.lines) await gatherFrom(table).catch(() => undefined);
  }
}

async function gatherFrom({ id, game, lines, when }: KeptLocalTable): Promise<void> {
  const { table, update } = await ask(game, { do: 'read', lines, now: Date.now() });
  try {
    const { matchNumber } = update.table;
    for (let match = 1; match <= matchNumber; match++) {
      const text = await ask(game, { do: 'record', table, number: match });
      const players = readRecord(text)?.players ?? [];
      // All people of such a table sat here.
      const mine = players.flatMap(({ level }, seat) => (level === null ? [seat] : []));
      await keepGame(text, { table: id, match, online: false, mine, when });
    }
  } finally {
    await ask(game, { do: 'close', table });
  }
}

/** Deletes a match, with its table if nothing else was played there. */
export async function dropGame(id: string): Promise<Undo> {
  const [game, record] = await Promise.all([keptGame(id), row<KeptRecord>('records', id)]);
  const others = (await keptGames()).some((one) => one.table === game?.table && one.id !== id);
  const table = game && !others ? await row<Row>('ended', game.table) : undefined;
  const back: Change[] = [];
  if (game) back.push({ store: 'games', put: game });
  if (record) back.push({ store: 'records', put: record });
  if (table) back.push({ store: 'ended', put: table });
  await change(back.map((one) => ({ store: one.store, drop: 'put' in one ? one.put.id : '' })));
  return async () => void (await change(back));
}
