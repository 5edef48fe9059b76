// Laying tiles, at a table that tests keep and with an engine that they play.

import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { rooted } from '../../../tests/unit/rooted.svelte';
import { ALONE, sit } from '../../../tests/unit/sitting';
import { question } from '../../../tests/unit/table';
import type { Draft, Look, Piece, Spot } from '../../generated/qwirkle';
import { check, lookAtAny } from '../../table/host/engine';
import { RefusalError } from '../../table/host/host';
import { speakOfPlay } from '../../words/words.svelte';
import { Looking } from '../shared/looking.svelte';
import { Laying } from './laying.svelte';

vi.mock('../../table/host/engine', () => ({ check: vi.fn(), lookAtAny: vi.fn() }));

const piece = (tile: string): Piece => ({ tile, colour: 'red', shape: 'circle' });
const spot = (x: number, y: number, points: number | null = 2): Spot => ({
  x,
  y,
  cell: `${x},${y}`,
  points,
});
const draft = (wish: Partial<Draft> = {}): Draft => ({
  placed: [],
  action: null,
  lines: [],
  points: 2,
  bonus: 0,
  no: null,
  spots: {},
  ...wish,
});

/** The hand: two red circles, a blue star, and a green cross that fits nowhere. */
const HAND = ['Rc', 'Rc', 'Bt', 'Gx'];
/** At first all but the cross can go to the middle, and the star below it. */
const FIRST = draft({
  spots: { Rc: [spot(0, 0)], Bt: [spot(0, 0), spot(0, 1, null)], Gx: [] },
});

/** What the engine says of tiles that are laid, by their notation. */
let drafts: Record<string, Draft>;
/** Answers that the engine keeps to itself, in order. */
let held: (() => void)[] | null;
let end = () => {};

/** Nora is asked to lay tiles. */
async function begin() {
  drafts = {};
  held = null;
  vi.mocked(check).mockReset().mockResolvedValue(null);
  vi.mocked(lookAtAny).mockImplementation(async (_game, _view, _seat, text) => {
    const look = { hand: HAND.map(piece), draft: text ? (drafts[text] ?? draft()) : FIRST };
    if (text && held) await new Promise<void>((go) => held?.push(go));
    return look as Partial<Look> as Look;
  });
  const { table, sitting } = sit({ ...ALONE, table: { game: 'qwirkle' } }, { hides: 'hands' });
  const lead = vi.fn();
  const root = rooted(() => new Laying(sitting, new Looking('qwirkle', sitting), lead));
  end = root.end;
  await settled();
  return { table, sitting, laying: root.made, lead };
}

const settled = () => new Promise((go) => setTimeout(go));
const where = (laying: Laying) => laying.staged.map(({ tile, x, y }) => `${tile}@${x},${y}`);

beforeAll(speakOfPlay);
afterEach(() => end());

describe('a tile of the hand', () => {
  it('is chosen by a tap and put back by another', async () => {
    const { laying } = await begin();
    laying.tap(2, false);
    expect(laying.piece?.tile).toBe('Bt');
    expect(laying.spots.map(({ cell }) => cell)).toEqual(['0,0', '0,1']);
    laying.tap(2, false);
    expect(laying.piece).toBeNull();
  });

  it('goes to the cell that is tapped next, and the engine is asked what it brings', async () => {
    const { laying } = await begin();
    drafts['Rc@0,0'] = draft({ points: 9 });
    laying.tap(1, false);
    laying.pick(0, 0, false);
    expect([...laying.gone]).toEqual([1]);
    expect(laying.draft).toBeNull();
    await settled();
    expect(laying.draft?.points).toBe(9);
    expect(laying.placed).toMatchObject([{ tile: 'Rc', cell: '0,0' }]);
  });

  it('leads to its first cell when it is chosen by key', async () => {
    const { laying, lead } = await begin();
    laying.tap(0, false);
    expect(lead).not.toHaveBeenCalled();
    laying.tap(2, true);
    expect(lead).toHaveBeenCalledExactlyOnceWith(0, 0);
  });

  it('that does not fit stays, and the rule is named', async () => {
    const { laying, sitting } = await begin();
    vi.mocked(check).mockResolvedValue(new RefusalError('gap', { rule: 'gap' }));
    laying.tap(3, false);
    laying.pick(5, 5, false);
    await settled();
    expect(check).toHaveBeenCalledWith('qwirkle', sitting.view, 0, 'Gx@5,5');
    expect(laying.staged).toEqual([]);
    expect(sitting.refused?.rule).toBe('gap');
  });

  it('is laid where the engine has nothing against it', async () => {
    const { laying } = await begin();
    laying.tap(3, false);
    laying.pick(5, 5, false);
    await settled();
    expect(where(laying)).toEqual(['Gx@5,5']);
  });

  it('is laid only by whoever is asked', async () => {
    const { laying, sitting } = await begin();
    sitting.curtain = true;
    laying.tap(0, false);
    laying.pick(0, 0, false);
    await laying.place(0, 0, 0);
    expect([laying.chosen, laying.staged]).toEqual([null, []]);
  });
});

