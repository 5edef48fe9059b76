// Whoever goes by keys is always somewhere. What has the focus may be taken away: a button by what it did, a
// screen by the next. The focus then rests near where it was, so that the next Tab goes on from there.

/** Where the focus may rest: it says what it is. */
const REST = '[data-rest]';
/** What is most likely wanted next at a place of rest: what was begun is confirmed. */
const NEXT = '[data-confirm]:not(:disabled)';

/** What had the focus last and everything that it was in, from the inside out. */
let trail: Element[] = [];
/** What had the focus before it was lent to something that is gone again, the last one first. */
let before: readonly Element[] = [];
/** What the focus is lent to, and what had it before. */
let lent: { inside: HTMLElement; from: readonly Element[] }[] = [];
let byKeys = true;

/** Begins to look after the focus. */
export function keepFocus(): void {
  addEventListener('keydown', () => (byKeys = true), true);
  addEventListener('pointerdown', () => (byKeys = false), true);
  addEventListener('focusin', ({ target }) => {
    trail = target instanceof Element ? ways(target) : [];
    before = [];
  });
  new MutationObserver(rest).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled'],
  });
}

/**
 * Notes that something has come for a while, which the focus goes to. Call what comes back when it goes: the focus
 * returns to where it was before, or rests near there.
 */
export function lendFocus(inside: HTMLElement): () => void {
  const way = trail;
  const [last] = trail;
  // It may have come out of something that came for a while, too, and goes or is gone.
  const under = last && lent.findLast((one) => one.inside.contains(last));
  const loan = { inside, from: last ? [last, ...(under?.from ?? before)] : [] };
  lent.push(loan);
  return () => {
    lent = lent.filter((one) => one !== loan);
    if (!trail[0] || !inside.contains(trail[0])) return;
    trail = [...trail, ...way];
    before = loan.from;
  };
}

/** Puts the focus somewhere if it was taken away. */
function rest(): void {
  const [last] = trail;
  const { activeElement: at, body } = document;
  if (!last || isThere(last) || (at !== null && at !== body && at !== last)) return;
  const back = before.find(isThere) as HTMLElement | undefined;
  const place = back ?? restingPlace(trail) ?? heading();
  if (!place) return;
  if (!back && !place.matches(NEXT)) place.tabIndex = -1;
  // Whoever points sees what has changed; the page stays where it is under the finger.
  place.focus({ preventScroll: !byKeys });
}

/** The nearest place to rest for what had the focus; none if its screen is gone. */
export function restingPlace(from: readonly Element[]): HTMLElement | null {
  for (const one of from) {
    if (!one.isConnected) continue;
    const place = one.matches(REST) ? one : one.querySelector(REST);
    if (place) return place.querySelector<HTMLElement>(NEXT) ?? (place as HTMLElement);
  }
  return null;
}

/** What names a screen, once all of it is there. */
const heading = (): HTMLElement | null =>
  document.querySelector('[data-loading]') ? null : document.querySelector('h1');

const isThere = (one: Element): boolean => one.isConnected && !one.matches(':disabled');

/** Something and everything that it is in, as far as the screen goes: what all screens are in is no way back. */
function ways(from: Element): Element[] {
  const all: Element[] = [];
  const screens = document.getElementById('page') ?? document.body;
  for (let one: Element | null = from; one && one !== screens; one = one.parentElement) {
    all.push(one);
  }
  return all;
}
