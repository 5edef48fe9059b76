// Cards that are played, in notation.

import { describe, expect, it } from 'vitest';
import type { HandCard } from '../../generated/qwixx-cards';
import { notation } from './notation';

const card = (number: number): HandCard => ({ card: `r${number}`, number, colour: 'red' });
const joker = (number: number): HandCard => ({ card: `j${number}`, number, colour: null });

describe('cards in notation', () => {
  it('are sorted by number, jokers last', () => {
    const cards = [joker(7), card(9), card(7), card(12)];
    expect(notation(cards, 'red', new Set())).toBe('r: 7 j7 9 12');
  });

  it('bear a cross where their number is ticked, each number once', () => {
    const cards = [card(7), joker(7), card(9)];
    expect(notation(cards, 'blue', new Set([7]))).toBe('b: 7x j7 9');
  });
});
