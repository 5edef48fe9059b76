// Written by tests (QLUB_GOLDEN=1 cargo test typescript): do not edit.

import type { View } from './games';
import type { Update } from './wire';

/** A lesson as far as it has come. */
export type LessonUpdate = {
  /** The table, one update for everything that happened by itself, in order. */
  updates: Array<Update>;
  /** How many steps have been answered, and how many there are. */
  answered: number;
  steps: number;
  /** The key of what is said now: of the step that waits, or of the end. */
  words: string;
  /** The answer that the step leads to; none at the end. */
  answer: string | null;
};

/** An answer, under the name of its question. */
export type TeacherAnswer =
  { lesson: LessonUpdate } | { 'lesson-answer': LessonUpdate } | { phase: string | null };

/** What can be asked of the teacher. */
export type TeacherQuestion =
  | {
      do: 'lesson';
      /** The text of its file. */
      text: string;
      /** What the learner is called. */
      name: string;
      /** How many of its steps were answered before. */
      step: number;
      /** The time in milliseconds. */
      now: number;
      /** 32 random bytes in hex. */
      fresh: string;
    }
  | {
      do: 'lesson-answer';
      /** What, in notation. */
      action: string;
      /** The time in milliseconds. */
      now: number;
      /** 32 random bytes in hex. */
      fresh: string;
    }
  | {
      do: 'phase';
      /** The text of its file. */
      text: string;
      /** The view of the learner. */
      view: View;
      /** The seat of the learner. */
      seat: number;
    };
