// What tiles are called.

import { t, word } from '../../words/words.svelte';
import type { Piece } from '../../generated/qwirkle';

/** A tile in words, such as "red star". */
export const nameOf = (piece: Piece): string =>
  t('qwirkle-tile', { colour: word(piece.colour), shape: t(`shape-${piece.shape}`) });