describe('a cell of the board', () => {
  it('takes the only kind of tile that fits', async () => {
    const { laying } = await begin();
    laying.pick(0, 1, false);
    await settled();
    expect(where(laying)).toEqual(['Bt@0,1']);
  });

  it('takes a tile that still is in the hand', async () => {
    const { laying } = await begin();
    drafts['Rc@0,0'] = draft({ spots: { Rc: [spot(1, 0)] } });
    await laying.place(0, 0, 0);
    laying.pick(1, 0, false);
    await settled();
    expect(laying.staged.map(({ index }) => index)).toEqual([0, 1]);
  });

  it('waits for a tile where several kinds fit', async () => {
    const { laying } = await begin();
    laying.pick(0, 0, false);
    expect(laying.wanted).toEqual({ x: 0, y: 0 });
    expect(laying.fitting).toEqual([true, true, true, false]);
    laying.tap(2, false);
    await settled();
    expect(where(laying)).toEqual(['Bt@0,0']);
    expect(laying.wanted).toBeNull();
  });

  it('waits no longer when it is tapped again, or a tile is tapped that does not fit', async () => {
    const { laying } = await begin();
    laying.pick(0, 0, false);
    laying.pick(0, 0, false);
    expect(laying.wanted).toBeNull();
    laying.pick(0, 0, false);
    laying.tap(3, false);
    expect([laying.wanted, laying.chosen]).toEqual([null, 3]);
  });

  it('gives the tile back that was laid on it, and the others stay', async () => {
    const { laying } = await begin();
    drafts['Rc@0,0'] = draft({ spots: { Bt: [spot(0, 1)] } });
    await laying.place(0, 0, 0);
    await laying.place(2, 0, 1);
    expect(where(laying)).toEqual(['Rc@0,0', 'Bt@0,1']);
    laying.pick(0, 0, false);
    await settled();
    expect(where(laying)).toEqual(['Bt@0,1']);
  });
});

describe('cells that are lit', () => {
  it('are those that make points, while no tile is chosen', async () => {
    const { laying } = await begin();
    expect(laying.spots.map(({ cell }) => cell)).toEqual(['0,0']);
  });

  it('promise the points of a tile that makes some', async () => {
    const { laying } = await begin();
    drafts['Rc@0,0'] = draft({ spots: { Gx: [spot(1, 0, null)], Bt: [spot(1, 0, 3)] } });
    await laying.place(0, 0, 0);
    expect(laying.spots).toEqual([spot(1, 0, 3)]);
  });

  it('are all where none makes points yet', async () => {
    const { laying } = await begin();
    drafts['Rc@0,0'] = draft({ spots: { Bt: [spot(0, 1, null)], Gx: [spot(1, 0, null)] } });
    await laying.place(0, 0, 0);
    expect(laying.spots.map(({ cell }) => cell)).toEqual(['0,1', '1,0']);
  });

  it('are none while the engine is asked, while tiles are swapped, and for who is not asked', async () => {
    const { laying, sitting } = await begin();
    held = [];
    laying.tap(0, false);
    laying.pick(0, 0, false);
    expect(laying.spots).toEqual([]);
    laying.undo();
    expect(laying.spots).toHaveLength(1);
    laying.beginSwap();
    expect(laying.spots).toEqual([]);
    laying.leave();
    sitting.curtain = true;
    expect(laying.spots).toEqual([]);
  });
});

