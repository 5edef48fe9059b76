// Somebody who sits down at a table that tests keep.

import type { News } from '../../src/generated/wire';
import { Sitting, type Hides } from '../../src/table/sitting.svelte';
import { FakeTable, updateOf, viewOf, type Wishes } from './table';

/** Somebody sits down at a table that is like this. */
export function sit(wishes: Wishes = {}, kind: Partial<FakeTable> & { hides?: Hides } = {}) {
  const { hides = 'answers', ...rest } = kind;
  const table = Object.assign(new FakeTable(updateOf(wishes)), rest);
  return { table, sitting: new Sitting(table, () => hides) };
}

/** The device only watches. */
export const WATCHING: Wishes = { you: { seats: [] }, views: [viewOf(null)] };
/** Nora is alone at the device. */
export const ALONE: Wishes = { you: { seats: [0] }, views: [viewOf(0)] };
/** Nora has done something. */
export const MISSED: News = { news: 'game', event: { event: 'missed', seat: 0 } as never };
