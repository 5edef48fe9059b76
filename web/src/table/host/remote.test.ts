// Tables of a server, over sockets and answers that tests give.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from '../../../tests/unit/socket';
import { person, updateOf, viewOf, type Wishes } from '../../../tests/unit/table';
import type { LuckState } from '../../generated/wire';
import { api } from './api';
import { RefusalError, type HeardUpdate, type Table } from './host';
import { RemoteHost } from './remote';

vi.mock('./api', () => ({
  api: { open: vi.fn(), find: vi.fn(), enter: vi.fn(), byCode: vi.fn() },
  socketAddress: (id: string) => `ws://page.test/${id}`,
}));
vi.mock('./engine', () => ({ commitment: async (nonce: string) => `hash of ${nonce}` }));

const ENTERED = {
  table: 'abc',
  watch: 'w',
  code: 'QUIET FOX',
  link: 'http://page.test/t/abc',
  watchLink: 'http://page.test/t/w',
  seat: null,
};
const typed = { luck: { kind: 'typed' } } as const;
const host = new RemoteHost();
const entered: Table[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  vi.mocked(api.find).mockResolvedValue({ watchOnly: false } as never);
  vi.mocked(api.enter).mockReset().mockResolvedValue(ENTERED);
});

afterEach(async () => {
  // Nobody listens any more, so that every line is closed.
  for (const table of entered.splice(0)) table.subscribe(() => {})();
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  await host.forget('abc');
});

function welcome(wishes: Wishes = { table: typed }, fresh = true): void {
  const { onopen } = FakeSocket.last;
  onopen();
  FakeSocket.last.say({ say: 'welcome', id: 1, protocol: 2, fresh, ...updateOf(wishes) });
}

/** Enters a table that answers like this. */
async function enter(wishes?: Wishes, token?: string): Promise<Table> {
  const before = FakeSocket.all.length;
  const coming = host.enter('abc', token);
  coming.catch(() => {});
  await vi.waitFor(() => expect(FakeSocket.all.length).toBeGreaterThan(before));
  welcome(wishes);
  const table = await coming;
  entered.push(table);
  return table;
}

/** All that somebody hears from now on. */
function listen(table: Table): { heard: HeardUpdate[]; leave: () => void } {
  const heard: HeardUpdate[] = [];
  return { heard, leave: table.subscribe((one) => heard.push(one)) };
}

const sat = (name: string) => ({ news: 'sat', seat: 1, name }) as const;

describe('a table of a server', () => {
  it('is there once it has been heard, with its doors', async () => {
    const table = await enter();
    expect(table.doors).toMatchObject({ code: 'QUIET FOX', watching: false, late: false });
    expect(listen(table).heard).toMatchObject([{ fresh: true, connection: 'good' }]);
  });

  it('tells whoever comes later all that was told', async () => {
    const table = await enter({ table: typed, news: [sat('Hugo')] });
    const { views: _, ...silent } = updateOf({ table: typed, news: [sat('Eve')] });
    FakeSocket.last.say({ say: 'update', ...silent });
    const [all] = listen(table).heard;
    expect(all?.update.news).toEqual([sat('Hugo'), sat('Eve')]);
    expect(all?.update.views).toEqual([viewOf(0), viewOf(1)]);
  });

  it('tells whoever listens only what is new', async () => {
    const table = await enter({ table: typed, news: [sat('Hugo')] });
    const { heard } = listen(table);
    FakeSocket.last.say({ say: 'update', ...updateOf({ table: typed, news: [sat('Eve')] }) });
    expect(heard[1]).toMatchObject({ fresh: false, update: { news: [sat('Eve')] } });
  });

  it('says that the line is lost, and then what was missed', async () => {
    const table = await enter({ table: typed, news: [sat('Hugo')] });
    const { heard } = listen(table);
    FakeSocket.last.hangUp();
    expect(heard[1]).toMatchObject({ connection: 'lost', fresh: false, update: { news: [] } });
    await vi.advanceTimersByTimeAsync(400);
    welcome({ table: typed, news: [sat('Eve')] }, false);
    expect(heard.at(-1)).toMatchObject({ connection: 'good', update: { news: [] } });
    expect(heard.at(-2)).toMatchObject({ fresh: false, update: { news: [sat('Eve')] } });
    expect(FakeSocket.last.sent[0]).toMatchObject({ do: 'hello', version: 1 });
  });

  it('is left a while after the last listener, unless somebody takes over', async () => {
    const table = await enter();
    listen(table).leave();
    await vi.advanceTimersByTimeAsync(2999);
    const { leave } = listen(table);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(FakeSocket.last.closed).toBe(false);
    leave();
    await vi.advanceTimersByTimeAsync(3000);
    expect(FakeSocket.last.closed).toBe(true);
  });

  it('is remembered with its people as long as it is there', async () => {
    const seats = [person('Nora'), person('', { kind: 'bot' })];
    const table = await enter({ table: { ...typed, seats } });
    const [found] = await host.recent();
    expect(found).toMatchObject({ id: 'abc', names: ['Nora'], bots: 1, over: false });
    listen(table);
    FakeSocket.last.hangUp(4002);
    expect(await host.recent()).toEqual([]);
  });

  it('refuses whoever comes when it is gone, or another protocol is spoken', async () => {
    const coming = host.enter('abc');
    await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(1));
    FakeSocket.last.hangUp(4002);
    await expect(coming).rejects.toMatchObject({ key: 'server-no-table' });
  });

  it('is entered without its token where the link is good no more', async () => {
    vi.mocked(api.enter).mockRejectedValueOnce(new RefusalError('table-invite-over'));
    const table = await enter({ table: typed }, 'token');
    expect(vi.mocked(api.enter).mock.calls).toEqual([['abc', 'token'], ['abc']]);
    expect(table.doors?.late).toBe(true);
  });

  it('is not entered where something else is wrong', async () => {
    vi.mocked(api.enter).mockRejectedValueOnce(new RefusalError('server-slow-down'));
    await expect(host.enter('abc', 'token')).rejects.toMatchObject({ key: 'server-slow-down' });
  });

  it('is only watched by the link for watching', async () => {
    vi.mocked(api.find).mockResolvedValue({ watchOnly: true } as never);
    const table = await enter();
    expect(table.doors).toMatchObject({ watching: true, code: null });
    expect(api.enter).not.toHaveBeenCalled();
  });
});

