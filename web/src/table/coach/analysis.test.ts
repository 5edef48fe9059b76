// A match looked at by a coach that tests keep.

import { expect, it } from 'vitest';
import type { CoachDepth, CoachQuestion, CoachReport } from '../../generated/coach';
import { RefusalError } from '../host/host';
import { Analysis } from './analysis.svelte';
import type { Asked } from './coach';

const RECORD = 'qlub-record 1\n0 0 abc match qwixx 1 classic 2\n';
const MATCH = { setup: 'classic 2', transcript: 'steps', outcome: null, stops: [0, 1, 2, 2] };
const found = (depth: CoachDepth) => ({ depth }) as unknown as CoachReport;

/** A coach that takes four pieces for every look; it may stop in a deep one. */
class FakeCoach implements Asked {
  readonly asked: string[] = [];
  left = false;
  private at = 0;
  private depth: CoachDepth = 'quick';
  constructor(private readonly no: CoachDepth | null = null) {}

  ask = (async (question: CoachQuestion) => {
    if (this.left) throw new RefusalError('engine');
    this.asked.push(question.do);
    if (question.do === 'begin') {
      if (question.depth === this.no) throw new RefusalError('coach-not-learnt');
      [this.at, this.depth] = [0, question.depth];
      return 4;
    }
    this.at++;
    return { at: this.at, report: this.at > 4 ? found(this.depth) : null };
  }) as Asked['ask'];
  bring = async () => undefined;
  leave = () => void (this.left = true);
}

function analysis(coach: FakeCoach, heard: CoachDepth[] = []) {
  return new Analysis(RECORD, {
    coach,
    retell: async () => MATCH,
    size: async () => 0,
    found: (_, depth) => void heard.push(depth),
  });
}

it('a deep look takes the place of the first one', async () => {
  const heard: CoachDepth[] = [];
  const one = analysis(new FakeCoach(), heard);
  const seen: unknown[] = [];
  const run = one.run();
  while (one.depth !== 'deep') {
    await Promise.resolve();
    const state = `${one.depth} ${one.looking} ${one.progress}`;
    if (seen.at(-1) !== state) seen.push(state);
  }
  await run;
  expect(seen).toContain('null quick 0.5');
  expect(seen).toContain('quick deep 0.5');
  expect(heard).toEqual(['quick', 'deep']);
  expect(one.report).toEqual(found('deep'));
  expect(one.looking).toBeNull();
  expect(one.stops[3]).toBe(2);
});

it('nothing is told before a look has come to its end', async () => {
  const one = analysis(new FakeCoach());
  const run = one.run(['quick']);
  while (one.progress < 1) {
    expect(one.report).toBeNull();
    await Promise.resolve();
  }
  await run;
  expect(one.depth).toBe('quick');
});

it('what a first look found stays where the deep one fails', async () => {
  const one = analysis(new FakeCoach('deep'));
  await one.run();
  expect([one.depth, one.looking, one.stage]).toEqual(['quick', null, 'looking']);
});

it('why nothing can be said is said', async () => {
  const one = analysis(new FakeCoach('quick'));
  await one.run();
  expect([one.stage, one.refused?.key]).toEqual(['failed', 'coach-not-learnt']);
});

it('whoever leaves ends the coach in the middle of its work', async () => {
  const coach = new FakeCoach();
  const one = analysis(coach);
  const run = one.run();
  while (one.progress === 0) await Promise.resolve();
  one.leave();
  await run;
  expect(coach.left).toBe(true);
  expect(one.report).toBeNull();
  expect(one.stage).toBe('looking');
});
