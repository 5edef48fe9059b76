import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { hash: '' });
vi.stubGlobal('window', { addEventListener: () => {} });
const { address, read } = await import('./router.svelte');

describe('addresses', () => {
  it('lead back to their places', () => {
    const places = [
      { screen: 'home' },
      { screen: 'before', game: 'qwixx' },
      { screen: 'play', table: 'abc' },
      { screen: 'rules', page: 'qwixx' },
      { screen: 'rules', page: 'qwixx', anchor: 'left-to-right' },
      { screen: 'settings' },
    ] as const;
    for (const place of places) expect(read(address(place))).toEqual(place);
  });

  it('that lead nowhere lead home', () => {
    expect(read('#/nowhere')).toEqual({ screen: 'home' });
    expect(read('#/table')).toEqual({ screen: 'home' });
  });
});
