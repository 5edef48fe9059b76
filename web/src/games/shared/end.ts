// The end of a match in one line.

import type { Sitting } from '../../table/sitting.svelte';
import { verdict } from '../../table/result';
import { list, t } from '../../words/words.svelte';

export interface End {
  /** What is said first, names marked as `Named` shows them. */
  title: string;
  /** Whether some won and others did not. */
  won: boolean;
}

/** `anybody`: as it is told to those who were not there, with names rather than You. */
export function endOf(sitting: Sitting, team: boolean, anybody = false): End {
  const { outcome, seats } = sitting.now;
  if (!outcome) return { title: '', won: false };
  const me = anybody ? null : sitting.me;
  const { kind, ...found } = verdict(outcome, seats.length, me, team);
  const others = 'others' in found ? found.others : [];
  const names = list(others.map(anybody ? sitting.name : sitting.named), 'and');
  const numbers = { by: 0, place: 0, points: null, ...found, others: others.length, names };
  const title = t(`end-${kind}`, { ...numbers, points: numbers.points ?? 'none' });
  return { title, won: !['closed', 'alone', 'draw'].includes(kind) };
}
