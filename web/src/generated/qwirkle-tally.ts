// Written by tests (QLUB_GOLDEN=1 cargo test typescript): do not edit.

import type { Outcome, Seat } from './wire';

/** Something that happened. */
export type Event =
  | {
      event: 'began';
      /** The seat of that player. */
      seat: Seat;
    }
  | {
      event: 'counted';
      /** Whose turn it was. */
      seat: Seat;
      /** What it made. */
      points: number;
      /** All of that player by now. */
      total: number;
    }
  | {
      event: 'went-out';
      /** Whoever did. */
      seat: Seat;
      /** What that brings. */
      bonus: number;
    }
  | {
      event: 'ended';
      /** Winners, scores and the reason. */
      outcome: Outcome;
    };

/** The points beside a real table. */
export type Look = { scores: Array<number>; offers: Array<Offer> };

/** Something that may be written down. */
export type Offer = {
  /** What, in notation. */
  action: string;
};

/** The points of everybody, which all see alike. */
export type View = {
  /** How many play. */
  seats: number;
  /** Whose turn it is, once it is known who begins. */
  active: Seat | null;
  /** What every seat made, turn by turn. */
  turns: Array<Array<number>>;
  /** The points of every seat. */
  totals: Array<number>;
  /** Who went out. */
  out: Seat | null;
  /** Whether the game is over. */
  over: boolean;
  /** How many steps were taken. */
  steps: number;
};
