// A moment of a finished match as a table at which one seat is asked again: its answer goes nowhere but to
// whoever judges it.

import type { Request, Update } from '../../generated/wire';
import { RefusalError, type HeardUpdate, type Table } from '../host/host';

export class Tryout implements Table {
  readonly id = '';
  readonly answers = 'open';
  readonly doors = null;
  private readonly update: Update;

  /** `update`: the match as the seat saw it then. */
  constructor(
    update: Update,
    seat: number,
    private readonly answered: (action: string) => void,
  ) {
    const { table, you } = update;
    this.update = {
      ...update,
      table: {
        ...table,
        phase: 'playing',
        outcome: null,
        offer: null,
        chanceDue: false,
        question: { number: 1, seats: [seat], answered: [] },
      },
      you: { ...you, seats: [seat], sealed: [] },
    };
  }

  subscribe(hear: (heard: HeardUpdate) => void): () => void {
    hear({ update: this.update, fresh: true, connection: 'good' });
    return () => undefined;
  }

  async ask(request: Request): Promise<void> {
    if (request.do !== 'answer') throw new RefusalError('table-over');
    this.answered(request.action);
  }

  async record(): Promise<string> {
    throw new RefusalError('no-record');
  }

  async invite(): Promise<string> {
    throw new RefusalError('table-over');
  }

  async remove(): Promise<void> {}
}
