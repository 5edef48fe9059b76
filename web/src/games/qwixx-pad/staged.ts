// What people at this device have begun and not confirmed: it waits for them while another has the screen, and
// is asked about if its roll goes on without it.

import type { View } from '../../generated/qwixx-pad';
import { written, type Begun } from './entry';

/** Something that was begun with some roll, and what stood entered instead. */
export interface Staged {
  seat: number;
  begun: Begun;
  /** Which roll of the match it belongs to, from 0. */
  roll: number;
  entered: string;
}

/** A staged entry whose roll is over: it can still be put right there. */
export interface Missed extends Staged {
  until: number;
}

/** Adds what a seat leaves behind, in place of what it left before; nothing if it is what stands entered. */
export function leave(all: readonly Staged[], left: Staged): Staged[] {
  const others = all.filter(({ seat }) => seat !== left.seat);
  return written(left.begun) === left.entered ? others : [...others, left];
}

/** What a seat had begun with the roll that is under way, if nothing else was entered for it since. */
export function found(all: readonly Staged[], now: Omit<Staged, 'begun'>): Begun | null {
  const same = (one: Staged) =>
    one.seat === now.seat && one.roll === now.roll && one.entered === now.entered;
  return all.find(same)?.begun ?? null;
}

/** Those whose rolls went on without them, and those that still wait. */
export function sorted(
  all: readonly Staged[],
  past: View['past'],
): { missed: Missed[]; waiting: Staged[] } {
  const over = all.flatMap((one) => {
    const roll = past[one.roll];
    // Whoever entered something else after that has changed their mind.
    const stands = roll?.entries[one.seat] === one.entered;
    return roll && stands ? [{ ...one, until: roll.until }] : [];
  });
  return { missed: over, waiting: all.filter(({ roll }) => roll >= past.length) };
}
