// Somebody's sitting at a table: who is at the screen, what was told, what was refused.

import { onPage } from '../games';
import { announce } from '../parts/announce.svelte';
import { Refused, type Request, type Table, type TableNow, type Told } from '../host/host';
import { refusal, t, told } from '../words/words.svelte';

/** A refusal as it is shown: a sentence, and where the rule is explained. */
export interface Shown {
  text: string;
  /** The key, if it is one of a rule. */
  rule?: string;
}

export class Sitting {
  now = $state.raw(null as unknown as TableNow);
  told = $state.raw<Told[]>([]);
  /** What the last update told; never what was told before one came. */
  news = $state.raw<Told[]>([]);
  /** The seat of whoever is at the screen; null for a watcher. */
  at = $state<number | null>(null);
  /** Whether the screen is covered until the next person has it. */
  curtain = $state(false);
  refused = $state<Shown | null>(null);
  private readonly stop: () => void;

  constructor(private readonly table: Table) {
    let first = true;
    this.stop = table.subscribe(({ now, told, again }) => {
      this.now = now;
      this.told = again ? told : [...this.told, ...told];
      this.news = again ? [] : told;
      this.refused = null;
      this.turnTo(first);
      first = false;
    });
  }

  leave(): void {
    this.stop();
  }

  record(): Promise<string> {
    return this.table.record();
  }

  /** Asks for something; says why not, and whether it was done. */
  async ask(request: Request): Promise<boolean> {
    try {
      await this.table.ask(request);
      return true;
    } catch (error) {
      this.refuse(error);
      return false;
    }
  }

  /** Shows and says why something was refused. */
  refuse(error: unknown): void {
    const no = error instanceof Refused ? error : new Refused('engine', null, String(error));
    const text = refusal(this.now.game, no.key, no.data, this.name);
    const isRule = no.data !== null && typeof no.data === 'object' && 'rule' in no.data;
    this.refused = isRule ? { text, rule: no.key } : { text };
    announce(text);
  }

  name = (seat: number): string =>
    this.now.seats[seat]?.name || t('seat-number', { number: seat + 1 });

  /** The seats held at this device. */
  get here(): number[] {
    return this.now.seats.flatMap((seat, index) => (seat.here ? [index] : []));
  }

  /** The seats that owe a decision. */
  get owing(): number[] {
    return this.now.turn.waits === 'decision' ? this.now.turn.seats : [];
  }

  /** Whether whoever is at the screen is asked. */
  get asked(): boolean {
    return !this.curtain && this.at !== null && this.owing.includes(this.at);
  }

  /** The view of whoever is at the screen. */
  get view(): unknown {
    return this.now.views[this.at === null ? 'watcher' : String(this.at)];
  }

  /** An event in words. */
  tell = ({ event }: Told): string => told(this.now.game, event, this.name);

  /** Lets somebody who shares the device come to the screen. */
  turn(seat: number): void {
    this.at = seat;
    this.refused = null;
  }

  lift(): void {
    this.curtain = false;
  }

  /** Whoever is asked comes to the screen; others who share it look away meanwhile. */
  private turnTo(first: boolean): void {
    const here = this.here;
    const waiting = here.filter((seat) => this.owing.includes(seat));
    if (this.at === null || !here.includes(this.at)) this.at = here[0] ?? null;
    // Hands are nobody else's business, from the first moment on.
    const hands = onPage(this.now.game).hides === 'hands';
    if (first && hands && here.length > 1) this.curtain = true;
    if (waiting.length === 0 || (this.at !== null && waiting.includes(this.at) && !first)) return;
    const active = (this.now.views.watcher as { active?: number } | undefined)?.active;
    const next = active !== undefined && waiting.includes(active) ? active : waiting[0];
    if (next === undefined) return;
    const changes = next !== this.at || first;
    this.at = next;
    const sealed = this.now.answers === 'sealed' && here.length > 1;
    if (changes && sealed) this.curtain = true;
  }
}
