// A table as the boards need it, from what is said on the wire.

import type { Answers, Connection, Table } from './host/host';
import type { View } from '../generated/games';
import type { ChairState, Outcome, Update } from '../generated/wire';
import type { Wish } from './sitting.svelte';

export interface TableNow {
  id: string;
  stage: 'gathering' | 'playing' | 'over';
  game: string;
  setup: string;
  answers: Answers;
  seats: SeatNow[];
  turn: Turn;
  /** The number of the question that is open, if one is; an answer names it. */
  question: number | null;
  /** Answers of seats held here that are given and still sealed, in notation. */
  sealed: Record<string, string>;
  /** Whether people at this device are to say what chance brought. */
  typing: boolean;
  /** One view for every seat held at this device, or the one of watchers. */
  views: Record<string, View>;
  outcome: Outcome | null;
  /** What can be wished for now, beside answers. */
  can: Set<Wish['ask']>;
  connection: Connection;
}

export interface SeatNow extends ChairState {
  /** Whether this seat is held at this device. */
  here: boolean;
}

export type Turn =
  { waits: 'chance' } | { waits: 'decision'; seats: number[] } | { waits: 'nothing' };

export function nowOf(
  { id, answers, isOver }: Table,
  { table, you, views }: Update,
  connection: Connection,
  wishes: { retyping: boolean; canTakeBack: boolean },
): TableNow {
  const { game, setup, phase, question, chanceDue, outcome } = table;
  const can = new Set<Wish['ask']>();
  if (phase === 'over' && !isOver && (you.seats.length > 0 || you.host)) can.add('rematch');
  if (wishes.canTakeBack) can.add('take-back');
  const typed = table.luck.kind === 'typed' && you.seats.length > 0 && !isOver;
  return {
    id,
    stage: outcome ? 'over' : phase === 'playing' ? 'playing' : 'gathering',
    game,
    setup,
    answers,
    seats: table.seats.map((chair, seat) => ({ ...chair, here: you.seats.includes(seat) })),
    turn: turnOf(question, outcome !== null),
    question: question?.number ?? null,
    sealed: Object.fromEntries(you.sealed.map(({ seat, action }) => [seat, action])),
    typing: typed && (chanceDue || wishes.retyping),
    views: Object.fromEntries((views ?? []).map(({ seat, view }) => [seat ?? 'watcher', view])),
    outcome,
    can,
    connection,
  };
}

function turnOf(question: Update['table']['question'], over: boolean): Turn {
  if (over) return { waits: 'nothing' };
  if (!question) return { waits: 'chance' };
  const seats = question.seats.filter((seat) => !question.answered.includes(seat));
  return { waits: 'decision', seats };
}
