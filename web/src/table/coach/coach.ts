// The coach of a game, in a worker of its own: a table never waits for it, and whoever leaves ends it in the
// middle of its work.

import type { CoachAnswer, CoachQuestion } from '../../generated/coach';
import { BOOKS, megabytes, missing, type Book } from '../host/books';
import { books } from '../host/engine';
import { WorkerDoor } from '../host/worker-door';

type AnswerTo<Kind extends CoachQuestion['do'], One = CoachAnswer> =
  One extends Record<Kind, infer Answered> ? Answered : never;

/** Somebody who can be asked about decisions. */
export interface Asked {
  /** Asks one question; rejects with `RefusalError`. */
  ask<Question extends CoachQuestion>(question: Question): Promise<AnswerTo<Question['do']>>;
  /** Sees to it that the coach has what it looks up in a set-up. */
  bring(setup: string): Promise<void>;
  /** Ends the coach, whatever it does. */
  leave(): void;
}

/** The level whose books the coach reads: it is the opinion of that player. */
const LEVELS = ['expert'];

/** How many megabytes have to be fetched before the coach can say something; 0 if all is there. */
export async function toFetch(game: string, setup: string): Promise<number> {
  const coach = BOOKS.filter(({ name }) => name === `${game}-coach.wasm`);
  const read = await books(game, setup, LEVELS).catch((): Book[] => []);
  return megabytes(await missing([...coach, ...read]));
}

export class Coach implements Asked {
  private readonly door: WorkerDoor;
  private readonly brought = new Map<string, Promise<void>>();

  constructor(private readonly game: string) {
    this.door = new WorkerDoor(`${game}-coach`);
  }

  async ask<Question extends CoachQuestion>(question: Question): Promise<AnswerTo<Question['do']>> {
    const answer = (await this.door.ask(question)) as Record<string, unknown>;
    // An answer bears the name of its question.
    return answer[question.do] as AnswerTo<Question['do']>;
  }

  async bring(setup: string): Promise<void> {
    const wanted = await books(this.game, setup, LEVELS);
    await Promise.all(wanted.map((book) => this.provide(book)));
  }

  leave(): void {
    this.door.stop();
  }

  private provide({ name, address }: Book): Promise<void> {
    const there = this.brought.get(name);
    if (there) return there;
    const coming = this.door.provide(name, address);
    this.brought.set(name, coming);
    // Perhaps the network is back next time.
    coming.catch(() => this.brought.delete(name));
    return coming;
  }
}
