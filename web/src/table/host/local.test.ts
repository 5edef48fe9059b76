// Tables on this device, with an engine that tests play.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bot, person, updateOf, viewOf, type Wishes } from '../../../tests/unit/table';
import type { Question } from '../../generated/engine';
import { row, type Row } from '../../settings/database.svelte';
import { ask, bring } from './engine';
import type { HeardUpdate, Table } from './host';
import { LocalHost } from './local';

vi.mock('./engine', () => ({
  about: async () => ({ options: { grace: 60, pace: 1 } }),
  ask: vi.fn(),
  bring: vi.fn(),
  gameOf: () => 'qwixx',
}));

const START = 1_000_000;
const host = new LocalHost(() => 30);
const asked: Question[] = [];
/** What the engine shows next. */
let shown: { wishes?: Wishes; wakes?: number | null; silent?: boolean } = {};

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  asked.length = 0;
  shown = {};
  vi.mocked(bring).mockReset().mockResolvedValue(true);
  vi.mocked(ask).mockImplementation(async (_game, question) => {
    asked.push(question);
    const { wishes, wakes = null, silent = false } = shown;
    const { views, ...update } = updateOf(wishes);
    const lines = [`line ${asked.length}`];
    return { table: 5, update: silent ? update : { ...update, views }, wakes, lines } as never;
  });
});

afterEach(async () => {
  vi.useRealTimers();
  for (const { id } of await host.recent()) await host.forget(id);
});

const PLAN = {
  table: { game: 'qwixx', setup: 'classic 2' },
  seats: [{ kind: 'here', name: 'Nora' }],
  answers: 'sealed',
} as const;
const open = () => host.open({ ...PLAN, seats: [...PLAN.seats] });
const kinds = () => asked.map((one) => one.do);

function listen(table: Table): { heard: HeardUpdate[]; leave: () => void } {
  const heard: HeardUpdate[] = [];
  return { heard, leave: table.subscribe((one) => heard.push(one)) };
}

const sat = (name: string) => ({ news: 'sat', seat: 1, name }) as const;

