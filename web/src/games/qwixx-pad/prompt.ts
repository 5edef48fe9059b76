// What is asked at a pad, in a sentence.

import type { View } from '../../generated/qwixx-pad';
import type { Sitting } from '../../table/sitting.svelte';
import { list, t } from '../../words/words.svelte';
import { claims } from './entry';

/** What entries said: Anna 7, Ben 8. */
function claimed(sitting: Sitting, view: View): string {
  const said = claims(view.open).map(({ seat, numbers }) =>
    t('pad-claim', { name: sitting.named(seat), numbers: list(numbers.map(String), 'and') }),
  );
  return list(said, 'and');
}

export function promptOf(sitting: Sitting, view: View): string {
  const active = view.active ?? 0;
  const name = sitting.named(active);
  const mine = sitting.at === active;
  switch (view.phase) {
    case 'first':
      return t(sitting.at === 0 ? 'pad-who-begins' : 'pad-who-begins-wait', {
        name: sitting.named(0),
      });
    case 'which':
      return t(mine ? 'pad-which' : 'pad-which-wait', { claims: claimed(sitting, view), name });
    case 'mend':
      return sitting.at !== null && view.asked.includes(sitting.at)
        ? t('pad-mend', { sum: view.sum ?? 0 })
        : t('pad-mend-wait', { sum: view.sum ?? 0 });
    case 'colour':
      return t(mine ? 'pad-colour' : 'pad-colour-wait', { name });
    case 'round':
      if (sitting.at === null) return t('pad-watch', { name });
      return t(`pad-${isWithCards(view) ? 'cards-' : ''}round${mine ? '-mine' : ''}`, { name });
    case 'over':
      return t('rule-over');
  }
}

/** Whether real cards are on the table, not dice. */
const isWithCards = (view: View): boolean => view.setup.startsWith('cards-');
