import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { hash: '#secret-token', pathname: '/club/t/abc' });
vi.stubGlobal('window', { addEventListener: () => {} });
vi.stubGlobal('document', { addEventListener: () => {}, querySelector: () => null });
const replaced = vi.fn();
vi.stubGlobal('history', { replaceState: (...given: unknown[]) => replaced(given[2]) });
const { address, givenToken, here, read } = await import('./router.svelte');

const at = (text: string) => {
  const url = new URL(text, 'http://page');
  return read({ pathname: url.pathname, hash: url.hash });
};

describe('addresses', () => {
  it('lead back to their places', () => {
    const places = [
      { screen: 'home' },
      { screen: 'before', game: 'qwixx' },
      { screen: 'play', table: 'abc' },
      { screen: 'play', table: 'k3Jt9dQ0-VbXy2LmN8aR_w', online: true },
      { screen: 'verify' },
      { screen: 'replay', packed: 'dVLb-_8' },
      { screen: 'replay', packed: 'dVLb-_8', match: 2 },
      { screen: 'replay', table: 'k3Jt9dQ0-VbXy2LmN8aR_w', match: 2 },
      { screen: 'replay', kept: 'f5bdd177d0fcec3e' },
      { screen: 'replay', kept: 'f5bdd177d0fcec3e', coach: true },
      { screen: 'replay', packed: 'dVLb-_8', match: 2, coach: true },
      { screen: 'games' },
      { screen: 'rules' },
      { screen: 'rules', page: 'qwixx' },
      { screen: 'rules', page: 'qwixx', language: 'fr' },
      { screen: 'rules', page: 'qwixx', anchor: 'left-to-right' },
      { screen: 'settings' },
    ] as const;
    for (const place of places) expect(at(address(place))).toEqual(place);
  });

  it('that lead nowhere lead home, which says so', () => {
    const lost = { screen: 'home', lost: true };
    expect(at('/club/#/nowhere')).toEqual(lost);
    expect(at('/club/#/table')).toEqual(lost);
    expect(at('/club/somewhere')).toEqual(lost);
    expect(at('/club/somewhere/at/all')).toEqual(lost);
    expect(at('/club/somewhere#/')).toEqual({ screen: 'home' });
    expect(at('/club/')).toEqual({ screen: 'home' });
    expect(at('/club/index.html')).toEqual({ screen: 'home' });
    expect(at('/club/#/rules/qwixx?xx')).toEqual({ screen: 'rules', page: 'qwixx' });
    expect(at('/club/#/rules/')).toEqual({ screen: 'rules' });
  });

  it('live together: behind the hash and before it', () => {
    expect(at('/t/abc#/settings')).toEqual({ screen: 'settings' });
    expect(at('/t/abc')).toEqual({ screen: 'play', table: 'abc', online: true });
    expect(address({ screen: 'home' })).toBe('/club/#/');
  });
});

describe('a token behind the hash', () => {
  it('leaves the address bar at once and is given once', () => {
    expect(here()).toEqual({ screen: 'play', table: 'abc', online: true });
    expect(replaced).toHaveBeenCalledWith('/club/t/abc');
    expect(givenToken()).toBe('secret-token');
    expect(givenToken()).toBeUndefined();
  });
});
