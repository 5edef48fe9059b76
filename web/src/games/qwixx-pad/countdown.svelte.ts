// The seconds until the next roll may be called, and until it is over for those who have not answered.

import type { Sitting } from '../../table/sitting.svelte';

export class Countdown {
  /** Seconds until somebody may go on; null if at once. */
  opens = $state<number | null>(null);
  /** Seconds that are left to those who have not answered; null if nobody has said that it goes on. */
  closes = $state<number | null>(null);

  constructor(private readonly sitting: () => Sitting) {
    $effect(() => {
      const { state, heardAt } = this.sitting();
      const { opens = null, closes = null } = state.question ?? {};
      const tell = () => {
        const gone = performance.now() - heardAt;
        this.opens = left(opens, gone);
        this.closes = closes === null ? null : (left(closes, gone) ?? 0);
      };
      tell();
      if (opens === null && closes === null) return;
      const timer = setInterval(tell, 200);
      return () => clearInterval(timer);
    });
  }
}

/** Whole seconds of some milliseconds that are left; null if none are. */
export function left(all: number | null, gone: number): number | null {
  return all === null || all <= gone ? null : Math.ceil((all - gone) / 1000);
}
