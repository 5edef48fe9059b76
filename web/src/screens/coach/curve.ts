// Where the lines of chances run: seats are told apart by how their lines are drawn.

import type { CurvePoint } from '../../generated/coach';

/** The drawing: 640 by 220, with room for numbers at the left. */
export const [LEFT, RIGHT, TOP, BOTTOM] = [66, 632, 22, 198];

export const DASHES = ['none', '9 5', '2 5', '12 4 2 4', '16 8'];

/** Where a step lies. */
export const X = (step: number, last: number): number =>
  Math.round(LEFT + ((RIGHT - LEFT) * step) / last);

/** Where a part of a win lies. */
export const Y = (share: number): number => Math.round(BOTTOM - (BOTTOM - TOP) * share);

/** The line of a seat. */
export const pathOf = (curve: CurvePoint[], seat: number, last: number): string =>
  curve
    .map(({ step, shares }, i) => `${i === 0 ? 'M' : 'L'}${X(step, last)} ${Y(shares[seat] ?? 0)}`)
    .join('');
