// Hints at a table that tests keep, from a coach that tests keep.

import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import type { CoachHint, CoachQuestion } from '../../generated/coach';
import { question } from '../../../tests/unit/table';
import { ALONE, sit } from '../../../tests/unit/sitting';
import { RefusalError } from '../host/host';
import type { Asked } from './coach';
import { Hinting } from './hinting.svelte';

const hint = (action: string, chance: number): CoachHint => ({
  unit: 'wins',
  action,
  chance,
  error: 0,
  proved: false,
  points: 0,
  brings: [],
  reasons: [],
});
const BEST = [hint('r5', 0.6), hint('y5', 0.5), hint('-', 0.4)];

/** A coach that answers when it is told to. */
class FakeCoach implements Asked {
  readonly asked: Extract<CoachQuestion, { do: 'hint' }>[] = [];
  readonly brought: string[] = [];
  left = false;
  no: RefusalError | null = null;

  ask = (async (question: CoachQuestion) => {
    if (question.do !== 'hint') throw new Error(question.do);
    this.asked.push(question);
    if (this.no) throw this.no;
    const known = BEST.some(({ action }) => action === question.inMind);
    return known || !question.inMind ? BEST : [...BEST, hint(question.inMind, 0.1)];
  }) as Asked['ask'];
  bring = async (setup: string) => void this.brought.push(setup);
  leave = () => void (this.left = true);
}

/** Nora asks for hints; `size` has to be fetched first. */
function hints(size = 0) {
  const { table, sitting } = sit({ ...ALONE, table: question(7, [0]) });
  const coach = new FakeCoach();
  const hinting = new Hinting(sitting, coach, async () => size);
  return { table, sitting, coach, hinting };
}
const settle = async () => {
  for (let i = 0; i < 12; i++) await Promise.resolve();
  flushSync();
  for (let i = 0; i < 12; i++) await Promise.resolve();
};

it('the best answers are lit, and put away again', async () => {
  const { sitting, coach, hinting } = hints();
  hinting.toggle();
  await settle();
  expect(hinting.stage).toBe('told');
  expect(coach.brought).toEqual(['classic 2']);
  expect(coach.asked[0]).toMatchObject({ game: 'qwixx', seat: 0, inMind: null });
  expect(sitting.lit.map(({ action, sign, kind }) => [action, sign, kind])).toEqual([
    ['r5', '1', 'best'],
    ['y5', '2', 'other'],
    ['-', '3', 'other'],
  ]);
  hinting.toggle();
  expect(hinting.open).toBe(false);
  expect(sitting.lit).toEqual([]);
});

it('what is staged is compared, and asked about where it is not among the best', async () => {
  const { sitting, coach, hinting } = hints();
  hinting.toggle();
  await settle();
  sitting.inMind = 'y5';
  await settle();
  expect(coach.asked).toHaveLength(1);
  expect(hinting.mine?.chance).toBe(0.5);
  sitting.inMind = 'b9';
  await settle();
  expect(coach.asked.at(-1)?.inMind).toBe('b9');
  expect(hinting.mine?.chance).toBe(0.1);
  expect(sitting.lit).toHaveLength(3);
});

it('a hint is for one question', async () => {
  const { table, hinting, sitting } = hints();
  hinting.toggle();
  await settle();
  table.tell({ table: question(8, [0]) });
  await settle();
  expect(hinting.open).toBe(false);
  expect(sitting.lit).toEqual([]);
  table.tell({ table: question(9, [1]) });
  hinting.toggle();
  expect(hinting.open).toBe(false);
});

it('what has to be fetched is said, and why there is no hint', async () => {
  const { coach, hinting } = hints(0.4);
  coach.no = new RefusalError('coach-book');
  hinting.toggle();
  expect(hinting.stage).toBe('thinking');
  await settle();
  expect(hinting.megabytes).toBe(0.4);
  expect(hinting.stage).toBe('failed');
  expect(hinting.refused?.key).toBe('coach-book');
});

it('whoever leaves the table ends the coach', async () => {
  const { coach, hinting, sitting } = hints();
  sitting.hinting = hinting;
  hinting.toggle();
  sitting.leave();
  await settle();
  expect(coach.left).toBe(true);
  expect(sitting.lit).toEqual([]);
});

it('where others come to the table they are told before there is a hint', async () => {
  const { table, sitting, coach, hinting } = hints();
  const doors = {
    link: '',
    code: null,
    watchLink: '',
    watching: false,
    invited: null,
    late: false,
  };
  sitting.doors = doors;
  hinting.toggle();
  await settle();
  expect(table.asked).toEqual([{ do: 'help', seat: 0 }]);
  expect(coach.asked).toHaveLength(1);
  hinting.close();
  table.no = new RefusalError('table-coach-off');
  hinting.toggle();
  await settle();
  expect(hinting.open).toBe(false);
  expect(coach.asked).toHaveLength(1);
});
