// What pictures of the card game show: hands that were dealt in matches (`pictures.test.ts`).

const HANDS: Record<string, string[]> = {
  classic: ['r11', 'y5', 'g11', 'b2'],
  jokers: ['r9', 'g6', 'b4', 'j7'],
};

/** A hand of an edition, in notation. */
export const handOf = (edition: string): string[] => HANDS[edition] ?? HANDS.classic!;
