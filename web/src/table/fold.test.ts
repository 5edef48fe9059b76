// Updates folded into a table.

import { describe, expect, it } from 'vitest';
import { updateOf, viewOf } from '../../tests/unit/table';
import type { News } from '../generated/wire';
import { beginsAnew, fold } from './fold';

const said = (text: string): News => ({ news: 'said', seat: 0, text, team: false });
const first = { ...updateOf({ news: [said('one')] }), version: 1 };
const { views: _, ...silent } = { ...updateOf({ news: [said('two')] }), version: 2 };

describe('a table after an update', () => {
  it('is the update, if there was none before', () => {
    expect(fold(undefined, { update: first, fresh: false })).toEqual(first);
  });

  it('stands as the update says, not as it stood before', () => {
    const update = { ...silent, table: { ...silent.table, watchers: 3 } };
    const { table, version } = fold(first, { update, fresh: false });
    expect(table.watchers).toBe(3);
    expect(version).toBe(2);
  });

  it('has told what it told before, and what is new', () => {
    const { news } = fold(first, { update: silent, fresh: false });
    expect(news).toEqual([said('one'), said('two')]);
  });

  it('has told nothing else where the news is all there is', () => {
    expect(fold(first, { update: silent, fresh: true }).news).toEqual([said('two')]);
  });

  it('forgets the match before when a rematch begins', () => {
    const news: News[] = [said('again?'), { news: 'rematch' }];
    const heard = { update: { ...silent, news }, fresh: false };
    expect(beginsAnew(heard)).toBe(true);
    expect(fold(first, heard).news).toEqual(news);
  });

  it('keeps the views that an update leaves out', () => {
    expect(fold(first, { update: silent, fresh: false }).views).toBe(first.views);
    expect(fold(first, { update: silent, fresh: true }).views).toBe(first.views);
    const views = [viewOf(1)];
    expect(fold(first, { update: { ...silent, views }, fresh: false }).views).toBe(views);
  });

  it('has no views where none were ever sent', () => {
    expect('views' in fold(undefined, { update: silent, fresh: true })).toBe(false);
  });

  it('leaves what it was folded from as it was', () => {
    const before = structuredClone(first);
    fold(first, { update: silent, fresh: false });
    expect(first).toEqual(before);
  });
});
