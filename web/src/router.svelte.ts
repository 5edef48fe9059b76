// Where one is. Addresses live behind the hash, so that any server, and none, can serve the page.

export type Place =
  | { screen: 'home' }
  | { screen: 'before'; game: string }
  | { screen: 'play'; table: string }
  | { screen: 'rules'; page: string; anchor?: string; language?: 'en' | 'fr' }
  | { screen: 'settings' };

let place = $state.raw(read(location.hash));

window.addEventListener('hashchange', () => {
  place = read(location.hash);
});

/** Where one is now. */
export const here = (): Place => place;

/** Goes somewhere else. */
export function go(to: Place): void {
  location.hash = address(to);
}

/** The address of a place. */
export function address(to: Place): string {
  switch (to.screen) {
    case 'home':
      return '#/';
    case 'before':
      return `#/new/${to.game}`;
    case 'play':
      return `#/table/${to.table}`;
    case 'rules':
      return `#/rules/${to.page}${to.anchor ? `/${to.anchor}` : ''}`;
    case 'settings':
      return '#/settings';
  }
}

/** The place of an address; home if there is no such place. */
export function read(hash: string): Place {
  const [path = '', language] = hash.replace(/^#\/?/, '').split('?');
  const [screen, one, two] = path.split('/').map(decodeURIComponent);
  if (screen === 'new' && one) return { screen: 'before', game: one };
  if (screen === 'table' && one) return { screen: 'play', table: one };
  if (screen === 'rules') {
    const place: Place = { screen: 'rules', page: one || 'table' };
    if (two) place.anchor = two;
    if (language === 'en' || language === 'fr') place.language = language;
    return place;
  }
  if (screen === 'settings') return { screen: 'settings' };
  return { screen: 'home' };
}
