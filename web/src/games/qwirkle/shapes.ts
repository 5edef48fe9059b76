// The shapes on tiles, as paths.

import type { Shape } from '../../generated/qwirkle';

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** All are filled but the cross, which a broad pen draws. */
export const SHAPES: Record<Shape, string> = {
  circle: circle(48, 47, 25),
  square: 'M28 24H68Q71 24 71 27V67Q71 70 68 70H28Q25 70 25 67V27Q25 24 28 24Z',
  diamond: 'M48 14 80 47 48 80 16 47Z',
  cross: 'M28 27 68 67M68 27 28 67',
  star: 'M48 10.3 55.65 28.75 74.1 21.1 66.45 39.55 84 47.2 65.1 52.15 69.6 71.5 52.5 61.6 48 78.7 43.5 61.6 26.4 71.5 30.9 52.15 12 47.2 29.55 39.55 21.9 21.1 40.35 28.75Z',
  // The fifth fills what the four leave open in the middle.
  clover:
    circle(48, 31, 15) +
    circle(64, 47, 15) +
    circle(48, 63, 15) +
    circle(32, 47, 15) +
    circle(48, 47, 5),
};