describe('what was begun', () => {
  it('is taken back from the last to the first', async () => {
    const { laying } = await begin();
    await laying.place(0, 0, 0);
    laying.tap(2, false);
    laying.leave();
    expect([laying.chosen, laying.staged.length]).toEqual([null, 1]);
    laying.leave();
    expect(laying.staged).toEqual([]);
    laying.beginSwap();
    laying.leave();
    expect(laying.swapping).toBeNull();
  });

  it('is taken back by a tap on a tile that lies on the board', async () => {
    const { laying } = await begin();
    await laying.place(1, 0, 0);
    laying.tap(1, false);
    expect(laying.staged).toEqual([]);
  });

  it('shows what the engine says of it now, whichever answer comes last', async () => {
    const { laying } = await begin();
    drafts['Rc@0,0'] = draft({ points: 1 });
    drafts['Bt@0,0'] = draft({ points: 7 });
    held = [];
    void laying.place(0, 0, 0);
    laying.undo();
    void laying.place(2, 0, 0);
    const [slow, quick] = held;
    quick?.();
    await settled();
    expect(laying.draft?.points).toBe(7);
    slow?.();
    await settled();
    expect(laying.draft?.points).toBe(7);
  });

  it('ends with the question', async () => {
    const { laying, table } = await begin();
    await laying.place(0, 0, 0);
    laying.tap(2, false);
    table.tell({ table: question(8, [0]) });
    expect([laying.staged, laying.chosen, laying.draft]).toEqual([[], null, null]);
    laying.beginSwap();
    table.tell({ table: question(9, [0]) });
    expect(laying.swapping).toBeNull();
  });

  it('stays while nothing is asked anew', async () => {
    const { laying, table } = await begin();
    await laying.place(0, 0, 0);
    table.tell({ table: { watchers: 2 } });
    await settled();
    expect(where(laying)).toEqual(['Rc@0,0']);
    expect(laying.draft).not.toBeNull();
  });
});

describe('a turn', () => {
  const answer = (action: string) => [{ do: 'answer', seat: 0, question: 7, action }];

  it('plays what is laid, as the engine writes it', async () => {
    const { laying, table } = await begin();
    drafts['Rc@0,0'] = draft({ action: 'Rc@0,0' });
    await laying.place(0, 0, 0);
    laying.confirm();
    expect(table.asked).toEqual(answer('Rc@0,0'));
  });

  it('says why what is laid is not a play yet', async () => {
    const { laying, table, sitting } = await begin();
    const no = { key: 'opening-best', data: { rule: 'opening-best' }, says: '' };
    drafts['Rc@0,0'] = draft({ no });
    await laying.place(0, 0, 0);
    laying.confirm();
    expect(table.asked).toEqual([]);
    expect(sitting.refused?.rule).toBe('opening-best');
  });

  it('plays nothing while the engine is asked', async () => {
    const { laying, table } = await begin();
    held = [];
    void laying.place(0, 0, 0);
    laying.confirm();
    expect(table.asked).toEqual([]);
  });

  it('swaps the tiles that are chosen for it, and none that were put back', async () => {
    const { laying, table } = await begin();
    laying.tap(0, false);
    laying.beginSwap();
    expect(laying.chosen).toBeNull();
    for (const index of [1, 2, 3, 2]) laying.tap(index, false);
    expect(laying.swapping).toEqual([1, 3]);
    laying.pick(0, 0, false);
    expect(laying.staged).toEqual([]);
    laying.swap();
    expect(table.asked).toEqual(answer('swap Rc Gx'));
  });

  it('swaps nothing that was not begun', async () => {
    const { laying, table } = await begin();
    laying.swap();
    expect(table.asked).toEqual([]);
  });

  it('is passed', async () => {
    const { laying, table } = await begin();
    laying.pass();
    expect(table.asked).toEqual(answer('pass'));
  });
});
