// Finished matches: kept when they end, gathered from older tables, deleted and brought back, carried to another
// device.

import { IDBFactory } from 'fake-indexeddb';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CoachReport } from '../../generated/coach';
import { FakeTable, updateOf } from '../../../tests/unit/table';

// Modules are loaded anew for every device.
vi.setConfig({ testTimeout: 60_000 });

const RECORDS = join(import.meta.dirname, '../../../../old-data/0.1.0-cd9d16d/records');
const records = readdirSync(RECORDS).map((name) => readFileSync(join(RECORDS, name), 'utf8'));
const QUIXO = records.find((text) => text.includes(' match quixo '))!;
const engine = vi.hoisted(() => ({ ask: vi.fn(), verify: vi.fn() }));
vi.mock('../host/engine', () => engine);
vi.mock('../../engines', () => ({
  GAMES: ['qwixx', 'qwixx-cards', 'quixo', 'qwirkle'].map((name) => ({ name })),
}));

/** Another device, or this one opened anew. */
async function device(database = new IDBFactory()) {
  vi.stubGlobal('indexedDB', database);
  vi.resetModules();
  const [games, carry, rows] = await Promise.all([
    import('./games'),
    import('./carry'),
    import('../../settings/database.svelte'),
  ]);
  const insight = await import('./insight');
  return { ...games, ...carry, ...rows, ...insight };
}

const AROUND = { table: 't', match: 1, online: false, mine: [0], when: 7 };

