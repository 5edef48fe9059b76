// A table of the card game as the engine shows it.

import type { Hue } from '../../style/palette';
import type { Offer as SheetOffer, Paper } from '../qwixx/look';

export interface Look {
  closing_needs: number;
  sheets: Paper[];
  row: { number: number }[];
  /** The number that counts for everybody, while it does. */
  number: number | null;
  hands: { backs: { number: number }[]; cards: Held[] | null }[];
  /** The cards of a whole hand. */
  full: number;
  strict_gap: boolean;
  offers: Offer[];
}

export interface Held {
  card: string;
  number: number;
  /** Null for a joker. */
  colour: Hue | null;
}

export interface Offer extends SheetOffer {
  take: number | null;
  cards: string[];
  colour: Hue | null;
  ticks: number[];
}

export interface View {
  phase: 'first' | 'deal' | 'take' | 'face' | 'refill' | 'number' | 'play' | 'over';
  active: number | null;
  taking: number | null;
  top: { number: number } | null;
  pile: number;
  answered: number[];
  answer: string | null;
}

/** Cards played as a colour, in notation, with the numbers that are ticked. */
export function notation(cards: Held[], colour: Hue, ticks: Set<number>): string {
  const sorted = [...cards].sort(
    (one, other) =>
      one.number - other.number || Number(one.colour === null) - Number(other.colour === null),
  );
  const seen = new Set<number>();
  const words = sorted.map(({ number, colour: own }) => {
    const ticked = ticks.has(number) && !seen.has(number);
    seen.add(number);
    return `${own === null ? 'j' : ''}${number}${ticked ? 'x' : ''}`;
  });
  return `${colour.charAt(0)}: ${words.join(' ')}`;
}
