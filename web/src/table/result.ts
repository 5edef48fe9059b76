// How a match went: who came in which place, by how much, and what is said about it first.

import type { Outcome } from '../generated/wire';

/** Where a seat came in. */
export interface Placing {
  seat: number;
  /** From 1; the same for those who are level. */
  place: number;
  points: number | null;
  /** How many points behind whoever won; null where points did not decide. */
  behind: number | null;
}

/** Everybody, the best first. */
export function placings(outcome: Outcome, seats: number): Placing[] {
  const { winners, scores } = outcome;
  const margins = decidedByPoints(outcome);
  const best = Math.max(...scores);
  const all = Array.from({ length: seats }, (_, seat) => ({
    seat,
    won: winners.includes(seat),
    points: scores[seat] ?? null,
  }));
  const ahead = (one: (typeof all)[number], other: (typeof all)[number]) =>
    one.won !== other.won ? one.won : winners.length > 0 && (one.points ?? 0) > (other.points ?? 0);
  return all
    .map((one) => ({
      seat: one.seat,
      points: one.points,
      place: 1 + all.filter((other) => ahead(other, one)).length,
      behind: margins && one.points !== null ? best - one.points : null,
    }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}

/** What is said first, from where somebody sits. The key of the message is `end-` and the kind. */
export type Verdict =
  | { kind: 'closed' }
  | { kind: 'alone'; points: number }
  | { kind: 'draw'; points: number | null }
  | { kind: 'you-win'; by: number }
  | { kind: 'you-win-with' | 'you-share'; others: number[] }
  | { kind: 'you-lose'; by: number }
  | { kind: 'you-place'; place: number; by: number; others: number[] }
  | { kind: 'wins'; by: number; others: number[] }
  | { kind: 'team' | 'share'; others: number[] };

/** `me`: whose end it is; null where several look on, or nobody who played. `team`: whether winners win
 * together rather than share. */
export function verdict(
  outcome: Outcome,
  seats: number,
  me: number | null,
  team: boolean,
): Verdict {
  const { winners, scores, reason } = outcome;
  if (seats === 1 && scores[0] !== undefined) return { kind: 'alone', points: scores[0] };
  if (winners.length === 0 || winners.length === seats) {
    if (reason === 'abandoned') return { kind: 'closed' };
    return { kind: 'draw', points: scores[0] ?? null };
  }
  const others = winners.filter((seat) => seat !== me);
  const by = marginOf(outcome);
  if (me === null) {
    if (winners.length === 1) return { kind: 'wins', by, others };
    return { kind: team ? 'team' : 'share', others };
  }
  if (winners.includes(me)) {
    if (others.length === 0) return { kind: 'you-win', by };
    return { kind: team ? 'you-win-with' : 'you-share', others };
  }
  const mine = placings(outcome, seats).find(({ seat }) => seat === me);
  const behind = mine?.behind ?? 0;
  if (seats > 2 && mine && behind > 0) {
    return { kind: 'you-place', place: mine.place, by: behind, others };
  }
  return { kind: 'you-lose', by: behind };
}

/** How far ahead of everybody else the winners are; 0 where points did not decide. */
function marginOf(outcome: Outcome): number {
  const { winners, scores } = outcome;
  if (!decidedByPoints(outcome)) return 0;
  const others = scores.filter((_, seat) => !winners.includes(seat));
  return Math.max(...scores) - Math.max(...others);
}

/** Whoever gives up may have had the most points. */
function decidedByPoints({ winners, scores, reason }: Outcome): boolean {
  if (scores.length === 0 || winners.length === 0 || reason === 'resigned') return false;
  const best = Math.max(...scores);
  return winners.every((seat) => scores[seat] === best);
}
