// The games on the page: what draws them, and how they are passed round. Each comes when it is
// played.

import type { Component } from 'svelte';
import type { Sitting } from '../screens/sitting.svelte';

export interface OnPage {
  board: () => Promise<{ default: Component<{ sitting: Sitting }> }>;
  /** Whether people can bring the chance themselves, such as real dice. */
  real: boolean;
  /**
   * What the curtain hides while a device goes round: answers if the table wants it, the hands of
   * all, or nothing since everything is open.
   */
  hides: 'answers' | 'hands' | 'nothing';
}

const ON_PAGE: Record<string, OnPage> = {
  qwixx: { board: () => import('./qwixx/Board.svelte'), real: true, hides: 'answers' },
  quixo: { board: () => import('./quixo/Board.svelte'), real: false, hides: 'nothing' },
};

/** The games on the page, in the order of the front door. */
export const NAMES = Object.keys(ON_PAGE);

/** How the page plays a game. */
export function onPage(game: string): OnPage {
  const found = ON_PAGE[game];
  if (!found) throw new Error(`no game ${game}`);
  return found;
}
