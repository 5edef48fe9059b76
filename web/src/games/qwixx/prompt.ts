// What is asked of whoever is at the screen: who rolled, which step it is, or why one waits.

import type { Look, View } from '../../generated/qwixx';
import type { Sitting } from '../../table/sitting.svelte';
import { t } from '../../words/words.svelte';
import { waiting } from '../shared/waiting';

/** Whether whoever is at the screen rolled, or is about to. */
export const hasRolled = (sitting: Sitting, view: View): boolean =>
  sitting.at !== null && view.active === sitting.at;

/** What is asked, in a sentence that `Named` shows. */
export function promptOf(sitting: Sitting, view: View, look: Look | null): string {
  const { turn, typing } = sitting.now;
  if (turn.waits === 'nothing') return t('prompt-over');
  if (typing && view.phase === 'first') return t('prompt-first');
  const shared = sitting.here.length > 1;
  const own = hasRolled(sitting, view);
  const roller = sitting.named(view.active ?? 0);
  // Who shares a screen is called by name.
  const rolls = { mine: yes(own && !shared), name: roller };
  if (typing) return t('prompt-typing', rolls);
  if (turn.waits === 'chance') {
    return view.active === null ? t('prompt-dice-roll') : t('prompt-rolls', rolls);
  }
  const asked = { name: sitting.named(sitting.at ?? 0), shared: yes(shared) };
  if (sitting.asked && view.phase === 'sum') {
    const [one = 0, other = 0] = look?.dice.map((die) => die.face ?? 0) ?? [];
    return t('prompt-sum', { ...asked, mine: yes(own), roller, one, other, sum: look?.sum ?? 0 });
  }
  if (sitting.asked) return t('prompt-colour', { ...asked, ticked: yes(view.ticked) });
  if (view.phase === 'colour') return t('prompt-colour-waiting', { name: roller });
  return waiting(sitting);
}

const yes = (is: boolean) => (is ? 'yes' : 'no');
