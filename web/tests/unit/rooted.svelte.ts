// Where effects of a test live.

import { flushSync } from 'svelte';

/** Makes something whose effects run until it is ended. */
export function rooted<Made>(make: () => Made): { made: Made; end: () => void } {
  let made: Made | undefined;
  const end = $effect.root(() => {
    made = make();
  });
  flushSync();
  return { made: made as Made, end };
}
