// Loading the page anew, once.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renew } from './renew';

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('location', { reload });
  reload.mockReset();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a page that is loaded anew', () => {
  it('is so once, and not again where that did not help', () => {
    expect(renew()).toBe(true);
    vi.advanceTimersByTime(59_999);
    expect(renew()).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('may be so again a while later', () => {
    renew();
    vi.advanceTimersByTime(60_000);
    expect(renew()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
