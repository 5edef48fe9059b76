// The first real match after a lesson: each of its phases is explained once, the first time it comes.

import type { View } from '../../generated/games';
import { keep, kept } from '../../settings/store';
import { askTeacher } from '../host/teacher';
import { lessonText } from './texts';

interface FirstMatch {
  table: string;
  game: string;
  edition: string;
  /** The keys of what has been explained. */
  told: string[];
}

const KEY = 'first-match';

/** Notes that a table is somebody's first match after a lesson. */
export function noteFirstMatch(table: string, game: string, edition: string): void {
  keep<FirstMatch>(KEY, { table, game, edition, told: [] });
}

/** Whether a table is the first match after a lesson. */
export const isFirstMatch = (table: string): boolean => kept<FirstMatch>(KEY)?.table === table;

/** The key of what is to be explained now at such a table; null if that was done before. It is noted as told. */
export async function explain(table: string, view: View, seat: number): Promise<string | null> {
  const match = kept<FirstMatch>(KEY);
  if (match?.table !== table) return null;
  const text = await lessonText(match.game, match.edition);
  const phase = await askTeacher(match.game, { do: 'phase', text, view, seat });
  // Two questions in a row may ask for the same.
  const told = kept<FirstMatch>(KEY)?.told ?? [];
  if (!phase || told.includes(phase)) return null;
  keep<FirstMatch>(KEY, { ...match, told: [...told, phase] });
  return phase;
}
