// How far somebody has come in the lessons, kept on this device.

import { keep, kept } from '../../settings/store';

/** How many steps of a lesson were answered, and whether it was ever finished. */
export interface Progress {
  step: number;
  done: boolean;
}

const KEY = 'lessons';
const NONE: Progress = { step: 0, done: false };

const all = (): Record<string, Progress> => kept(KEY) ?? {};
const nameOf = (game: string, edition: string) => `${game}/${edition}`;

export const progressOf = (game: string, edition: string): Progress =>
  all()[nameOf(game, edition)] ?? NONE;

/** Notes how far a lesson has come. At its end it begins anew the next time. */
export function noteProgress(game: string, edition: string, answered: number, of: number): void {
  const { done } = progressOf(game, edition);
  const ends = answered >= of;
  const progress = { step: ends ? 0 : answered, done: done || ends };
  keep(KEY, { ...all(), [nameOf(game, edition)]: progress });
}

/** Whether a lesson of a game was finished here. */
export const hasLearnt = (game: string): boolean =>
  Object.entries(all()).some(([name, { done }]) => done && name.startsWith(`${game}/`));
