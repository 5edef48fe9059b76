// Looking at a table: every view is looked at once, and only the newest is shown.

import { look as lookAt } from '../../host/engine';
import { announce } from '../../parts/announce.svelte';
import type { Sitting } from '../../screens/sitting.svelte';
import { play as sound } from '../../sound/sound';

export class Looking<Look> {
  /** What the newest view shows; it stays until the next is there. */
  look = $state.raw<Look | null>(null);
  private shownFor = $state.raw<{ view: unknown; at: number | null }>({ view: null, at: null });

  /** `quiet`: events that the board says in its own words. */
  constructor(
    private readonly sitting: Sitting,
    quiet: string[] = ['answered'],
  ) {
    $effect(() => {
      const { view, at } = { view: sitting.view, at: sitting.at };
      void this.ask().then((seen) => {
        if (view !== sitting.view || at !== sitting.at) return;
        this.look = seen;
        this.shownFor = { view, at };
      });
    });
    // News are said in one breath.
    $effect(() => {
      for (const told of sitting.news) {
        if (told.only !== null && told.only !== sitting.at) continue;
        if (!quiet.includes(told.event.event)) announce(sitting.tell(told));
        sound(told.event);
      }
    });
  }

  /** Whether what is shown belongs to the view of whoever is at the screen now. */
  get settled(): boolean {
    return this.shownFor.view === this.sitting.view && this.shownFor.at === this.sitting.at;
  }

  /** Whether whoever is at the screen is asked, and sees what for. */
  get asking(): boolean {
    return this.sitting.asked && this.settled && !this.sitting.answering;
  }

  /** Where the match stands for whoever is at the screen: the same while others answer. */
  readonly step: string = $derived.by(() => {
    const { now, at, state } = this.sitting;
    return `${state.matchNumber}.${now.question}.${at}`;
  });

  /** What is asked of whom; it changes with every question, and is not there without one. */
  get question(): string | undefined {
    return this.asking ? this.step : undefined;
  }

  /** Looks again, with the beginning of an action. */
  ask(draft?: string): Promise<Look> {
    const { now, view, at, owing } = this.sitting;
    const seat = at !== null && owing.includes(at) ? at : null;
    return lookAt<Look>(now.game, view, seat, draft);
  }
}

/** Says what is asked once for every `key`. */
export function saidOnce(): (key: string, text: string) => void {
  let last = '';
  return (key, text) => {
    if (key === last) return;
    last = key;
    announce(text);
  };
}
