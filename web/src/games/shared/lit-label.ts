// What the label of a place says about what the coach lights there.

import type { Lit } from '../../table/coach/lit';
import { t } from '../../words/words.svelte';

/** The part of a label that says it; none where nothing is lit. */
export function litLabel(lit: Lit | undefined): string[] {
  if (!lit) return [];
  return [t(lit.kind === 'done' ? 'lit-done' : 'lit-better', { rank: Number(lit.sign) || 1 })];
}
