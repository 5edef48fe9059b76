import { expect, it } from 'vitest';
import type { RatedChoice, RatedDecision } from '../../generated/coach';
import { verdictOf } from './verdict';

const choice = (action: string, chance: number, error = 0.01): RatedChoice => ({
  action,
  chance,
  error,
  proved: false,
  points: 0,
  brings: [],
});
const choices = [choice('a', 0.6, 0), choice('b', 0.59), choice('c', 0.5), choice('d', 0.3)];
const decision = { choices, played: 2 } as unknown as RatedDecision;
const judged = (action: string, rated = choices.find((one) => one.action === action)) =>
  verdictOf(decision, action, rated);

it('an answer that is tried is compared with the best and with what was done', () => {
  expect(judged('a')).toEqual({ key: 'best', loss: 0 });
  expect(judged('b')).toEqual({ key: 'close', loss: 1 });
  expect(judged('c')).toEqual({ key: 'same', loss: 10 });
  expect(judged('d')).toEqual({ key: 'worse', loss: 30 });
  expect(judged('e', choice('e', 0.55))).toEqual({ key: 'better', loss: 5 });
});
