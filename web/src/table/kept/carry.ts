// Games that go to another device: a file with the finished matches and the tables on which they go on.

import { GAMES } from '../../engines';
import { row, rows } from '../../settings/database.svelte';
import { ask, verify } from '../host/engine';
import { RefusalError } from '../host/host';
import { keepTable, type KeptLocalTable } from '../host/local';
import { keepGame, keptGames, keptRecord, type Circumstances } from './games';
import { isRecord, readRecord } from './record-text';

/** What such a file holds, as JSON. */
interface GamesFile {
  qlub: 'games';
  version: 1;
  games: (Circumstances & { record: string })[];
  tables: KeptLocalTable[];
}

/** No file of ours comes near: 1,000 matches take some 5 MB. */
const MOST_BYTES = 200_000_000;

/** All games of this device as a file. */
export async function packGames(): Promise<string> {
  const games = [];
  for (const { id, table, match, online, mine, when } of await keptGames()) {
    const record = await keptRecord(id);
    // The name of a table at a server is a way to it; it is nobody's business who gets the file.
    if (record) games.push({ table: online ? '' : table, match, online, mine, when, record });
  }
  const tables = await rows<KeptLocalTable>('tables');
  const file: GamesFile = { qlub: 'games', version: 1, games, tables };
  return JSON.stringify(file);
}

/** What came of a file. */
export interface Unpacked {
  /** How many came in, how many were there already, and how many could not be read. */
  came: number;
  known: number;
  bad: number;
  /** Whether the browser keeps them. */
  lasts: boolean;
}

/** Takes games from a file, each after the engine has found it right. Refuses a file that holds none.
 * `myName`: whose seat it is in a record that does not say. */
export async function unpackGames(
  file: Blob,
  myName: string,
  progress: (done: number, all: number) => void = () => {},
): Promise<Unpacked> {
  if (file.size > MOST_BYTES) throw new RefusalError('games-file');
  const { games, tables } = read(await file.text(), myName);
  const all = games.length + tables.length;
  const found: Unpacked = { came: 0, known: 0, bad: 0, lasts: true };
  const count = (result: Arrival) => {
    found[result.what]++;
    found.lasts &&= result.lasts;
    progress(found.came + found.known + found.bad, all);
  };
  for (const game of games) count(await gameCame(game).catch(() => BAD));
  for (const table of tables) count(await tableCame(table).catch(() => BAD));
  if (found.bad === all) throw new RefusalError('games-file');
  return found;
}

interface Arrival {
  what: 'came' | 'known' | 'bad';
  lasts: boolean;
}
const BAD: Arrival = { what: 'bad', lasts: true };

function read(text: string, myName: string): Pick<GamesFile, 'games' | 'tables'> {
  if (isRecord(text)) return { games: [alone(text, myName)], tables: [] };
  try {
    const { qlub, games, tables } = JSON.parse(text) as Partial<GamesFile>;
    if (qlub !== 'games' || !Array.isArray(games)) throw new RefusalError('games-file');
    return { games, tables: Array.isArray(tables) ? tables : [] };
  } catch {
    throw new RefusalError('games-file');
  }
}

/** A record by itself: who was called as the person here is called, was that person. */
function alone(record: string, myName: string): GamesFile['games'][number] {
  const players = readRecord(record)?.players ?? [];
  const mine = players.flatMap(({ name }, seat) => (name !== '' && name === myName ? [seat] : []));
  return { table: '', match: 1, online: false, mine, when: Date.now(), record };
}

async function gameCame({ record, ...around }: GamesFile['games'][number]): Promise<Arrival> {
  if (typeof record !== 'string' || record.length > MOST_BYTES) return BAD;
  const { mark = '', game = '' } = readRecord(record) ?? {};
  if (await keptRecord(mark)) return { what: 'known', lasts: true };
  if (!isOurs(game)) return BAD;
  const { over, names } = await verify(record);
  const seat = (one: unknown) => Number.isInteger(one) && Number(one) < names.length;
  if (!over) return BAD;
  const kept = await keepGame(record, {
    table: String(around.table ?? ''),
    match: Math.max(1, Math.floor(Number(around.match) || 1)),
    online: around.online === true,
    mine: Array.isArray(around.mine) ? around.mine.filter(seat) : [],
    when: Math.min(Date.now(), Number(around.when) || Date.now()),
  });
  if (!kept) return BAD;
  return { what: kept.isNew ? 'came' : 'known', lasts: kept.lasts };
}

async function tableCame(table: KeptLocalTable): Promise<Arrival> {
  const { id, game, lines, when } = table;
  if (!/^[a-z0-9]{1,32}$/.test(id) || !isOurs(game)) return BAD;
  if ((await row('tables', id)) || (await row('ended', id))) return { what: 'known', lasts: true };
  const shown = await ask(game, { do: 'read', lines, now: Date.now() });
  await ask(game, { do: 'close', table: shown.table });
  const { seats, setup, outcome } = shown.update.table;
  const lasts = await keepTable({
    id,
    game,
    setup,
    names: seats.flatMap(({ kind, name }) => (kind === 'person' ? [name] : [])),
    bots: seats.filter(({ kind }) => kind === 'bot').length,
    when: Number(when) || Date.now(),
    over: outcome !== null,
    lines,
    answers: table.answers === 'open' ? 'open' : 'sealed',
  });
  return { what: 'came', lasts };
}

const isOurs = (game: string): boolean => GAMES.some(({ name }) => name === game);
