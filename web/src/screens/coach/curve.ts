// Where the lines of chances run: seats are told apart by how their lines are drawn.

import type { CoachReport, CurvePoint } from '../../generated/coach';

/** The drawing: 640 by 220, with room for numbers at the left. */
export const [LEFT, RIGHT, TOP, BOTTOM] = [66, 632, 22, 198];

export const DASHES = ['none', '9 5', '2 5', '12 4 2 4', '16 8'];

/** Where a step lies. */
export const X = (step: number, last: number): number =>
  Math.round(LEFT + ((RIGHT - LEFT) * step) / last);

/** Where a part of the whole lies. */
export const Y = (part: number): number => Math.round(BOTTOM - (BOTTOM - TOP) * part);

/** The whole: a win, or as many hundreds of points as somebody alone could expect. */
export const wholeOf = ({ unit, curve }: Pick<CoachReport, 'unit' | 'curve'>): number =>
  unit === 'wins' ? 1 : Math.ceil(Math.max(1, ...curve.flatMap(({ shares }) => shares)));

/** The line of a seat. */
export const pathOf = (curve: CurvePoint[], seat: number, last: number, whole = 1): string =>
  curve
    .map(({ step, shares }, i) => {
      const y = Y((shares[seat] ?? 0) / whole);
      return `${i === 0 ? 'M' : 'L'}${X(step, last)} ${y}`;
    })
    .join('');
