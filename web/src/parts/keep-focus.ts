// Whoever goes by keys is always somewhere. What has the focus may be taken away: a button by what it did, a
// screen by the next. The focus then rests near where it was, so that the next Tab goes on from there.

/** Where the focus may rest: it says what it is. */
const REST = '[data-rest]';
/** What is most likely wanted next at a place of rest: what was begun is confirmed. */
const NEXT = '[data-confirm]:not(:disabled)';

/** What had the focus last and everything that it was in, from the inside out. */
let trail: Element[] = [];
/** What had the focus before it was lent to something that is gone again. */
let before: Element | undefined;
let byKeys = true;

/** Begins to look after the focus. */
export function keepFocus(): void {
  addEventListener('keydown', () => (byKeys = true), true);
  addEventListener('pointerdown', () => (byKeys = false), true);
  addEventListener('focusin', ({ target }) => {
    trail = target instanceof Element ? ways(target) : [];
    before = undefined;
  });
  new MutationObserver(rest).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled'],
  });
}

/**
 * Puts the focus on `to`, in something that has come for a while. Call what comes back when it goes: the focus
 * returns to where it was before, or rests near there.
 */
export function lendFocus(inside: HTMLElement, to: HTMLElement | null): () => void {
  const from = trail;
  to?.focus({ preventScroll: true });
  return () => {
    const [last] = trail;
    if (!last || !inside.contains(last)) return;
    trail = [...trail, ...from];
    [before] = from;
  };
}

/** Puts the focus somewhere if it was taken away. */
function rest(): void {
  const [last] = trail;
  const { activeElement: at, body } = document;
  if (!last || isThere(last) || (at !== null && at !== body && at !== last)) return;
  const back = before && isThere(before) ? (before as HTMLElement) : null;
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

function ways(from: Element): Element[] {
  const all: Element[] = [];
  for (let one: Element | null = from; one && one !== document.body; one = one.parentElement) {
    all.push(one);
  }
  return all;
}
