// The six colours of tiles, staggered in lightness: the closest pair is at least 20 apart by
// CIEDE2000 in all four kinds of vision (see tiles.test.ts). The shape is taken, so every tile also
// carries the letter of its colour.

export const TILES = {
  red: '#a01627',
  orange: '#e17218',
  yellow: '#fcf48e',
  green: '#3fae97',
  blue: '#202d7a',
  purple: '#a23df2',
} as const;
