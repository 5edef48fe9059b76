// A replay, with an engine that tests play.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { updateOf } from '../../../tests/unit/table';
import type { News } from '../../generated/wire';
import { stopAt } from './engine';
import type { HeardUpdate } from './host';
import { Replay } from './replay';

vi.mock('./engine', () => ({
  openReplay: async () => ({ last: 9, about: { game: 'qwixx' } }),
  stopAt: vi.fn(),
}));

/** What was told up to a stop. */
const told = (stop: number): News[] =>
  Array.from({ length: stop }, (_, i) => ({ news: 'said', seat: 0, text: `${i}`, team: false }));

let heard: HeardUpdate[];
let replay: Replay;

beforeEach(async () => {
  vi.mocked(stopAt).mockImplementation(async (_game, stop) => updateOf({ news: told(stop) }));
  replay = await Replay.of('text');
  heard = [];
  replay.subscribe((one) => heard.push(one));
});

describe('a replay', () => {
  it('begins before the first step', () => {
    expect(heard).toMatchObject([{ fresh: true, update: { news: [] } }]);
  });

  it('is of the match that its address names, from which bots have their names', async () => {
    const second = await Replay.of('text', 2);
    second.subscribe((one) => heard.push(one));
    await second.go(1);
    const numbers = heard.map(({ update }) => update.table.matchNumber);
    expect(numbers).toEqual([1, 2, 2]);
  });

  it('tells the next step as it was told then', async () => {
    await replay.go(1);
    await replay.go(2);
    expect(heard[2]).toMatchObject({ fresh: false, update: { news: told(2).slice(1) } });
  });

  it('only shows how things stood after a leap, a step back or another seat’s look', async () => {
    await replay.go(5);
    expect(heard.at(-1)).toMatchObject({ fresh: true, update: { news: told(5) } });
    await replay.go(4);
    expect(heard.at(-1)).toMatchObject({ fresh: true, update: { news: told(4) } });
    await replay.go(5, 1);
    expect(heard.at(-1)).toMatchObject({ fresh: true, update: { news: told(5) } });
    expect(vi.mocked(stopAt)).toHaveBeenLastCalledWith('qwixx', 5, 1);
  });

  it('shows the last stop that was wanted, whichever comes last', async () => {
    let late: () => void = () => {};
    vi.mocked(stopAt).mockImplementationOnce(
      () => new Promise((go) => (late = () => go(updateOf({ news: told(1) })))),
    );
    const slow = replay.go(1);
    await replay.go(7);
    late();
    await slow;
    expect(replay.stop).toBe(7);
    expect(heard).toHaveLength(2);
  });

  it('can only be looked at', async () => {
    await expect(replay.ask()).rejects.toMatchObject({ key: 'table-over' });
    expect(replay.isOver).toBe(true);
    expect(await replay.record()).toBe('text');
  });
});
