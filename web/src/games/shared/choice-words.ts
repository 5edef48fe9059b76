// What an answer brings and what it is worth, in the words of the table.

import type { RatedChoice, Why } from '../../generated/coach';
import { isDecided, percent, type Unit } from '../../table/coach/told';
import type { Sitting } from '../../table/sitting.svelte';
import { has, t, told } from '../../words/words.svelte';

/** What an answer would bring, as it would be told; in notation where nothing is told of it. */
export function bringsOf({ brings, action }: RatedChoice, sitting: Sitting): string {
  const said = brings.map((event) => told(sitting.now.game, event, sitting.name));
  return said.join(' ') || action;
}

/** What an answer is worth: a chance, or points where all is decided. */
export function worthOf(choice: RatedChoice, sitting: Sitting, unit: Unit): string {
  const { chance, points, proved } = choice;
  if (unit === 'points') return t('coach-chance-alone', { percent: percent(chance, 1) });
  if (proved) return t('coach-proved', { percent: percent(chance) });
  if (!isDecided(chance)) return t('coach-chance', { percent: percent(chance) });
  const scored = (sitting.state.outcome?.scores ?? []).length > 0 || points !== 0;
  if (scored) return t('coach-points', { points });
  return t(chance > 0.5 ? 'coach-won' : 'coach-lost');
}

/** Why the best answer is better, in sentences. */
export function reasonsOf(reasons: Why[], game: string): string[] {
  const known = reasons.filter(({ key }) => has(`reason-${game}-${key}`));
  return known.map(({ key, yours, best }) => t(`reason-${game}-${key}`, { yours, best }));
}
