// What lies over the screen, and the way back: Back takes away what lies on top and leaves the place
// below as it is. All that is open has one entry in the history of the browser.

const MARK = 'overlay';

/** What is open, from the lowest up, each with how it is closed. */
const open: (() => void)[] = [];

/** Whether the entry that the browser is at stands for what lies over the screen. */
export const isOverlaid = (): boolean =>
  (history.state as Record<string, unknown> | null)?.[MARK] === true;

/** Notes that something lies over the screen, which `close` takes away. Call what comes back when it is gone. */
export function layOver(close: () => void): () => void {
  open.push(close);
  if (!isOverlaid()) history.pushState({ [MARK]: true }, '');
  return () => {
    const at = open.indexOf(close);
    if (at >= 0) open.splice(at, 1);
    // Something else may be laid over in its place at once; then the entry is its own.
    setTimeout(() => {
      if (open.length === 0 && isOverlaid()) history.back();
    });
  };
}

window.addEventListener('popstate', () => {
  if (isOverlaid()) return;
  open.at(-1)?.();
  // What lay below is still open, and has to be left by Back, too.
  setTimeout(() => {
    if (open.length > 0 && !isOverlaid()) history.pushState({ [MARK]: true }, '');
  });
});
