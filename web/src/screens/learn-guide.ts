// Lights what is to be tapped next, and knows what it is called.

import { nextTap } from '../games/taps';

/** The mark of what is lit; theme.css says how it looks. */
const LIT = 'data-lit';

/** Lights the next of some taps below a node, whatever changes there. `found` hears what is lit now. */
export function light(
  root: HTMLElement,
  taps: () => string[],
  found: (lit: HTMLElement | null) => void,
): () => void {
  let lit: HTMLElement | null = null;
  const look = () => {
    const next = nextTap(root, taps());
    if (next === lit) return;
    lit?.removeAttribute(LIT);
    next?.setAttribute(LIT, '');
    lit = next;
    found(lit);
  };
  const observer = new MutationObserver(look);
  const attributeFilter = ['aria-pressed', 'aria-selected', 'data-cell'];
  observer.observe(root, { subtree: true, childList: true, attributeFilter });
  look();
  return () => {
    observer.disconnect();
    lit?.removeAttribute(LIT);
  };
}

/** What something is called, without what else is said of it. */
export function calledOf(element: HTMLElement): string {
  const label = element.getAttribute('aria-label') ?? element.innerText;
  return label.split(', ')[0]?.trim() ?? '';
}
