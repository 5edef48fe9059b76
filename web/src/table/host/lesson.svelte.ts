// A lesson as a table: what others do comes from its script, and one answer leads on.

import type { LessonUpdate } from '../../generated/teacher';
import type { Request, Update } from '../../generated/wire';
import { fold } from '../fold';
import { noteProgress, progressOf } from '../lessons/progress';
import { lessonText } from '../lessons/texts';
import { leaveOnly } from './engine';
import { entropy, RefusalError, type HeardUpdate, type Table } from './host';
import { askTeacher } from './teacher';

const now = () => ({ now: Date.now(), fresh: entropy() });

export class LessonTable implements Table {
  readonly answers = 'open';
  readonly doors = null;
  readonly id: string;
  /** How many steps have been answered, and how many there are. */
  answered = $state(0);
  readonly steps: number;
  /** The key of what is said now. */
  words = $state('');
  /** The answer that the step leads to; null at the end. */
  answer = $state<string | null>(null);
  /** Whether that answer is awaited: not while what came of the last one is being shown. */
  awaits = $state(true);
  private update: Update;
  private readonly listeners = new Set<(heard: HeardUpdate) => void>();
  private left = false;

  private constructor(
    readonly game: string,
    readonly edition: string,
    private readonly pause: () => number,
    lesson: LessonUpdate,
  ) {
    this.id = `lesson-${game}-${edition}`;
    this.steps = lesson.steps;
    this.update = going(lesson.updates[0]!);
    this.show(lesson);
  }

  /** Opens a lesson where it was left. `pause`: how many milliseconds what happens is left to be seen. */
  static async open(
    game: string,
    edition: string,
    name: string,
    pause: () => number,
  ): Promise<LessonTable> {
    const text = await lessonText(game, edition);
    const { step } = progressOf(game, edition);
    const lesson = await askTeacher(game, { do: 'lesson', text, name, step, ...now() });
    return new LessonTable(game, edition, pause, lesson);
  }

  /** Whether nothing is asked any more. */
  get isOver(): boolean {
    return this.answer === null;
  }

  subscribe(hear: (heard: HeardUpdate) => void): () => void {
    this.left = false;
    this.listeners.add(hear);
    leaveOnly(this.answer);
    hear({ update: this.update, fresh: true, connection: 'good' });
    return () => {
      this.listeners.delete(hear);
      if (this.listeners.size > 0) return;
      this.left = true;
      leaveOnly(null);
    };
  }

  async ask(request: Request): Promise<void> {
    if (request.do !== 'answer') throw new RefusalError('lesson-not-now');
    const { game } = this;
    const lesson = await askTeacher(game, {
      do: 'lesson-answer',
      action: request.action,
      ...now(),
    });
    noteProgress(game, this.edition, lesson.answered, lesson.steps);
    void this.goOn(lesson);
  }

  async record(): Promise<string> {
    throw new RefusalError('lesson-not-now');
  }

  async invite(): Promise<string> {
    throw new RefusalError('lesson-not-now');
  }

  async remove(): Promise<void> {}

  /** Shows what came of an answer. What happens much later is shown at once. */
  private async goOn(lesson: LessonUpdate): Promise<void> {
    const [first, ...later] = lesson.updates.map(going);
    const slowly = later.length <= FEW;
    this.awaits = false;
    if (first) this.hear(first);
    for (const [index, update] of later.entries()) {
      if (index === 0 || slowly) await new Promise((done) => setTimeout(done, this.pause()));
      if (this.left) return;
      if (index === later.length - 1) this.show(lesson);
      this.hear(update);
    }
    if (later.length === 0) this.show(lesson);
  }

  private show({ answered, words, answer }: LessonUpdate): void {
    Object.assign(this, { answered, words, answer, awaits: true });
    leaveOnly(answer);
  }

  private hear(update: Update): void {
    this.update = fold(this.update, { update, fresh: false });
    for (const hear of this.listeners) hear({ update, fresh: false, connection: 'good' });
  }
}

/** More happenings than these are not shown one by one. */
const FEW = 3;

/** A table whose match has not ended: how a lesson ends is said by the lesson. */
const going = (update: Update): Update => ({
  ...update,
  table: { ...update.table, outcome: null, phase: 'playing' },
});
