// Where one is. Places of the page live behind the hash, so that any server, and none, can serve it;
// a table of the server has a path of its own: `/t/ID`, with a token behind the hash at most.

import { LANGUAGES, type Language } from './languages';
import { isOverlaid } from './overlay';
import { root, rootOf, tableOf } from './root';

export type Place =
  /** Lost: where an address led nowhere. */
  | { screen: 'home'; lost?: true }
  | { screen: 'before'; game: string }
  | { screen: 'play'; table: string; online?: true }
  | { screen: 'verify' }
  /** A record in its address; which match of its table it was, where it was not the first. */
  | { screen: 'replay'; packed: string; match?: number; coach?: true }
  | { screen: 'replay'; table: string; match: number; coach?: true }
  /** A match that this device keeps. With a coach, the coach looks at it at once. */
  | { screen: 'replay'; kept: string; coach?: true }
  /** The rules of a game, or a choice among all games; in another language, if one was asked for. */
  | { screen: 'rules'; page?: string; anchor?: string; language?: Language }
  /** The lesson of an edition of a game. */
  | { screen: 'learn'; game: string; edition: string }
  | { screen: 'games' }
  | { screen: 'settings' };

let token = takeToken();
let place = $state.raw(read(location));

const moved = () => {
  const given = takeToken();
  token = given ?? token;
  const next = read(location);
  // Back may only have closed what lay over the screen: whoever is there stays.
  if (given || JSON.stringify(next) !== JSON.stringify(place)) place = next;
};
window.addEventListener('hashchange', moved);
window.addEventListener('popstate', moved);

// A link of the page changes the place, not the document.
document.addEventListener('click', (event) => {
  const link = (event.target as Element | null)?.closest?.('a');
  const other = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!link || other || event.defaultPrevented || link.target || link.download) return;
  const ours = link.origin === location.origin && rootOf(link.pathname) === root;
  if (!ours || (!link.hash.startsWith('#/') && !tableOf(link.pathname))) return;
  event.preventDefault();
  visit(link.href);
});

/** Where one is now. */
export const here = (): Place => place;

/** The token that a link bore behind its hash. It is gone from the address, and is given once. */
export function givenToken(): string | undefined {
  const given = token;
  token = undefined;
  return given;
}

/** Goes somewhere else. */
export function go(to: Place): void {
  visit(address(to));
}

/** Goes to a table with the token of a link. */
export function goWith(to: Place, given: string | undefined): void {
  token = given;
  go(to);
}

function visit(address: string): void {
  // What lay over the screen is left with it.
  if (isOverlaid()) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  moved();
  window.scrollTo(0, 0);
}

/** A token is nobody's business: it leaves the address bar at once. */
function takeToken(): string | undefined {
  const found = /^#([\w-]+)$/.exec(location.hash)?.[1];
  if (!found || !tableOf(location.pathname)) return undefined;
  history.replaceState(null, '', location.pathname);
  return found;
}

/** The address of a place. */
export function address(to: Place): string {
  switch (to.screen) {
    case 'home':
      return `${root}#/`;
    case 'before':
      return `${root}#/new/${to.game}`;
    case 'play':
      return to.online ? `${root}t/${to.table}` : `${root}#/table/${to.table}`;
    case 'verify':
      return `${root}#/verify`;
    case 'replay':
      return replayAddress(to) + (to.coach ? '?coach' : '');
    case 'learn':
      return `${root}#/learn/${to.game}/${to.edition}`;
    case 'games':
      return `${root}#/games`;
    case 'rules':
      return (
        [`${root}#/rules`, to.page, to.page && to.anchor].filter(Boolean).join('/') +
        (to.language ? `?${to.language}` : '')
      );
    case 'settings':
      return `${root}#/settings`;
  }
}

function replayAddress(to: Extract<Place, { screen: 'replay' }>): string {
  if ('kept' in to) return `${root}#/games/${to.kept}`;
  return 'packed' in to
    ? `${root}#/replay/${to.packed}${to.match ? `/m${to.match}` : ''}`
    : `${root}#/replay/${to.table}/${to.match}`;
}

/** The place of an address; home if there is no such place, which then says so. */
export function read({ pathname, hash }: { pathname: string; hash: string }): Place {
  const table = tableOf(pathname);
  if (table && !hash.startsWith('#/')) return { screen: 'play', table, online: true };
  const [path = '', language] = hash.replace(/^#\/?/, '').split('?');
  const [screen, one, two] = path.split('/').map(decodeURIComponent);
  if (screen === 'new' && one) return { screen: 'before', game: one };
  if (screen === 'table' && one) return { screen: 'play', table: one };
  if (screen === 'learn' && one && two) return { screen: 'learn', game: one, edition: two };
  if (screen === 'verify') return { screen: 'verify' };
  const coach = language === 'coach' && { coach: true as const };
  if (screen === 'replay' && one) {
    if (Number(two) > 0) return { screen: 'replay', table: one, match: Number(two), ...coach };
    const match = Number(/^m(\d{1,6})$/.exec(two ?? '')?.[1] ?? 0);
    return { screen: 'replay', packed: one, ...(match > 0 && { match }), ...coach };
  }
  if (screen === 'games') {
    return one ? { screen: 'replay', kept: one, ...coach } : { screen: 'games' };
  }
  if (screen === 'rules') {
    const place: Place = { screen: 'rules' };
    if (one) place.page = one;
    if (one && two) place.anchor = two;
    if (language && LANGUAGES.has(language)) place.language = language;
    return place;
  }
  if (screen === 'settings') return { screen: 'settings' };
  const known = hash.startsWith('#/') ? path === '' : rootOf(pathname) === root;
  return { screen: 'home', ...(!known && { lost: true as const }) };
}
