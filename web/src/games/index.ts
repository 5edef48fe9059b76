// The games on the page: what draws them, and how they are passed round. Each comes when it is
// played. A game has a folder of its name here for what is its own, and needs none.

import type { Component } from 'svelte';
import { GAMES } from '../engines';
import { speakOfPads } from '../words/words.svelte';
import type { Hides, Sitting } from '../table/sitting.svelte';

export interface OnPage {
  board: () => Promise<{ default: Component<{ sitting: Sitting }> }>;
  /** What draws it on a large screen that everybody sees: the board, where it has nothing of its own. */
  screen: () => Promise<{ default: Component<{ sitting: Sitting }> }>;
  /** Whether people can bring the chance themselves, such as real dice. */
  real: boolean;
  /** What it hides while a device goes round. */
  hides: Hides;
  /** What luck brings; null where there is no luck. */
  chance: 'dice' | 'cards' | 'tiles' | 'any' | null;
  /** The options that everybody chooses; the others are for those who look for them. */
  main: string[];
  /** Editions that are another one with an option: they are chosen there. */
  same: Record<string, { edition: string; options: Record<string, string> }>;
  /**
   * The team that a seat of an edition with some options plays in, a word of `team-…`; null where everybody
   * plays alone.
   */
  team: (edition: string, seat: number, options: Record<string, string>) => string | null;
}

type Draws = () => Promise<{ default: Component<{ sitting: Sitting }> }>;

const BOARDS = import.meta.glob<{ default: Component<{ sitting: Sitting }> }>('./*/Board.svelte');
const SCREENS = import.meta.glob<{ default: Component<{ sitting: Sitting }> }>('./*/Screen.svelte');
const FACTS = import.meta.glob<Partial<OnPage>>('./*/facts.ts', {
  eager: true,
  import: 'default',
});

const USUAL = {
  real: false,
  chance: 'any',
  main: [] as string[],
  same: {},
  team: () => null,
} as const;

/** The games on the page, in the order of the front door. */
export const NAMES = GAMES.map(({ name }) => name);

/** How the page plays a game. */
export function onPage(game: string): OnPage {
  const found = GAMES.find(({ name }) => name === game);
  const board = BOARDS[`./${game}/Board.svelte`] ?? BOARDS['./plain/Board.svelte'];
  if (!found || !board) throw new Error(`no game ${game}`);
  const hides = found.open ? 'nothing' : 'hands';
  const screen = SCREENS[`./${game}/Screen.svelte`] ?? board;
  const drawn = (part: Draws) => (found.pad ? spoken(part) : part);
  return {
    ...USUAL,
    board: drawn(board),
    screen: drawn(screen),
    hides,
    ...FACTS[`./${game}/facts.ts`],
  };
}

/** What a game hides while a device goes round. */
export const hidesOf = (game: string): Hides => onPage(game).hides;

/** What draws a pad comes with what is said there. */
const spoken =
  (part: Draws): Draws =>
  async () =>
    (await Promise.all([part(), speakOfPads()]))[0];
