// Fair luck needs something from everybody: each seat commits to a nonce before the start and opens
// it after. Nobody has to know.

import { drop, keep, kept } from '../../settings/store';
import type { Request, Update } from '../../generated/wire';
import { commitment } from './engine';
import { entropy } from './host';

type KeptNonces = Record<string, string>;

export class Nonces {
  private busy = new Set<string>();

  constructor(
    private readonly table: string,
    private readonly ask: (request: Request) => Promise<void>,
  ) {}

  /** Does what the seats of this device owe now. */
  tend({ table, you }: Update): void {
    if (table.luck.kind !== 'fair') return;
    const { luck, phase, matchNumber, seats } = table;
    for (const seat of you.seats) {
      const place = `${matchNumber}.${seat}`;
      const committed = seats[seat]?.committed;
      const opened = luck.nonces.some((nonce) => nonce.seat === seat);
      if (phase === 'gathering' && !committed)
        void this.once(`commit ${place}`, () => this.commit(place, seat));
      if (phase === 'opening' && committed && !opened)
        void this.once(`open ${place}`, () => this.open(place, seat));
    }
    if (phase === 'over') drop(this.key);
  }

  private get key(): string {
    return `nonces.${this.table}`;
  }

  private async once(what: string, act: () => Promise<void>): Promise<void> {
    if (this.busy.has(what)) return;
    this.busy.add(what);
    // What is refused now may be asked for again later.
    await act().catch(() => undefined);
    this.busy.delete(what);
  }

  private async commit(place: string, seat: number): Promise<void> {
    const nonce = entropy();
    keep<KeptNonces>(this.key, { ...kept<KeptNonces>(this.key), [place]: nonce });
    await this.ask({ do: 'commit', seat, commitment: await commitment(nonce) });
  }

  private async open(place: string, seat: number): Promise<void> {
    const nonce = kept<KeptNonces>(this.key)?.[place];
    if (nonce) await this.ask({ do: 'open-nonce', seat, nonce });
  }
}
