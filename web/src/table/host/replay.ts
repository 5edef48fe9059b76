// A finished match as a table that can only be looked at, at any of its stops.

import type { CheckedRecord } from '../../generated/engine';
import type { Update } from '../../generated/wire';
import { openReplay, stopAt } from './engine';
import { RefusalError, type HeardUpdate, type Table } from './host';

export class Replay implements Table {
  readonly id = '';
  readonly answers = 'open';
  readonly doors = null;
  readonly isOver = true;
  stop = 0;
  /** The seat that looks on; null for somebody watching. */
  seat: number | null = null;
  private readonly listeners = new Set<(heard: HeardUpdate) => void>();
  private wanted = 0;

  private constructor(
    private readonly text: string,
    private readonly game: string,
    readonly last: number,
    readonly about: CheckedRecord,
    private update: Update,
    readonly match: number,
  ) {}

  /** Reads a record; rejects with the first line that is not right. It does not say which match of its table
   * it was, and who bots are follows from that. */
  static async of(text: string, match = 1): Promise<Replay> {
    const { last, about } = await openReplay(text);
    const first = numbered(await stopAt(about.game, 0, null), match);
    return new Replay(text, about.game, last, about, first, match);
  }

  /** Goes to a stop. What comes next is told as it was then; a leap only shows how things stood. */
  async go(stop: number, seat: number | null = this.seat): Promise<void> {
    const turn = ++this.wanted;
    const update = numbered(await stopAt(this.game, stop, seat), this.match);
    if (turn !== this.wanted) return;
    const told = this.update.news.length;
    const next = stop === this.stop + 1 && seat === this.seat;
    Object.assign(this, { stop, seat, update });
    const heard = next ? { ...update, news: update.news.slice(told) } : update;
    for (const hear of this.listeners) hear({ update: heard, fresh: !next, connection: 'good' });
  }

  subscribe(hear: (heard: HeardUpdate) => void): () => void {
    this.listeners.add(hear);
    hear({ update: this.update, fresh: true, connection: 'good' });
    return () => this.listeners.delete(hear);
  }

  async ask(): Promise<void> {
    throw new RefusalError('table-over');
  }

  async record(): Promise<string> {
    return this.text;
  }

  async invite(): Promise<string> {
    throw new RefusalError('table-over');
  }

  async remove(): Promise<void> {}
}

const numbered = (update: Update, matchNumber: number): Update => ({
  ...update,
  table: { ...update.table, matchNumber },
});
