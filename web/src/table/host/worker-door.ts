// The page's side of the door to an engine in its worker: questions go out, answers come back in their order.

import type { Reply } from '../../generated/engine';
import { RefusalError } from './host';

/** What a worker sends back: an answer, nothing for a book that it took, or why not. */
type WorkerAnswer = { number: number; answer?: string; failed?: string };
type PendingQuestion = {
  resolve: (answer: unknown) => void;
  reject: (error: RefusalError) => void;
};

export class WorkerDoor {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, PendingQuestion>();
  private asked = 0;

  /** `name`: the file of the engine, without its ending. */
  constructor(name: string) {
    this.worker = new Worker(new URL('./engine.worker.ts', import.meta.url), {
      type: 'module',
      name,
    });
    this.worker.onmessage = (message: MessageEvent<WorkerAnswer>) => this.settle(message.data);
    this.worker.onerror = () => this.fail('the engine did not start');
  }

  /** Asks a question; resolves with what is said, rejects with `RefusalError`. */
  ask(question: object): Promise<unknown> {
    return this.send({ question: JSON.stringify(question) });
  }

  /** Hands a book over, which the worker fetches. */
  async provide(name: string, address: string): Promise<void> {
    await this.send({ book: { name, address: new URL(address, document.baseURI).href } });
  }

  /** Ends the worker in the middle of whatever it does; nobody gets an answer any more. */
  stop(): void {
    this.worker.terminate();
    this.fail('stopped');
  }

  private send(message: object): Promise<unknown> {
    const number = ++this.asked;
    this.worker.postMessage({ number, ...message });
    return new Promise((resolve, reject) => this.waiting.set(number, { resolve, reject }));
  }

  private fail(failed: string): void {
    for (const number of [...this.waiting.keys()]) this.settle({ number, failed });
  }

  private settle({ number, answer, failed }: WorkerAnswer): void {
    const found = this.waiting.get(number);
    this.waiting.delete(number);
    if (!found) return;
    if (failed !== undefined) return found.reject(new RefusalError('engine', null, failed));
    if (answer === undefined) return found.resolve(null);
    const reply = JSON.parse(answer) as Reply<unknown>;
    if ('ok' in reply) return found.resolve(reply.ok);
    const { key, data, says } = reply.refused;
    found.reject(new RefusalError(key, data, says));
  }
}
