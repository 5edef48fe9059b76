// Looking at a table: every view is looked at once, and only the newest is shown.

import type { Games, Plain, View } from '../../generated/games';
import { lookAtAny } from '../../table/host/engine';
import { announce } from '../../parts/announce.svelte';
import type { Sitting } from '../../table/sitting.svelte';
import { Windows } from '../../table/windows';
import { play as sound } from '../../sound/sound';

/** What boards see and draw: those of a game, and the one for all others. */
type Boards = Games & { plain: { view: View; look: Plain } };

export class Looking<Game extends keyof Boards> {
  /** What the newest view shows; it stays until the next is there. */
  look = $state.raw<Boards[Game]['look'] | null>(null);
  private shownFor = $state.raw<{ view: View | null; step: string }>({ view: null, step: '' });
  /** How often another window took over what was begun here. */
  private takenOver = $state(0);
  private readonly windows: Windows;

  /**
   * The question and whom it is put to, which whatever is begun belongs to. That others answer
   * meanwhile changes the view, not what may be answered.
   */
  readonly step: string = $derived.by(() => {
    const { now, at, state } = this.sitting;
    return `${state.matchNumber}.${now.question}.${at}`;
  });

  /** Whether the answer is in, from whichever window. */
  private readonly answered: boolean = $derived.by(() => {
    const { at, now } = this.sitting;
    return at !== null && String(at) in now.sealed && !this.sitting.stands;
  });

  /** `quiet`: events that the board says in its own words. */
  constructor(
    private readonly game: Game,
    private readonly sitting: Sitting,
    quiet: string[] = ['answered'],
  ) {
    $effect(() => {
      const { view, at, step } = { view: sitting.view, at: sitting.at, step: this.step };
      void this.ask().then((seen) => {
        if (view !== sitting.view || at !== sitting.at) return;
        this.look = seen;
        this.shownFor = { view, step };
      });
    });
    this.windows = new Windows(sitting.id, (step) => {
      if (step === this.step) this.takenOver++;
    });
    $effect(() => () => this.windows.close());
    // News are said in one breath.
    $effect(() => {
      for (const told of sitting.news) {
        if (told.only !== null && told.only !== sitting.at) continue;
        if (!quiet.includes(told.event.event)) announce(sitting.tell(told));
        sound(told.event);
      }
    });
  }

  /** What whoever is at the screen sees. */
  get view(): Boards[Game]['view'] {
    return this.sitting.view as Boards[Game]['view'];
  }

  /** Whether what is shown belongs to what whoever is at the screen sees or is asked now. */
  get settled(): boolean {
    const { view, step } = this.shownFor;
    return step === this.step && (view === this.sitting.view || this.sitting.asked);
  }

  /** Whether whoever is at the screen is asked, and sees what for. */
  get asking(): boolean {
    return this.sitting.asked && this.settled && !this.sitting.answering;
  }

  /**
   * Resolves when no answer is on its way and what is shown is the newest: a tap that comes before belongs
   * to the question that is about to be seen.
   */
  async caughtUp(): Promise<void> {
    const behind = () => this.sitting.answering || !this.settled;
    if (!behind()) return;
    await new Promise<void>((done) => {
      const stop = $effect.root(() => {
        $effect(() => {
          if (behind()) return;
          done();
          queueMicrotask(() => stop());
        });
      });
    });
  }

  /** What is asked of whom; it changes with every question, and is not there without one. */
  get question(): string | undefined {
    return this.asking ? this.step : undefined;
  }

  /**
   * What something is before it is begun: whoever derives it has it so again at every question, when the
   * answer is in, and when another window of this browser begins to answer.
   */
  anew<Begun>(begun: Begun): Begun {
    void [this.step, this.takenOver, this.answered];
    return begun;
  }

  /** Something is begun here: other windows at this table give up what they began. */
  began(): void {
    this.windows.began(this.step);
  }

  /** Looks again, with the beginning of an action. */
  ask(draft?: string): Promise<Boards[Game]['look']> {
    const { at, owing } = this.sitting;
    const seat = at !== null && owing.includes(at) ? at : null;
    const game = this.game === 'plain' ? this.sitting.now.game : this.game;
    return lookAtAny(game, this.sitting.view, seat, draft) as Promise<Boards[Game]['look']>;
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
