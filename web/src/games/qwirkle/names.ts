// What tiles are called.

import { t, word } from '../../words/words.svelte';
import type { Piece, Spot } from '../../generated/qwirkle';

/** A tile in words, such as "red star". */
export const nameOf = (piece: Piece): string =>
  t('qwirkle-tile', { colour: word(piece.colour), shape: t(`shape-${piece.shape}`) });

/** Where a tile can go: to some cells at once, to others with more tiles in the same turn. */
export function whereTo(piece: Piece, spots: Spot[]): string {
  const tile = nameOf(piece);
  if (spots.length === 0) return t('qwirkle-nowhere', { tile });
  const more = spots.some(({ points }) => points === null) ? 'yes' : 'no';
  return t('qwirkle-where', { tile, more });
}
