import { describe, expect, it } from 'vitest';
import type { CoachReport, RatedDecision, SeatAccount } from '../../generated/coach';
import { accountOf, isDecided, marked, percent, strokes } from './told';

const account = (wish: Partial<SeatAccount>): SeatAccount => ({
  start: 0.5,
  luck: 0,
  errors: 0,
  gifts: 0,
  crossing: 0,
  unseen: 0,
  drift: 0,
  brokenOff: 0,
  result: 0.5,
  accuracy: null,
  ...wish,
});

describe('an account', () => {
  it('adds up as it is read, however it is rounded', () => {
    const parts = { luck: 0.1149, errors: -0.0649, gifts: 0.4149, drift: 0.0351, result: 1 };
    const { start, parts: told, result } = accountOf(account(parts));
    expect(told.reduce((sum, { percent }) => sum + percent, start)).toBe(result);
    expect(result).toBe(100);
  });

  it('adds up for a thousand matches', () => {
    let seed = 1;
    const draw = () => (seed = (seed * 16807) % 2147483647) / 2147483647 - 0.5;
    for (let i = 0; i < 1000; i++) {
      const [luck, errors, gifts, drift] = [draw(), draw(), draw(), draw()];
      const result = 0.5 + luck + errors + gifts + drift;
      const told = accountOf(account({ luck, errors, gifts, drift, result }));
      const sum = told.parts.reduce((all, one) => all + one.percent, told.start);
      expect(sum).toBe(told.result);
      // Nothing is off by a whole per cent.
      for (const { part, percent: shown } of told.parts) {
        expect(Math.abs(shown - 100 * account({ luck, errors, gifts, drift })[part])).toBeLessThan(
          1,
        );
      }
    }
  });

  it('leaves out what counts for nothing', () => {
    expect(accountOf(account({ luck: 0.004, drift: -0.004 })).parts).toEqual([]);
    const { parts } = accountOf(account({ luck: 0.5, result: 1 }));
    expect(parts).toEqual([{ part: 'luck', percent: 50 }]);
  });
});

it('near none and near all a match is decided', () => {
  expect([0.004, 0.006, 0.5, 0.994, 0.996].map(isDecided)).toEqual([
    true,
    false,
    false,
    false,
    true,
  ]);
});

it('what rounds to nothing has no sign', () => {
  expect(Object.is(percent(-0.001), 0)).toBe(true);
  expect(percent(0.12345, 1)).toBe(12.3);
});

const decision = (step: number, loss: number, mark: string | null): RatedDecision => ({
  step,
  seat: 0,
  played: 1,
  choices: [],
  loss,
  error: 0,
  mark,
  reasons: [],
});
const report = (wish: Partial<CoachReport>): CoachReport => ({
  unit: 'wins',
  hasLuck: true,
  open: true,
  accounts: [account({}), account({})],
  curve: [],
  chances: [],
  decisions: [],
  ...wish,
});

it('the decisions that mattered are the marked ones, the dearest first', () => {
  const decisions = [decision(1, 0.03, '?!'), decision(2, 0.5, null), decision(3, 0.09, '??')];
  expect(marked(report({ decisions })).map(({ step }) => step)).toEqual([3, 1]);
});

it('every seat hears of its luckiest and its unluckiest moment', () => {
  const chance = (step: number, luck: number) => ({ step, luck: [luck, -luck], brings: [] });
  const chances = [chance(0, 0.01), chance(1, -0.2), chance(2, 0.1)];
  const found = strokes(report({ chances })).map(({ seat, chance: { step } }) => [seat, step]);
  expect(found).toEqual([
    [0, 2],
    [0, 1],
    [1, 1],
    [1, 2],
  ]);
  expect(strokes(report({ chances: [] }))).toEqual([]);
});
