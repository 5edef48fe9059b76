// Choosing cards, at a table that tests keep and with an engine that they play.

import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { rooted } from '../../../tests/unit/rooted.svelte';
import { ALONE, sit } from '../../../tests/unit/sitting';
import { question } from '../../../tests/unit/table';
import type { HandCard, Look, Offer, View } from '../../generated/qwixx-cards';
import type { View as AnyView } from '../../generated/games';
import { check, lookAtAny } from '../../table/host/engine';
import { RefusalError } from '../../table/host/host';
import { speakOfPlay } from '../../words/words.svelte';
import { Looking } from '../shared/looking.svelte';
import { CardChoice } from './card-choice.svelte';

vi.mock('../../table/host/engine', () => ({ check: vi.fn(), lookAtAny: vi.fn() }));

const red5: HandCard = { card: 'r5', number: 5, colour: 'red' };
const red7: HandCard = { card: 'r7', number: 7, colour: 'red' };
const blue9: HandCard = { card: 'b9', number: 9, colour: 'blue' };
const joker6: HandCard = { card: 'j6', number: 6, colour: null };

const play = (
  cards: HandCard[],
  colour: Offer['colour'],
  ticks: number[],
  points: number,
): Offer => ({
  action: `${colour}: ${cards.map(({ card }) => card)} ${ticks}`,
  take: null,
  cell: null,
  cards: cards.map(({ card }) => card),
  colour,
  ticks,
  into: null,
  points,
  marks: [],
  skips: [],
  misses: false,
  ends: false,
});

/** Red cards go together, the joker counts as red or blue, and more ticks are not always better. */
const OFFERS = [
  play([red5], 'red', [5], 1),
  play([red7], 'red', [7], 1),
  play([red5, red7], 'red', [5], 1),
  play([red5, red7], 'red', [5, 7], 3),
  play([red5, red7], 'red', [7], 1),
  play([joker6], 'red', [6], 1),
  play([joker6], 'blue', [6], 2),
  play([joker6], 'blue', [], -1),
];

let end = () => {};

/** Nora is asked, in some phase of the game. */
async function begin(phase: View['phase'] = 'play') {
  vi.mocked(check).mockReset().mockResolvedValue(null);
  const look = { hands: [{ backs: [], cards: [red5, red7, blue9, joker6] }], offers: OFFERS };
  vi.mocked(lookAtAny).mockResolvedValue(look as Partial<Look> as Look);
  const views = [{ seat: 0, view: { phase, active: 0 } as unknown as AnyView }];
  const { table, sitting } = sit({ ...ALONE, views, table: { game: 'qwixx-cards' } });
  const root = rooted(() => new CardChoice(sitting, new Looking('qwixx-cards', sitting)));
  end = root.end;
  await settled();
  return { table, sitting, chosen: root.made };
}

const settled = () => new Promise((go) => setTimeout(go));
const forbids = (key: string) =>
  vi.mocked(check).mockResolvedValue(new RefusalError(key, { rule: key }));

beforeAll(speakOfPlay);
afterEach(() => end());

describe('a card of the hand', () => {
  it('is taken up by a tap and put back by another', async () => {
    const { chosen } = await begin();
    await chosen.tap(red5);
    expect(chosen.held).toEqual([red5]);
    await chosen.tap(red5);
    expect(chosen.held).toEqual([]);
    expect(chosen.staged).toBeNull();
  });

  it('joins those that it goes with', async () => {
    const { chosen } = await begin();
    await chosen.tap(red7);
    expect([chosen.goesWith('r5'), chosen.goesWith('b9')]).toEqual([true, false]);
    await chosen.tap(red5);
    expect(chosen.held).toEqual([red5, red7]);
    expect(chosen.numbers).toEqual([5, 7]);
  });

  it('takes the place of those that it cannot go with', async () => {
    const { chosen, sitting } = await begin();
    await chosen.tap(red5);
    await chosen.tap(blue9);
    expect(chosen.cards).toEqual(['b9']);
    expect(sitting.refused).toBeNull();
    expect(check).not.toHaveBeenCalled();
  });

  it('is refused with its rule where its colour is right', async () => {
    const { chosen, sitting } = await begin();
    forbids('cards-too-many');
    await chosen.tap(red5);
    await chosen.tap(joker6);
    expect(check).toHaveBeenLastCalledWith('qwixx-cards', sitting.view, 0, 'r: 5 j6');
    expect(chosen.cards).toEqual(['r5']);
    expect(sitting.refused?.rule).toBe('cards-too-many');
  });

  it('says why it cannot be played before its time', async () => {
    const { chosen, sitting } = await begin('take');
    forbids('cards-not-now');
    expect(chosen.goesWith('b9')).toBe(false);
    await chosen.tap(blue9);
    expect(check).toHaveBeenLastCalledWith('qwixx-cards', sitting.view, 0, 'b: 9');
    expect(chosen.cards).toEqual([]);
    expect(sitting.refused?.rule).toBe('cards-not-now');
  });

  it('stays where it is while nobody here is asked', async () => {
    const { chosen, table } = await begin();
    table.tell({ table: question(7, [0, 1], [0]) });
    await chosen.tap(red5);
    expect(chosen.cards).toEqual([]);
    expect(chosen.goesWith('r5')).toBe(false);
  });
});

