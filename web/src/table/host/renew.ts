// Loading the page anew, where the server has become another one.

const KEY = 'qlub.renewed';
/** Not again for so many milliseconds: what did not help would not help then either. */
const ONCE_IN = 60_000;

/** Loads the page anew; says whether that is tried, or was just now and did not help. */
export function renew(): boolean {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (Date.now() - last < ONCE_IN) return false;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
  return true;
}
