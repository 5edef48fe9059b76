// What an offer would do to a sheet, as the parts of the sheet ask for it.

import type { Offer } from '../../generated/qwixx';

export interface Staging {
  /** Cells that would be ticked, and cells that would be lost by it. */
  ticks: Set<string>;
  skips: Set<string>;
  /** The colours of the locks that would be ticked, and the places of the boxes. */
  locks: Set<string>;
  boxes: Set<number>;
}

/** What an offer would do; nothing without one. */
export function stagingOf(offer: Offer | null): Staging {
  const marks = offer?.marks ?? [];
  return {
    ticks: new Set(marks.flatMap((mark) => (mark.mark === 'ticked' ? [mark.cell] : []))),
    skips: new Set(offer?.skips),
    locks: new Set(marks.flatMap((mark) => (mark.mark === 'locked' ? [mark.row] : []))),
    boxes: new Set(marks.flatMap((mark) => (mark.mark === 'boxed' ? [mark.index] : []))),
  };
}