describe('the colour that cards count as', () => {
  it('is theirs, if there is only one', async () => {
    const { chosen } = await begin();
    await chosen.tap(red5);
    expect(chosen.counted).toBe('red');
    expect(chosen.played?.ticks).toEqual([5]);
  });

  it('has to be chosen for a joker', async () => {
    const { chosen } = await begin();
    await chosen.tap(joker6);
    expect(chosen.colours).toEqual(['red', 'blue']);
    expect([chosen.counted, chosen.played]).toEqual([null, null]);
    chosen.countAs('blue');
    expect(chosen.played).toMatchObject({ colour: 'blue', ticks: [6] });
  });

  it('is forgotten with the cards', async () => {
    const { chosen } = await begin();
    await chosen.tap(joker6);
    chosen.countAs('blue');
    await chosen.tap(joker6);
    await chosen.tap(joker6);
    expect(chosen.counted).toBeNull();
  });
});

describe('what is ticked', () => {
  it('is what brings most, unless something else is wished', async () => {
    const { chosen } = await begin();
    chosen.pick(['r5', 'r7']);
    expect([...chosen.ticked]).toEqual([5, 7]);
    await chosen.toggle(7);
    expect([...chosen.ticked]).toEqual([5]);
    expect(chosen.staged?.points).toBe(1);
    await chosen.toggle(7);
    expect([...chosen.ticked]).toEqual([5, 7]);
  });

  it('stays as it is where the other way is forbidden, and the rule is named', async () => {
    const { chosen, sitting } = await begin();
    chosen.pick(['r5']);
    forbids('cards-must-tick');
    await chosen.toggle(5);
    expect(check).toHaveBeenLastCalledWith('qwixx-cards', sitting.view, 0, 'r: 5');
    expect([...chosen.ticked]).toEqual([5]);
    expect(sitting.refused?.rule).toBe('cards-must-tick');
  });

  it('is forgotten with the colour', async () => {
    const { chosen } = await begin();
    await chosen.tap(joker6);
    chosen.countAs('blue');
    await chosen.toggle(6);
    expect(chosen.played?.ticks).toEqual([]);
    chosen.countAs('blue');
    expect(chosen.played?.ticks).toEqual([6]);
  });

  it('comes with the reasons why the other numbers are not', async () => {
    const { chosen } = await begin();
    forbids('cards-unknown');
    chosen.pick(['r5', 'r7']);
    await settled();
    expect(chosen.why).toEqual([]);
    await chosen.toggle(7);
    await settled();
    expect(check).toHaveBeenLastCalledWith('qwixx-cards', expect.anything(), 0, 'r: 5x 7x');
    expect(chosen.why).toHaveLength(1);
    chosen.pick(['r5']);
    expect(chosen.why).toEqual([]);
  });
});

describe('what was begun', () => {
  it('is what was offered, outside of the phase in which cards are played', async () => {
    const { chosen } = await begin('take');
    const [offer] = OFFERS;
    chosen.offer = offer ?? null;
    expect(chosen.staged).toEqual(offer);
    chosen.clear();
    expect(chosen.staged).toBeNull();
  });

  it('ends with the question', async () => {
    const { chosen, table } = await begin();
    await chosen.tap(joker6);
    chosen.countAs('blue');
    chosen.offer = OFFERS[0] ?? null;
    table.tell({ table: question(8, [0]) });
    expect([chosen.cards, chosen.offer, chosen.counted]).toEqual([[], null, null]);
  });

  it('stays while nothing is asked anew', async () => {
    const { chosen, table } = await begin();
    await chosen.tap(red5);
    table.tell({ table: question(7, [0, 1], [1]) });
    expect(chosen.cards).toEqual(['r5']);
  });
});

describe('what may be played', () => {
  it('is worth the most that it brings with the cards that are chosen', async () => {
    const { chosen } = await begin();
    const worth = () => [red5, red7, blue9, joker6].map(({ card }) => chosen.worth(card));
    expect(worth()).toEqual([1, 1, null, 2]);
    expect(chosen.canTick).toBe(true);
    await chosen.tap(red5);
    expect(worth()).toEqual([1, 3, null, null]);
  });

  it('is worth nothing before cards are to be played', async () => {
    const { chosen } = await begin('number');
    expect(chosen.worth('r5')).toBeNull();
    expect(chosen.cells).toEqual([]);
  });
});

describe('what is begun', () => {
  it('is given up when another window of the browser begins at the same question', async () => {
    const here = await begin();
    const endHere = end;
    await here.chosen.tap(red5);
    const there = await begin();
    await there.chosen.tap(red7);
    await vi.waitFor(() => expect(here.chosen.cards).toEqual([]));
    expect(there.chosen.cards).toEqual(['r7']);
    endHere();
  });

  it('is given up when the answer came from elsewhere', async () => {
    const { chosen, table } = await begin();
    await chosen.tap(red5);
    table.tell({ table: question(7, [0, 1], [0]), you: { sealed: [{ seat: 0, action: '-' }] } });
    expect(chosen.cards).toEqual([]);
  });
});
