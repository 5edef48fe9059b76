// Whose turn it is, for whoever does not look at the table: the title of the tab, and what the device
// was asked to do.

import { onDestroy } from 'svelte';
import { signalTurn, unsignalTurn } from '../../sound/signals';
import type { Sitting } from '../../table/sitting.svelte';
import { t } from '../../words/words.svelte';

/** Keeps the title of the tab, and signals when somebody here comes to be waited for. */
export function signalTurns(sitting: () => Sitting | null, game: () => string): void {
  $effect(() => {
    const title = t('title-table', { game: game() });
    document.title = sitting()?.isAwaited ? t('title-turn', { title }) : title;
  });

  /** Whether somebody was waited for before; nothing is known of a table that one comes to. */
  let before: { table: string; awaited: boolean } | null = null;
  $effect(() => {
    const at = sitting();
    if (!at) return;
    const { id, isAwaited: awaited } = at;
    const known = before?.table === id;
    const others = at.now.seats.some(({ here }) => !here);
    if (known && others && awaited && !before?.awaited) {
      signalTurn(t('signal-turn', { game: game() }), id);
    }
    if (before?.awaited && !awaited) unsignalTurn(id);
    before = { table: id, awaited };
  });

  const seen = () => {
    const at = sitting();
    if (at && document.visibilityState === 'visible') unsignalTurn(at.id);
  };
  document.addEventListener('visibilitychange', seen);
  onDestroy(() => {
    document.removeEventListener('visibilitychange', seen);
    if (before) unsignalTurn(before.table);
  });
}