beforeEach(() => {
  engine.verify.mockImplementation(async (record: string) => {
    if (!record.includes(' end ')) throw new Error('not right');
    return { over: true, names: ['', '', '', '', ''] };
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a match that ends', () => {
  it('is kept with its record, once', async () => {
    const { keepEnd, keptGames, keptRecord } = await device();
    const table = Object.assign(new FakeTable(updateOf()), { record: vi.fn(async () => QUIXO) });
    const over = updateOf({
      table: { outcome: { winners: [0], scores: [], reason: 'line' }, phase: 'over' },
    });
    await keepEnd(table, updateOf());
    expect(table.record).not.toHaveBeenCalled();
    await keepEnd(table, over);
    await keepEnd(table, over);
    expect(table.record).toHaveBeenCalledTimes(1);
    const [game, ...others] = await keptGames();
    expect(others).toEqual([]);
    expect(game).toMatchObject({ game: 'quixo', table: 'fake', mine: [0, 1], online: false });
    expect(await keptRecord(game?.id ?? '')).toBe(QUIXO);
  });

  it('is asked for again where the server was away', async () => {
    const { keepEnd, keptGames } = await device();
    const record = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(QUIXO);
    const doors = {} as never;
    const table = Object.assign(new FakeTable(updateOf()), { record, doors });
    const outcome = { winners: [0], scores: [], reason: 'line' };
    const over = updateOf({ table: { outcome }, you: { seats: [1] } });
    await keepEnd(table, over);
    expect(await keptGames()).toEqual([]);
    await keepEnd(table, over);
    expect(await keptGames()).toMatchObject([{ online: true, mine: [1] }]);
    // Whoever only watched has not played.
    await keepEnd(Object.assign(table, { id: 'other' }), {
      ...over,
      you: updateOf({ you: { seats: [] } }).you,
    });
    expect(record).toHaveBeenCalledTimes(2);
  });
});

describe('what is kept', () => {
  it('has room for 1,000 matches, in some 5 MB', async () => {
    const { keepGame, keptGames, packGames } = await device();
    for (let number = 0; number < 1000; number++) {
      // Records as long as real ones, each with a last mark of its own.
      const text = records[number % records.length]!.replace(
        /(\d+ \d+ )\w+( end )/,
        `$1${String(number).padStart(16, '0')}$2`,
      );
      await keepGame(text, { ...AROUND, when: number });
    }
    const games = await keptGames();
    expect(games).toHaveLength(1000);
    expect(games[0]?.when).toBe(999);
    expect((await packGames()).length).toBeLessThan(6_000_000);
  });

  it('comes back after it was deleted, with its table', async () => {
    const { change, dropGame, keepGame, keptGames, keptRecord, names } = await device();
    const kept = await keepGame(QUIXO, AROUND);
    await change([{ store: 'ended', put: { id: 't' } }]);
    const id = kept?.game.id ?? '';
    const undo = await dropGame(id);
    expect(await keptGames()).toEqual([]);
    expect(await keptRecord(id)).toBeUndefined();
    expect(await names('ended')).toEqual([]);
    await undo();
    expect(await keptGames()).toEqual([kept?.game]);
    expect(await keptRecord(id)).toBe(QUIXO);
    expect(await names('ended')).toEqual(['t']);
  });

  it('leaves the table alone while another match of it is kept', async () => {
    const { change, dropGame, keepGame, names } = await device();
    const kept = await keepGame(QUIXO, AROUND);
    await keepGame(
      records.find((text) => text !== QUIXO)!,
      { ...AROUND, match: 2 },
    );
    await change([{ store: 'ended', put: { id: 't' } }]);
    await dropGame(kept?.game.id ?? '');
    expect(await names('ended')).toEqual(['t']);
  });
});

describe('tables that ended before ends were kept', () => {
  it('give their matches, each once', async () => {
    const { change, gatherEnds, keptGames } = await device();
    const put = {
      id: 'old',
      game: 'quixo',
      lines: ['0 5 match quixo 1 two 2'],
      when: 3,
      over: true,
    };
    await change([{ store: 'ended', put }]);
    engine.ask.mockImplementation(async (_game: string, question: { do: string }) =>
      question.do === 'read' ? { table: 4, update: updateOf() } : QUIXO,
    );
    await gatherEnds();
    await gatherEnds();
    expect(await keptGames()).toMatchObject([{ table: 'old', when: 3, mine: [] }]);
    expect(engine.ask.mock.calls.map(([, question]) => question.do)).toEqual([
      'read',
      'record',
      'close',
    ]);
  });
});

describe('a file', () => {
  it('carries everything to another device, and what is there already does not come twice', async () => {
    const here = await device();
    for (const [match, text] of records.slice(0, 5).entries()) {
      await here.keepGame(text, { ...AROUND, match: match + 1, when: match + 1 });
    }
    const put = {
      id: 'runs',
      game: 'quixo',
      lines: ['0 5 match quixo 1 two 2'],
      when: 3,
      over: false,
    };
    await here.change([{ store: 'tables', put }]);
    const [games, file] = [await here.keptGames(), new Blob([await here.packGames()])];

    const there = await device();
    engine.ask.mockImplementation(async () => ({ table: 4, update: updateOf() }));
    const progress = vi.fn();
    expect(await there.unpackGames(file, '', progress)).toEqual({
      came: 6,
      known: 0,
      bad: 0,
      lasts: true,
    });
    expect(progress).toHaveBeenLastCalledWith(6, 6);
    expect(await there.keptGames()).toEqual(games);
    expect(await there.rows('tables')).toMatchObject([{ id: 'runs', lines: put.lines }]);
    expect(await there.unpackGames(file, '')).toMatchObject({ came: 0, known: 6 });
  });

  it('may be a single record, of whoever is called like the person here', async () => {
    const { keptGames, unpackGames } = await device();
    const text = records.find((one) => / sit 1 /.test(one))!;
    const name = / sit 1 \d+ \S+ (.*)/.exec(text)?.[1] ?? '';
    await unpackGames(new Blob([text]), name);
    expect(await keptGames()).toMatchObject([{ mine: [1] }]);
  });

  it('is refused kindly where it holds no games', async () => {
    const { unpackGames } = await device();
    const no = { key: 'games-file' };
    const junk = ['', 'hello', '{}', '[1]', 'null', '{"qlub":"games"}', 'qlub-record 1\nnothing'];
    for (const text of junk) {
      await expect(unpackGames(new Blob([text]), ''), text).rejects.toMatchObject(no);
    }
    const bad = { qlub: 'games', version: 1, games: [{ record: 5 }, {}, null], tables: [null, {}] };
    await expect(unpackGames(new Blob([JSON.stringify(bad)]), '')).rejects.toMatchObject(no);
  });

  it('gives what is good of it, and says how much was not', async () => {
    const { unpackGames } = await device();
    const games = [
      { ...AROUND, record: QUIXO },
      { ...AROUND, record: QUIXO.replace(/\w+ end /, 'changed and ') },
    ];
    const file = { qlub: 'games', version: 1, games, tables: [] };
    expect(await unpackGames(new Blob([JSON.stringify(file)]), '')).toMatchObject({
      came: 1,
      bad: 1,
    });
  });
});

describe('what the coach found', () => {
  const found = (luck: number) =>
    ({ unit: 'wins', accounts: [{ luck, errors: -0.1, drift: 0.2 }] }) as unknown as CoachReport;

  it('stands beside a match that is kept, and what a deep look found stays', async () => {
    const { keepGame, keepInsight, keptGames } = await device();
    await keepInsight(QUIXO, found(0.1), 'quick');
    expect(await keptGames()).toEqual([]);
    await keepGame(QUIXO, AROUND);
    await keepInsight(QUIXO, found(0.2), 'deep');
    await keepInsight(QUIXO, found(0.3), 'quick');
    const [game] = await keptGames();
    expect(game).toMatchObject(AROUND);
    expect(game?.insight).toEqual({ depth: 'deep', seats: [{ luck: 0.2, errors: -0.1 }] });
  });
});
