import { describe, expect, it } from 'vitest';
import { contrast, HUES, PALETTES, upon } from './palette';
import { closest, difference, VISIONS } from './vision';

const kinds = Object.keys(VISIONS) as (keyof typeof VISIONS)[];

describe('the steady palette', () => {
  for (const theme of ['light', 'dark'] as const) {
    for (const kind of kinds) {
      it(`keeps its colours 25 apart: ${theme}, ${kind} vision`, () => {
        expect(closest(Object.values(PALETTES.steady[theme]), kind)).toBeGreaterThanOrEqual(25);
      });
    }
  }
});

describe('every palette', () => {
  for (const [name, themes] of Object.entries(PALETTES)) {
    for (const [theme, paint] of Object.entries(themes)) {
      it(`has letters that can be read on its colours: ${name}, ${theme}`, () => {
        for (const hue of HUES) {
          expect(contrast(paint[hue], upon(paint[hue])), hue).toBeGreaterThanOrEqual(4.5);
        }
      });
      it(`stands out from a dark table: ${name}, ${theme}`, () => {
        if (theme !== 'dark') return;
        for (const hue of HUES) {
          expect(contrast(paint[hue], '#181b22'), hue).toBeGreaterThanOrEqual(3);
        }
      });
    }
  }
});

describe('the measure', () => {
  it('agrees with published pairs of CIEDE2000', () => {
    // Sharma, Wu and Dalal 2005, pairs 1, 7, 17 and 25.
    expect(difference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
    expect(difference([50, 0, 0], [50, -1, 2])).toBeCloseTo(2.3669, 4);
    expect(difference([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
    expect(difference([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(
      1.2644,
      4,
    );
  });
});
