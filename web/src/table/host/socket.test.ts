// A line over sockets that tests hold the other end of, at a clock of their own.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from '../../../tests/unit/socket';
import { updateOf } from '../../../tests/unit/table';
import { RefusalError, type Connection } from './host';
import { TableSocket } from './socket';
import { renew } from './renew';

vi.mock('./renew', () => ({ renew: vi.fn(() => true) }));

const welcome = { say: 'welcome', id: 1, protocol: 2, fresh: true, ...updateOf() };
const ANSWER = { do: 'answer', seat: 0, question: 7, action: 'r7' } as const;

let line: TableSocket;
let version: number | undefined;
const hear = vi.fn();
const changed = vi.fn<(connection: Connection) => void>();
const knock = vi.fn<() => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  FakeSocket.install();
  for (const mock of [hear, changed, knock]) mock.mockReset();
  vi.mocked(renew).mockReset().mockReturnValue(true);
  knock.mockResolvedValue();
  version = undefined;
  line = new TableSocket('abc', () => version, hear, changed, knock);
  line.open();
});

afterEach(() => {
  line.close();
  see('visible');
  vi.useRealTimers();
});

/** The other end takes the line up. */
function answered(): FakeSocket {
  const socket = FakeSocket.last;
  socket.onopen();
  socket.say(welcome);
  return socket;
}

