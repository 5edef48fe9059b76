import { describe, expect, it } from 'vitest';
import { contrast, upon } from './palette';
import { TILES } from './tiles';
import { closest, VISIONS } from './vision';

describe('the colours of tiles', () => {
  for (const kind of Object.keys(VISIONS) as (keyof typeof VISIONS)[]) {
    it(`are 20 apart: ${kind} vision`, () => {
      expect(closest(Object.values(TILES), kind)).toBeGreaterThanOrEqual(20);
    });
  }

  it('let shapes and letters be read', () => {
    for (const [name, colour] of Object.entries(TILES)) {
      expect(contrast(colour, upon(colour)), name).toBeGreaterThanOrEqual(4.5);
    }
  });
});
