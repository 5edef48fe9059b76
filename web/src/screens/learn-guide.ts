// Lights what is to be tapped next, and knows what it is called.

import { nextTap } from '../games/taps';

/** The mark of what is lit; theme.css says how it looks. */
const LIT = 'data-lit';

/** Lights the next of the taps of a step below a node, whatever changes there. `found` hears what is lit now. */
export function light(
  root: HTMLElement,
  step: number,
  taps: string[],
  found: (lit: HTMLElement | null) => void,
): () => void {
  let lit: HTMLElement | null = null;
  const look = () => {
    const next = nextTap(root, taps);
    const element = next?.element ?? null;
    if (element === lit) return;
    lit?.removeAttribute(LIT);
    element?.setAttribute(LIT, `${step}.${next?.index}`);
    lit = element;
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
  const { called } = element.dataset;
  const label = element.getAttribute('aria-label') ?? element.innerText;
  return called ?? label.split(', ')[0]?.trim() ?? '';
}
