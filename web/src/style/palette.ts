// The colours of rows and dice.
//
// `steady` is staggered in lightness, so that no two are taken for one another by any kind of colour
// vision: the closest pair is at least 25 apart by CIEDE2000 in all four (see palette.test.ts).
// `classic` is what people know from the box; letters say the same either way.

export type Hue = 'red' | 'yellow' | 'green' | 'blue';
export type Paint = Record<Hue, string>;

export const HUES: Hue[] = ['red', 'yellow', 'green', 'blue'];

export const PALETTES: Record<'steady' | 'classic', Record<'light' | 'dark', Paint>> = {
  steady: {
    light: { red: '#a3182a', yellow: '#ffd23f', green: '#4aa58a', blue: '#1f3a78' },
    dark: { red: '#ca2c47', yellow: '#f3d34f', green: '#6bcabc', blue: '#3065b8' },
  },
  classic: {
    light: { red: '#d32f2f', yellow: '#fbc02d', green: '#2e7d32', blue: '#1565c0' },
    dark: { red: '#d93a3a', yellow: '#fbc02d', green: '#318738', blue: '#2670cc' },
  },
};

/** What is read on a ground: paper on dark ones, ink on light ones. */
export const INK = '#1b1a20';
export const WHITE = '#ffffff';

/** Ink or white, whichever stands out more. */
export function upon(ground: string): string {
  return contrast(ground, WHITE) >= contrast(ground, INK) ? WHITE : INK;
}

/** The contrast of two colours by WCAG, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** The three channels of a colour in linear light. */
export function linear(colour: string): [number, number, number] {
  const channel = (at: number) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function luminance(colour: string): number {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
