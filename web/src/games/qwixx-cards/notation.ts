// The notation of cards that are played.

import type { HandCard } from '../../generated/qwixx-cards';
import type { Hue } from '../../style/palette';

/** Cards played as a colour, in notation, with the numbers that are ticked. */
export function notation(cards: HandCard[], colour: Hue, ticks: Set<number>): string {
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
