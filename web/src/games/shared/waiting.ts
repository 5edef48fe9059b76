// Why nothing is asked at the moment.

import type { Sitting } from '../../table/sitting.svelte';
import { list, t } from '../../words/words.svelte';

/** For whom the table waits; and that nobody learns an answer before all are in, where one is given here. */
export function waiting(sitting: Sitting): string {
  const names = list(sitting.owing.map(sitting.named), 'and');
  const text = t('prompt-waiting', { names });
  return sitting.isSealed ? `${text} ${t('curtain-why')}` : text;
}
