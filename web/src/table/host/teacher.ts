// Asking the teacher of a game, in a worker of its own: tables do not carry it.

import type { TeacherAnswer, TeacherQuestion } from '../../generated/teacher';
import { WorkerDoor } from './worker-door';

type AnswerTo<Kind extends TeacherQuestion['do'], One = TeacherAnswer> =
  One extends Record<Kind, infer Answered> ? Answered : never;

const running = new Map<string, WorkerDoor>();

/** Asks the teacher of a game one question; rejects with `RefusalError`. */
export async function askTeacher<Asked extends TeacherQuestion>(
  game: string,
  question: Asked,
): Promise<AnswerTo<Asked['do']>> {
  const door = running.get(game) ?? new WorkerDoor(`${game}-lesson`);
  running.set(game, door);
  const answer = await door.ask(question);
  // An answer bears the name of its question.
  const named = answer as Record<Asked['do'], AnswerTo<Asked['do']>>;
  return named[question.do as Asked['do']];
}
