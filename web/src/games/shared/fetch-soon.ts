// What is shown at the end of a match is fetched once the table stands: nobody waits for it at the start, and it is
// there when the network is gone.

import { onMount } from 'svelte';

/** How long a table stands before, in milliseconds. */
const SOON = 1500;

export function fetchSoon(load: () => Promise<unknown>): void {
  onMount(() => {
    // Whoever shows it tries again, and finds out why not.
    const timer = setTimeout(() => void load().catch(() => undefined), SOON);
    return () => clearTimeout(timer);
  });
}
