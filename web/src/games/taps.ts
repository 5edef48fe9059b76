// What is tapped to give an answer, one after the other: a lesson lights the next. A game whose board is more
// than a list of offers says it in a file of its folder.

type Taps = (answer: string) => string[];

const OWN = import.meta.glob<Taps>('./*/taps.ts', { eager: true, import: 'default' });

/** What confirms whatever was begun. */
export const CONFIRM = '[data-confirm]';

const plain: Taps = (answer) => [`[data-offer="${answer}"]`, CONFIRM];

/** What is tapped for an answer, as selectors. */
export const tapsOf = (game: string, answer: string): string[] =>
  (OWN[`./${game}/taps.ts`] ?? plain)(answer);

/** Whether something has been tapped: it is pressed, or chosen. */
const isDone = (element: Element | null): boolean =>
  element?.matches('[aria-pressed="true"], [aria-selected="true"]') ?? false;

/** What is to be tapped next below a root, and which of the taps it is; nothing if it is not there yet. */
export function nextTap(
  root: ParentNode,
  taps: string[],
): { element: HTMLElement; index: number } | null {
  const done = taps.map((tap) => isDone(root.querySelector(tap)));
  const index = done.lastIndexOf(true) + 1;
  const next = taps[index];
  const element = next ? root.querySelector<HTMLElement>(next) : null;
  return element && { element, index };
}
