// Hints for whoever is at the screen: the best answers are lit, and what is staged is compared with them. A hint
// belongs to one question.

import { untrack } from 'svelte';
import type { CoachHint } from '../../generated/coach';
import { RefusalError } from '../host/host';
import type { Sitting } from '../sitting.svelte';
import { Coach, toFetch, type Asked } from './coach';

export type HintStage = 'fetching' | 'thinking' | 'told' | 'failed';

export class Hinting {
  open = $state(false);
  stage = $state<HintStage>('thinking');
  /** The best answers, the best first, and behind them what is staged. */
  hints = $state.raw<CoachHint[]>([]);
  /** How much is being fetched, in megabytes; 0 if all is there. */
  megabytes = $state(0);
  /** Why there is no hint. */
  refused = $state.raw<RefusalError | null>(null);
  private turn = 0;
  private readonly end: () => void;

  /** Which question is open, and whom it is put to. */
  private readonly question: string | null = $derived.by(() => {
    const { asked, at, now, state } = this.sitting;
    return asked ? `${state.matchNumber}.${now.question}.${at}` : null;
  });
  /** What is staged, as the coach has rated it. */
  readonly mine: CoachHint | null = $derived.by(() => {
    const { inMind } = this.sitting;
    return this.hints.find(({ action }) => action === inMind) ?? null;
  });

  constructor(
    private readonly sitting: Sitting,
    private readonly coach: Asked = new Coach(sitting.now.game),
    private readonly size: typeof toFetch = toFetch,
  ) {
    this.end = $effect.root(() => {
      let before = untrack(() => this.question);
      $effect(() => {
        if (this.open && this.question !== before) this.close();
        before = this.question;
      });
      $effect(() => {
        void this.sitting.inMind;
        if (this.open && this.stage === 'told' && !this.knows(this.sitting.inMind)) {
          void this.ask();
        }
      });
    });
  }

  /** Asks for a hint, or puts it away. */
  toggle(): void {
    if (this.open) return this.close();
    if (this.question === null) return;
    this.open = true;
    this.hints = [];
    void this.askOpenly();
  }

  close(): void {
    this.turn++;
    this.open = false;
    this.hints = [];
    this.sitting.lit = [];
  }

  /** Nobody wants hints any more. */
  leave(): void {
    this.close();
    this.end();
    this.coach.leave();
  }

  /** Where others come to the table they are told first. */
  private async askOpenly(): Promise<void> {
    const { at, doors } = this.sitting;
    const turn = ++this.turn;
    this.stage = 'thinking';
    if (doors && at !== null && !(await this.sitting.request({ do: 'help', seat: at }))) {
      if (turn === this.turn) this.close();
    } else if (turn === this.turn) await this.ask();
  }

  private knows(action: string | null): boolean {
    return action === null || this.hints.some((hint) => hint.action === action);
  }

  private async ask(): Promise<void> {
    const turn = ++this.turn;
    const { at, view, now, inMind } = this.sitting;
    if (at === null) return;
    this.refused = null;
    try {
      await this.ready(turn, now.game, now.setup);
      const { game, setup } = now;
      const heard = this.heard(at);
      const asked = { game, setup, view, seat: at, heard, inMind };
      const hints = await this.coach.ask({ do: 'hint', ...asked });
      if (turn !== this.turn) return;
      this.hints = hints;
      this.stage = 'told';
      this.sitting.lit = hints.slice(0, MOST).map(({ action }, place) => ({
        action,
        sign: String(place + 1),
        kind: place === 0 ? 'best' : 'other',
      }));
      // Something else may have been staged meanwhile.
      if (!this.knows(this.sitting.inMind) && inMind !== this.sitting.inMind) await this.ask();
    } catch (error) {
      if (turn !== this.turn) return;
      this.stage = 'failed';
      this.refused = error instanceof RefusalError ? error : new RefusalError('engine');
    }
  }

  /** Waits until the coach has what it needs; says meanwhile how much is fetched. */
  private async ready(turn: number, game: string, setup: string): Promise<void> {
    if (this.stage === 'told' && this.hints.length > 0) return;
    this.stage = 'thinking';
    const megabytes = await this.size(game, setup);
    if (turn === this.turn && megabytes > 0) {
      this.megabytes = megabytes;
      this.stage = 'fetching';
    }
    await this.coach.bring(setup);
    if (turn === this.turn) this.stage = 'thinking';
  }

  /** What the seat was told of the game. After something was taken back it is not worth the trouble. */
  private heard(seat: number): { event: string }[] {
    const told = this.sitting.told.filter(({ only }) => only === null || only === seat);
    if (told.some(({ event }) => event.event === 'news-taken-back')) return [];
    const events = told.map(({ event }) => event as { event: string });
    return events.filter(({ event }) => !event.startsWith('news-'));
  }
}

/** So many answers are lit. */
export const MOST = 3;
