// Where the focus goes when what had it is gone.

import { expect, it } from 'vitest';
import { restingPlace } from './keep-focus';

/** As much of an element as is asked for: whether it is there, whether it is a place to rest, what is in it. */
function element(about: {
  there?: boolean;
  rest?: boolean;
  holds?: Element;
  next?: Element;
}): Element {
  return {
    isConnected: about.there ?? true,
    matches: () => about.rest ?? false,
    querySelector: (what: string) => (what.includes('confirm') ? about.next : about.holds) ?? null,
  } as unknown as Element;
}

const button = element({ there: false });

it('rests in the nearest place that is left', () => {
  const dock = element({ rest: true });
  expect(restingPlace([button, element({ there: false, rest: true }), dock])).toBe(dock);
});

it('goes on to what confirms what was begun', () => {
  const confirm = element({});
  expect(restingPlace([button, element({ rest: true, next: confirm })])).toBe(confirm);
});

it('finds what has come instead of what is gone', () => {
  const end = element({ rest: true });
  const board = element({ holds: end });
  expect(restingPlace([button, element({ there: false, rest: true }), board])).toBe(end);
});

it('rests nowhere where the screen is gone, too', () => {
  expect(restingPlace([button, element({ there: false })])).toBeNull();
  expect(restingPlace([button, element({})])).toBeNull();
});