/** Whether somebody looks at the page. */
function see(state: DocumentVisibilityState): void {
  Object.assign(document, { visibilityState: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** How a request ends: done, or the key of its refusal; nothing as long as it waits. */
function watch(asked: Promise<void>) {
  const seen: { end?: string } = {};
  asked.then(
    () => (seen.end = 'done'),
    (no: RefusalError) => (seen.end = no.key),
  );
  return seen;
}

const settled = () => vi.advanceTimersByTimeAsync(0);

describe('a line that is opened', () => {
  it('leads to the table, and says hello', () => {
    expect(FakeSocket.last.address).toBe('ws://page.test/api/tables/abc/play');
    FakeSocket.last.onopen();
    expect(FakeSocket.last.sent).toEqual([{ id: 1, do: 'hello', protocol: [2] }]);
  });

  it('says which version of the table was seen last', () => {
    version = 12;
    FakeSocket.last.onopen();
    expect(FakeSocket.last.sent[0]).toMatchObject({ do: 'hello', version: 12 });
  });

  it('takes no request before the table has answered', async () => {
    const asked = watch(line.ask(ANSWER));
    await settled();
    expect(asked.end).toBe('server-unreachable');
    expect(FakeSocket.last.sent).toEqual([]);
  });

  it('passes on what the table says', () => {
    const socket = answered();
    expect(hear).toHaveBeenCalledOnce();
    expect(changed).toHaveBeenLastCalledWith('good');
    socket.say({ say: 'update', ...updateOf() });
    expect(hear).toHaveBeenCalledTimes(2);
  });
});

describe('a request', () => {
  it('is done when the table says so, and not by the answer to another', async () => {
    const socket = answered();
    const [one, two] = [watch(line.ask({ do: 'start' })), watch(line.ask({ do: 'rematch' }))];
    const [, first, second] = socket.sent;
    expect([first?.do, second?.do]).toEqual(['start', 'rematch']);
    expect(first?.id).not.toBe(second?.id);
    socket.say({ say: 'done', id: second?.id, version: 2 });
    await settled();
    expect([one.end, two.end]).toEqual([undefined, 'done']);
  });

  it('is refused with the key and the data of the rule', async () => {
    const socket = answered();
    const asked = line.ask({ do: 'start' });
    const id = socket.sent[1]?.id;
    socket.say({ say: 'refused', id, key: 'table-open-seats', data: { open: 2 }, says: 'no' });
    await expect(asked).rejects.toMatchObject({ key: 'table-open-seats', data: { open: 2 } });
  });

  it('is sent again after the line broke, where the table does it once', async () => {
    const socket = answered();
    const said = { do: 'chat', seat: 0, text: 'hello', mark: 5 } as const;
    const all = [watch(line.ask(ANSWER)), watch(line.ask(said))];
    socket.hangUp();
    await vi.advanceTimersByTimeAsync(200);
    const next = answered();
    expect(next).not.toBe(socket);
    expect(next.sent.slice(1)).toMatchObject([ANSWER, said]);
    for (const { id } of next.sent.slice(1)) next.say({ say: 'done', id, version: 2 });
    await settled();
    expect(all.map(({ end }) => end)).toEqual(['done', 'done']);
  });

  it('fails with the line where it might be done twice', async () => {
    const socket = answered();
    const unmarked = { do: 'chat', seat: 0, text: 'hello' } as const;
    const all = [watch(line.ask({ do: 'rematch' })), watch(line.ask(unmarked))];
    socket.hangUp();
    await vi.advanceTimersByTimeAsync(200);
    expect(all.map(({ end }) => end)).toEqual(['server-unreachable', 'server-unreachable']);
    expect(answered().sent).toHaveLength(1);
  });

  it('waits no longer once the line is closed', async () => {
    answered();
    const asked = watch(line.ask(ANSWER));
    line.close();
    await settled();
    expect(asked.end).toBe('server-unreachable');
  });
});

describe('a line that breaks', () => {
  it('is taken up again at once after a goodbye, and then with more and more patience', async () => {
    answered().hangUp(1012);
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSocket.all).toHaveLength(2);
    // Nobody is there yet.
    FakeSocket.last.hangUp(1012);
    await vi.advanceTimersByTimeAsync(399);
    expect(FakeSocket.all).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('comes back within three tenths of a second after a goodbye, not everybody at once', async () => {
    vi.mocked(Math.random).mockReturnValue(0.9);
    answered().hangUp(1012);
    await vi.advanceTimersByTimeAsync(269);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('is said to be lost, and taken up again after a knock', async () => {
    answered().hangUp();
    expect(changed).toHaveBeenLastCalledWith('lost');
    await vi.advanceTimersByTimeAsync(199);
    expect(knock).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(knock).toHaveBeenCalledOnce();
    expect(FakeSocket.all).toHaveLength(2);
    answered();
    expect(changed).toHaveBeenLastCalledWith('good');
  });

  it('is tried ever more seldom, and at once again after it was good', async () => {
    const pauses = [200, 400, 800, 1600, 3200, 6000, 6000];
    for (const [tries, pause] of pauses.entries()) {
      FakeSocket.last.hangUp();
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(FakeSocket.all).toHaveLength(tries + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(FakeSocket.all).toHaveLength(tries + 2);
    }
    answered().hangUp();
    await vi.advanceTimersByTimeAsync(200);
    expect(FakeSocket.all).toHaveLength(pauses.length + 2);
  });

  it('is not taken up by all in the same moment', async () => {
    vi.mocked(Math.random).mockReturnValue(0.5);
    FakeSocket.last.hangUp();
    await vi.advanceTimersByTimeAsync(299);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('goes on trying while the server cannot be reached', async () => {
    knock.mockRejectedValueOnce(new RefusalError('server-unreachable'));
    FakeSocket.last.hangUp();
    await vi.advanceTimersByTimeAsync(200);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('waits as long as the server wants it to', async () => {
    knock.mockRejectedValueOnce(new RefusalError('server-slow-down', { retryAfter: 30 }));
    FakeSocket.last.hangUp();
    await vi.advanceTimersByTimeAsync(200 + 29_999);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('is taken up at once when the network is back, or somebody looks', async () => {
    for (let i = 0; i < 6; i++) {
      FakeSocket.last.hangUp();
      await vi.advanceTimersByTimeAsync(6000);
    }
    const before = FakeSocket.all.length;
    FakeSocket.last.hangUp();
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(FakeSocket.all).toHaveLength(before + 1);
    FakeSocket.last.hangUp();
    see('visible');
    await settled();
    expect(FakeSocket.all).toHaveLength(before + 2);
  });

  it('is known to be broken when the network goes', () => {
    const socket = answered();
    window.dispatchEvent(new Event('offline'));
    expect(changed).toHaveBeenLastCalledWith('lost');
    expect(socket.closed).toBe(true);
  });

  it('is found by asking, where it broke without a word', async () => {
    const socket = answered();
    await vi.advanceTimersByTimeAsync(15_000);
    const ping = socket.sent.at(-1);
    expect(ping?.do).toBe('ping');
    socket.say({ say: 'done', id: ping?.id, version: 1 });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(changed).toHaveBeenLastCalledWith('good');
    await vi.advanceTimersByTimeAsync(5_999);
    expect(changed).toHaveBeenLastCalledWith('good');
    await vi.advanceTimersByTimeAsync(1);
    expect(changed).toHaveBeenLastCalledWith('lost');
  });

  it('has nothing to say any more when an older socket closes late', async () => {
    const older = answered();
    window.dispatchEvent(new Event('offline'));
    await vi.advanceTimersByTimeAsync(200);
    answered();
    older.hangUp();
    expect(changed).toHaveBeenLastCalledWith('good');
  });
});

describe('a line that ends', () => {
  const quiet = async () => {
    const before = FakeSocket.all.length;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(FakeSocket.all).toHaveLength(before);
  };

  it('is given up where the table is gone', async () => {
    answered().hangUp(4002);
    expect(changed).toHaveBeenLastCalledWith('gone');
    await quiet();
  });

  it('is given up where a knock says that there is no such table', async () => {
    knock.mockRejectedValueOnce(new RefusalError('server-no-table'));
    FakeSocket.last.hangUp();
    await vi.advanceTimersByTimeAsync(200);
    expect(changed).toHaveBeenLastCalledWith('gone');
    await quiet();
  });

  it('loads the page anew where the server speaks another protocol', () => {
    FakeSocket.last.hangUp(4000);
    expect(renew).toHaveBeenCalledOnce();
    expect(changed).not.toHaveBeenCalled();
  });

  it('says that the server is another one, where loading anew did not help', async () => {
    vi.mocked(renew).mockReturnValue(false);
    FakeSocket.last.hangUp(4000);
    expect(changed).toHaveBeenLastCalledWith('other');
    await quiet();
  });

  it('leaves other windows alone that have taken its place, for a while', async () => {
    answered().hangUp(4004);
    expect(changed).toHaveBeenLastCalledWith('replaced');
    await vi.advanceTimersByTimeAsync(44_999);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('leaves them alone as long as nobody looks at it', async () => {
    see('hidden');
    answered().hangUp(4004);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(FakeSocket.all).toHaveLength(1);
    see('visible');
    await settled();
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('is quiet once it is closed', async () => {
    const socket = answered();
    line.close();
    expect(socket.closed).toBe(true);
    socket.hangUp();
    await quiet();
  });
});
