// What a report says, as numbers and lists that a screen puts into words.

import type {
  ChanceLuck,
  CoachReport,
  RatedChoice,
  RatedDecision,
  SeatAccount,
} from '../../generated/coach';

/** Below this chance, and as near to certain, a match is decided: points are shown instead. */
export const DECIDED = 0.005;

/** Whether a chance says that all is decided. */
export const isDecided = (chance: number): boolean => chance < DECIDED || chance > 1 - DECIDED;

/** What numbers count: parts of a win, or hundreds of points where somebody plays alone. */
export type Unit = CoachReport['unit'];

/** Who plays alone is told of points: the name of what is said of a unit. */
export const saidOf = (key: string, unit: Unit): string =>
  unit === 'points' ? `${key}-alone` : key;

/** A part of a win in per cent, to some digits, or points; what rounds to nothing has no sign. */
export function percent(share: number, digits = 0): number {
  const whole = 10 ** digits;
  return Math.round(100 * share * whole) / whole + 0;
}

const PARTS = ['luck', 'errors', 'gifts', 'crossing', 'unseen', 'drift', 'brokenOff'] as const;
export type Part = (typeof PARTS)[number];

export interface Account {
  /** Whole per cent: the start and all parts add up to the result. */
  start: number;
  result: number;
  /** The parts that count for something, in the order in which they are told. */
  parts: { part: Part; percent: number }[];
}

/** An account in whole per cent that adds up as it is read. */
export function accountOf(account: SeatAccount): Account {
  const exact = [account.start, ...PARTS.map((part) => account[part])].map((one) => 100 * one);
  const result = Math.round(100 * account.result) + 0;
  const [start = 0, ...rest] = roundedTo(exact, result);
  const parts = PARTS.map((part, index) => ({ part, percent: (rest[index] ?? 0) + 0 }));
  return { start, result, parts: parts.filter((one) => one.percent !== 0) };
}

/** Numbers rounded so that they add up to a sum: those nearest to the other side give way. */
function roundedTo(exact: number[], sum: number): number[] {
  const rounded = exact.map(Math.round);
  let over = rounded.reduce((all, one) => all + one, 0) - sum;
  while (over !== 0) {
    const step = Math.sign(over);
    const gap = (index: number) => step * ((rounded[index] ?? 0) - (exact[index] ?? 0));
    const places = rounded.map((_, index) => index);
    const most = places.reduce((one, other) => (gap(other) > gap(one) ? other : one), 0);
    rounded[most] = (rounded[most] ?? 0) - step;
    over -= step;
  }
  return rounded;
}

/** The decisions that are marked, the dearest first. */
export const marked = (report: CoachReport, most = 10): RatedDecision[] =>
  report.decisions
    .filter(({ mark }) => mark !== null)
    .sort((one, other) => other.loss - one.loss)
    .slice(0, most);

export interface Stroke {
  seat: number;
  luck: number;
  chance: ChanceLuck;
}

/** The luckiest and the unluckiest that chance brought each seat. */
export function strokes({ chances, accounts }: CoachReport): Stroke[] {
  return accounts.flatMap((_, seat) => {
    const own = chances.map((chance) => ({ seat, luck: chance.luck[seat] ?? 0, chance }));
    own.sort((one, other) => other.luck - one.luck);
    const [best, worst] = [own[0], own.at(-1)];
    return [...(best && best.luck > 0 ? [best] : []), ...(worst && worst.luck < 0 ? [worst] : [])];
  });
}

export const playedOf = ({ choices, played }: RatedDecision): RatedChoice | undefined =>
  choices[played];

export const bestOf = ({ choices }: RatedDecision): RatedChoice | undefined => choices[0];
