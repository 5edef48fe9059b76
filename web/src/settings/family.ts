// The names of those who play at this device: whoever played once is offered again.

import { keep, kept } from './store';

const FAMILY = 'family';
/** More than sit at any table, and fewer than a list becomes long. */
const MOST = 12;

/** The names, the last one first. */
export const family = (): string[] => kept<string[]>(FAMILY) ?? [];

export function rememberNames(names: string[]): void {
  const said = names.map((name) => name.trim()).filter(Boolean);
  if (said.length > 0) keep(FAMILY, [...new Set([...said, ...family()])].slice(0, MOST));
}
