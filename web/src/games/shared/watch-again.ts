// The way from the end of a match back to its beginning.

import { tableOf } from '../../root';
import { go } from '../../router.svelte';
import { pack } from '../../table/host/packed';
import type { Sitting } from '../../table/sitting.svelte';

/** Looks at the match again, with the coach if that is wished. A table of the server has a short link, others
 * carry their record. */
export async function watchAgain(sitting: Sitting, coached = false): Promise<void> {
  const coach = coached && { coach: true as const };
  const match = sitting.state.matchNumber;
  const watched = sitting.doors && tableOf(new URL(sitting.doors.watchLink).pathname);
  if (watched) return go({ screen: 'replay', table: watched, match, ...coach });
  const packed = await pack(await sitting.record());
  go({ screen: 'replay', packed, ...(match > 1 && { match }), ...coach });
}