describe('a table on this device', () => {
  it('is opened at the pace of the device, with the options that are usual', async () => {
    await open();
    expect(asked[0]).toMatchObject({ do: 'open', new: { options: { grace: 60, pace: 30 } } });
  });

  it('tells whoever comes all so far, and then only what is new', async () => {
    shown.wishes = { news: [sat('Hugo')] };
    const table = await open();
    const { heard } = listen(table);
    shown = { wishes: { news: [sat('Eve')] }, silent: true };
    await table.ask({ do: 'rematch' });
    expect(heard).toMatchObject([
      { fresh: true, update: { news: [sat('Hugo')] } },
      { fresh: false, update: { news: [sat('Eve')] } },
    ]);
    const [all] = listen(table).heard;
    expect(all?.update.news).toEqual([sat('Hugo'), sat('Eve')]);
    expect(all?.update.views).toEqual([viewOf(0), viewOf(1)]);
  });

  it('waits for what its bots look up before they decide, and asks for it once', async () => {
    let come = (_all: boolean) => {};
    vi.mocked(bring).mockReturnValue(new Promise((resolve) => (come = resolve)));
    shown = { wishes: { table: { seats: [person('Nora'), bot(), bot()] } }, wakes: START };
    listen(await open());
    await vi.advanceTimersByTimeAsync(100);
    expect(bring).toHaveBeenCalledWith('qwixx', 'classic 2', ['greedy', 'greedy']);
    expect(kinds()).toEqual(['open']);
    shown.wakes = null;
    come(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(kinds()).toEqual(['open', 'tick']);
    expect(bring).toHaveBeenCalledTimes(1);
  });

  it('lets bots play without what does not come, and asks for it again', async () => {
    vi.mocked(bring).mockRejectedValueOnce(new Error('no network')).mockResolvedValue(false);
    shown = { wishes: { table: { seats: [person('Nora'), bot()] } }, wakes: START };
    listen(await open());
    await vi.advanceTimersByTimeAsync(0);
    shown.wakes = null;
    await vi.advanceTimersByTimeAsync(0);
    expect(kinds().slice(0, 2)).toEqual(['open', 'tick']);
    expect(vi.mocked(bring).mock.calls.length).toBeGreaterThan(1);
  });

  it('goes on by itself when it is time, as long as somebody listens', async () => {
    shown.wakes = START + 500;
    const table = await open();
    await vi.advanceTimersByTimeAsync(1000);
    expect(kinds()).toEqual(['open']);
    const { leave } = listen(table);
    shown.wakes = START + 2000;
    await vi.advanceTimersByTimeAsync(0);
    expect(kinds()).toEqual(['open', 'tick']);
    await vi.advanceTimersByTimeAsync(999);
    expect(kinds()).toEqual(['open', 'tick']);
    leave();
    await vi.advanceTimersByTimeAsync(1000);
    expect(kinds()).toEqual(['open', 'tick']);
  });

  it('does not go on by itself after what was asked for, where nobody listens', async () => {
    const table = await open();
    shown.wakes = START;
    await table.ask({ do: 'rematch' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(kinds()).toEqual(['open', 'ask']);
  });

  it('is closed a while after the last listener, unless somebody takes over', async () => {
    const table = await open();
    listen(table).leave();
    await vi.advanceTimersByTimeAsync(2999);
    const { leave } = listen(table);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(kinds()).toEqual(['open']);
    leave();
    await vi.advanceTimersByTimeAsync(3000);
    expect(asked.at(-1)).toMatchObject({ do: 'close', table: 5 });
  });

  it('is kept by its lines, and read again from them', async () => {
    const table = await open();
    await table.ask({ do: 'rematch' });
    expect(await host.recent()).toMatchObject([
      { id: table.id, names: ['Nora', 'Hugo'], over: false },
    ]);
    shown.wishes = { table: { options: { ...updateOf().table.options, pace: 30 } } };
    const again = await host.enter(table.id);
    expect(asked.at(-1)).toMatchObject({ do: 'read', lines: ['line 1', 'line 2'] });
    expect(again.answers).toBe('sealed');
  });

  it('takes on the pace of the device when it is entered again', async () => {
    const table = await open();
    await host.enter(table.id);
    const request = { do: 'set-options', options: { pace: 30 } };
    expect(asked.at(-1)).toMatchObject({ do: 'ask', request });
  });

  it('is not there where nothing of it is kept', async () => {
    await expect(host.enter('nothing')).rejects.toMatchObject({ key: 'no-table' });
    expect(await host.recent()).toEqual([]);
  });

  it('is never dropped while its match goes on, however many there are', async () => {
    const first = await open();
    for (let more = 0; more < 30; more++) {
      await vi.advanceTimersByTimeAsync(10);
      await open();
    }
    expect(await host.recent()).toHaveLength(31);
    expect((await host.recent()).at(-1)?.id).toBe(first.id);
  });

  it('is no table to go on at when its match is over, and can still be entered', async () => {
    const outcome = { winners: [0], scores: [5, 3], reason: 'four-misses' };
    shown.wishes = { table: { phase: 'over', outcome } };
    const table = await open();
    expect(await host.recent()).toEqual([]);
    const again = await host.enter(table.id);
    expect(again.id).toBe(table.id);
    shown.wishes = { table: { phase: 'playing', outcome: null, matchNumber: 2 } };
    await again.ask({ do: 'rematch' });
    expect(await host.recent()).toMatchObject([{ id: table.id, over: false }]);
  });

  it('comes back after it was forgotten, if somebody wants it', async () => {
    const { id } = await open();
    const undo = await host.forget(id);
    expect(await host.recent()).toEqual([]);
    await expect(host.enter(id)).rejects.toMatchObject({ key: 'no-table' });
    await undo();
    expect(await host.recent()).toMatchObject([{ id }]);
  });

  it('goes on in the newest window alone, and the others keep nothing any more', async () => {
    vi.useRealTimers();
    const older = await open();
    const { id } = older;
    const before = listen(older);
    const newer = await host.enter(id);
    const after = listen(newer);
    await vi.waitFor(() => expect(before.heard.at(-1)?.connection).toBe('elsewhere'));
    expect(after.heard.at(-1)?.connection).toBe('good');

    const linesKept = async () =>
      (await row<{ lines: string[] } & Row>('tables', id))?.lines.length;
    const kept = await linesKept();
    await older.ask({ do: 'start' });
    expect(await linesKept()).toBe(kept);
    await newer.ask({ do: 'start' });
    await vi.waitFor(async () => expect(await linesKept()).toBe((kept ?? 0) + 1));
    before.leave();
    after.leave();
  });
});
