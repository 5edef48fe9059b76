// What lies over the screen, and the way back: Back takes away what lies on top and leaves the place
// below as it is. All that is open has one entry in the history of the browser.

const MARK = 'overlay';

/** What is open, from the lowest up, each with how it is closed. */
const open: (() => void)[] = [];

/** Whether the browser has been told to go back and has not done it yet: that takes it a moment. */
let leaving = false;
/** After so many milliseconds it will not: somebody went elsewhere meanwhile. */
const FORGOTTEN = 500;

function leave(): void {
  if (leaving || !isOverlaid()) return;
  leaving = true;
  setTimeout(() => (leaving = false), FORGOTTEN);
  history.back();
}

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
      if (open.length === 0) leave();
    });
  };
}

window.addEventListener('popstate', () => {
  const own = leaving;
  leaving = false;
  if (isOverlaid()) return;
  // What was laid over the screen since belongs to nobody's Back.
  if (!own) open.at(-1)?.();
  // What lay below is still open, and has to be left by Back, too.
  setTimeout(() => {
    if (open.length > 0 && !isOverlaid()) history.pushState({ [MARK]: true }, '');
  });
});
