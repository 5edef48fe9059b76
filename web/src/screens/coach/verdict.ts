// How an answer that was tried is judged.

import type { RatedChoice, RatedDecision } from '../../generated/coach';
import { percent, playedOf } from '../../table/coach/told';

/** What is said of an answer, as `coach-try-…`, and by how many per cent it is behind the best. */
export interface Verdict {
  key: 'best' | 'close' | 'better' | 'same' | 'worse';
  loss: number;
}

/** How an answer compares with the best and with what was done; without a rating it is only known not to be
 * the best. */
export function verdictOf(
  decision: RatedDecision,
  action: string,
  rated: RatedChoice | undefined,
): Verdict {
  const [best] = decision.choices;
  const done = playedOf(decision);
  const lost = (best?.chance ?? 0) - (rated?.chance ?? 0);
  const loss = percent(Math.max(0, lost), 1);
  if (action === best?.action) return { key: 'best', loss: 0 };
  if (action === done?.action) return { key: 'same', loss };
  if (rated && (loss === 0 || lost <= 2 * rated.error)) return { key: 'close', loss };
  if (rated && done && rated.chance > done.chance) return { key: 'better', loss };
  return { key: 'worse', loss };
}