describe('a table that is opened', () => {
  it('seats the people of the device and the bots, and leaves the other seats open', async () => {
    vi.mocked(api.open).mockResolvedValue({ table: 'abc' } as never);
    const opening = host.open({
      table: { game: 'qwixx', setup: 'classic 3' },
      seats: [
        { kind: 'here', name: 'Nora' },
        { kind: 'open', name: '' },
        { kind: 'bot', name: '', level: 'easy' },
      ],
      answers: 'open',
    });
    await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(1));
    welcome();
    for (const at of [1, 2]) {
      await vi.waitFor(() => expect(FakeSocket.last.sent).toHaveLength(at + 1));
      FakeSocket.last.say({ say: 'done', id: FakeSocket.last.sent[at]?.id, version: 2 });
    }
    expect((await opening).answers).toBe('open');
    expect(FakeSocket.last.sent.slice(1)).toMatchObject([
      { do: 'sit', seat: 0, name: 'Nora' },
      { do: 'seat-bot', seat: 2, level: 'easy' },
    ]);
  });
});

describe('luck that is fair', () => {
  const fair: LuckState = { kind: 'fair', commitment: '', secret: null, nonces: [] };
  const sent = () => FakeSocket.last.sent.slice(1);
  const tell = (wishes: Wishes) => FakeSocket.last.say({ say: 'update', ...updateOf(wishes) });

  it('is committed to once by every seat of the device, and opened with the same nonce', async () => {
    const gathering: Wishes['table'] = { luck: fair, phase: 'gathering', question: null };
    await enter({ table: gathering, you: { seats: [0] } });
    tell({ table: gathering, you: { seats: [0] } });
    await vi.waitFor(() => expect(sent()).toHaveLength(1));
    const [commit] = sent();
    expect(commit).toMatchObject({ do: 'commit', seat: 0 });
    FakeSocket.last.say({ say: 'done', id: commit?.id, version: 2 });
    const seats = [person('Nora', { committed: true }), person('Hugo')];
    tell({ table: { luck: fair, phase: 'opening', question: null, seats }, you: { seats: [0] } });
    await vi.waitFor(() => expect(sent()).toHaveLength(2));
    const opened = sent()[1] as { do: string; nonce: string };
    expect(opened.do).toBe('open-nonce');
    expect(commit).toMatchObject({ commitment: `hash of ${opened.nonce}` });
    expect(opened.nonce).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is not opened again once it is open, nor committed to where dice are typed', async () => {
    const seats = [person('Nora', { committed: true }), person('Hugo')];
    const nonces = [{ seat: 0, nonce: 'aa' }];
    await enter({
      table: { luck: { ...fair, nonces }, phase: 'opening', question: null, seats },
      you: { seats: [0] },
    });
    tell({ table: { ...typed, phase: 'gathering', question: null }, you: { seats: [0] } });
    await vi.advanceTimersByTimeAsync(100);
    expect(sent()).toEqual([]);
  });
});
