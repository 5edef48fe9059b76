// A lesson as a table, with an engine that tests play.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { updateOf } from '../../../tests/unit/table';
import type { LessonUpdate } from '../../generated/teacher';
import { drop } from '../../settings/store';
import { progressOf } from '../lessons/progress';
import { leaveOnly } from './engine';
import type { HeardUpdate } from './host';
import { LessonTable } from './lesson.svelte';
import { askTeacher } from './teacher';

vi.mock('./engine', () => ({ leaveOnly: vi.fn() }));
vi.mock('./teacher', () => ({ askTeacher: vi.fn() }));
vi.mock('../lessons/texts', () => ({ lessonText: async () => 'the text' }));

const PAUSE = 500;
const step = (answered: number, wish: Partial<LessonUpdate> = {}): LessonUpdate => ({
  updates: [updateOf()],
  answered,
  steps: 2,
  words: `step-${answered}`,
  answer: `answer ${answered}`,
  ...wish,
});
const answer = (action: string) => ({ do: 'answer', seat: 0, question: 7, action }) as const;

/** The table of a lesson, and what is heard there. */
async function opened(shown: LessonUpdate): Promise<{ table: LessonTable; heard: HeardUpdate[] }> {
  vi.mocked(askTeacher).mockResolvedValue(shown as never);
  const table = await LessonTable.open('quixo', 'two', 'Ada', () => PAUSE);
  const heard: HeardUpdate[] = [];
  table.subscribe((one) => heard.push(one));
  return { table, heard };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(leaveOnly).mockReset();
  drop('lessons');
});
afterEach(() => vi.useRealTimers());

describe('a lesson', () => {
  it('leaves boards its one answer, as long as somebody is there', async () => {
    const { table } = await opened(step(0));
    expect(leaveOnly).toHaveBeenLastCalledWith('answer 0');
    table.subscribe(() => undefined)();
    expect(leaveOnly).toHaveBeenLastCalledWith('answer 0');
  });

  it('gives boards back to the rules when it is left', async () => {
    vi.mocked(askTeacher).mockResolvedValue(step(0) as never);
    const table = await LessonTable.open('quixo', 'two', 'Ada', () => PAUSE);
    table.subscribe(() => undefined)();
    expect(leaveOnly).toHaveBeenLastCalledWith(null);
  });

  it('says the next step once all that happens was seen', async () => {
    const { table, heard } = await opened(step(0));
    vi.mocked(askTeacher).mockResolvedValue(
      step(1, { updates: [updateOf(), updateOf()] }) as never,
    );
    await table.ask(answer('answer 0'));
    expect([heard.length, table.words, table.awaits]).toEqual([2, 'step-0', false]);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect([heard.length, table.words, table.awaits]).toEqual([3, 'step-1', true]);
    expect(leaveOnly).toHaveBeenLastCalledWith('answer 1');
  });

  it('is taken up again where it was left, and anew after its end', async () => {
    const { table } = await opened(step(0));
    vi.mocked(askTeacher).mockResolvedValue(step(1) as never);
    await table.ask(answer('answer 0'));
    expect(progressOf('quixo', 'two')).toEqual({ step: 1, done: false });
    await opened(step(1));
    expect(vi.mocked(askTeacher).mock.lastCall?.[1]).toMatchObject({ do: 'lesson', step: 1 });
    vi.mocked(askTeacher).mockResolvedValue(step(2, { answer: null }) as never);
    await table.ask(answer('answer 1'));
    expect(progressOf('quixo', 'two')).toEqual({ step: 0, done: true });
    expect(table.isOver).toBe(true);
  });

  it('never looks like a match that is over', async () => {
    const over = updateOf({ table: { phase: 'over', outcome: {} as never } });
    const { heard } = await opened(step(2, { updates: [over], answer: null }));
    expect(heard[0]?.update.table).toMatchObject({ phase: 'playing', outcome: null });
  });
});
