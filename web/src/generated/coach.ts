// Written by tests (QLUB_GOLDEN=1 cargo test typescript): do not edit.

import type { View } from './games';
import type { Outcome } from './wire';

/** What chance brought. */
export type ChanceLuck = {
  step: number;
  /** What every seat gained by it against the mean. */
  luck: Array<number>;
  /** What everybody was told of it. */
  brings: { event: string; [field: string]: unknown }[];
};

/** An answer, under the name of its question. */
export type CoachAnswer = { hint: Array<CoachHint> } | { begin: number } | { go: CoachProgress };

/** How hard to look. */
export type CoachDepth = 'quick' | 'deep';

/** An answer that a seat may give. */
export type CoachHint = {
  /** What its worth counts. */
  unit: 'wins' | 'points';
  /** Why the best answer is better. */
  reasons: Array<Why>;
  /** The answer, in notation. */
  action: string;
  /** The part of a win that its seat may expect after it; who plays alone, hundreds of points. */
  chance: number;
  /** The standard error of how far it is behind the best. */
  error: number;
  /** Whether that is proved rather than likely. */
  proved: boolean;
  /** The points it makes at once. */
  points: number;
  /** What would be told of it. */
  brings: { event: string; [field: string]: unknown }[];
};

/** How far a look has come. */
export type CoachProgress = {
  /** How many steps have been looked at. */
  at: number;
  /** What was found, once all has been looked at. */
  report: CoachReport | null;
};

/** What can be asked of the coach. */
export type CoachQuestion =
  | {
      do: 'hint';
      /** The name of the game. */
      game: string;
      /** The set-up. */
      setup: string;
      /** The view of the seat. */
      view: View;
      /** The seat. */
      seat: number;
      /** The events that the seat was told; what is none of the game is passed over. */
      heard: { event: string }[];
      /** What the seat has in mind, in notation. */
      inMind: string | null;
    }
  | {
      do: 'begin';
      /** The match, as text. */
      transcript: string;
      /** How it ended. */
      outcome: Outcome | null;
      /** How hard to look. */
      depth: CoachDepth;
    }
  | { do: 'go' };

/** What there is to say about a match. */
export type CoachReport = {
  /** What all numbers count: parts of a win, or hundreds of points where somebody plays alone. */
  unit: 'wins' | 'points';
  /** Whether chance had a say. */
  hasLuck: boolean;
  /** Whether everybody saw all there was to see. */
  open: boolean;
  /** What led to the result, by seat. */
  accounts: Array<SeatAccount>;
  /** What the table was worth to every seat, from the first step to the last. */
  curve: Array<CurvePoint>;
  /** What chance brought. */
  chances: Array<ChanceLuck>;
  /** Every decision in which there was something to decide. */
  decisions: Array<RatedDecision>;
};

/** What the table was worth to every seat before a step. */
export type CurvePoint = { step: number; shares: Array<number> };

/** An answer that can be given, and what it is worth. */
export type RatedChoice = {
  /** The answer, in notation. */
  action: string;
  /** The part of a win that its seat may expect after it; who plays alone, hundreds of points. */
  chance: number;
  /** The standard error of how far it is behind the best. */
  error: number;
  /** Whether that is proved rather than likely. */
  proved: boolean;
  /** The points it makes at once. */
  points: number;
  /** What would be told of it. */
  brings: { event: string; [field: string]: unknown }[];
};

/** A decision, and what it was worth. */
export type RatedDecision = {
  step: number;
  seat: number;
  /** What was done, among the choices. */
  played: number;
  /** The best answers, the best first, and what was done. */
  choices: Array<RatedChoice>;
  loss: number;
  /** The standard error of that. */
  error: number;
  /** How it is marked: `?!`, `?` or `??`. */
  mark: string | null;
  reasons: Array<Why>;
};

/** What led from the chance at the start to the result, for one seat: all parts add up to the result. */
export type SeatAccount = {
  start: number;
  luck: number;
  errors: number;
  gifts: number;
  crossing: number;
  unseen: number;
  drift: number;
  brokenOff: number;
  result: number;
  /** How well the seat decided, from 0 to 100; nothing if it had nothing to decide. */
  accuracy: number | null;
};

/** A difference that speaks for the best answer. */
export type Why = { key: string; yours: number; best: number };
