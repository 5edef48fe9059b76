// Signals of a turn, in browsers that have everything, some of it, or nothing.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { set } from '../settings/settings.svelte';
import {
  allowed,
  browserOf,
  offered,
  SIGNALS,
  signalTurn,
  unsignalTurn,
  type Browser,
} from './signals';
import { chime } from './sound';

vi.mock('./sound', () => ({ chime: vi.fn() }));

/** A browser that has everything, and what it was asked for. */
function phone(permission: NotificationPermission = 'granted', seen = false) {
  const vibrate = vi.fn();
  const notices = {
    permission: () => permission,
    ask: async () => permission,
    show: vi.fn(),
    hide: vi.fn(),
  };
  return { chimes: true, vibrate, notices, isSeen: () => seen };
}
const BARE: Browser = { chimes: false, isSeen: () => false };

beforeEach(() => {
  vi.clearAllMocks();
  for (const signal of SIGNALS) set(signal, true);
});

describe('a turn', () => {
  it('is signalled in all ways that are wanted', () => {
    const browser = phone();
    signalTurn('Your turn', 'abc', browser);
    expect(chime).toHaveBeenCalledOnce();
    expect(browser.vibrate).toHaveBeenCalledOnce();
    expect(browser.notices.show).toHaveBeenCalledWith('Your turn', 'abc');
    unsignalTurn('abc', browser);
    expect(browser.notices.hide).toHaveBeenCalledWith('abc');
  });

  it('is not signalled unless somebody wants it', () => {
    for (const signal of SIGNALS) set(signal, false);
    const browser = phone();
    signalTurn('Your turn', 'abc', browser);
    expect(chime).not.toHaveBeenCalled();
    expect(browser.vibrate).not.toHaveBeenCalled();
    expect(browser.notices.show).not.toHaveBeenCalled();
  });

  it('needs no notice while somebody looks at the page, or where none is allowed', () => {
    const [seen, denied] = [phone('granted', true), phone('denied')];
    signalTurn('Your turn', 'abc', seen);
    signalTurn('Your turn', 'abc', denied);
    expect(seen.notices.show).not.toHaveBeenCalled();
    expect(denied.notices.show).not.toHaveBeenCalled();
    expect(seen.vibrate).toHaveBeenCalledOnce();
  });

  it('passes in silence where the browser has nothing', () => {
    expect(() => signalTurn('Your turn', 'abc', BARE)).not.toThrow();
    expect(() => unsignalTurn('abc', BARE)).not.toThrow();
    expect(chime).not.toHaveBeenCalled();
  });
});

describe('what is offered', () => {
  it('is what the browser has', () => {
    expect(SIGNALS.map((signal) => offered(signal, phone()))).toEqual(['yes', 'yes', 'yes']);
    expect(SIGNALS.map((signal) => offered(signal, BARE))).toEqual(['no', 'no', 'no']);
    expect(offered('turnNotice', phone('denied'))).toBe('forbidden');
    expect(offered('turnNotice', phone('default'))).toBe('yes');
  });

  it('is on only if the browser agrees', async () => {
    expect(await allowed('turnNotice', phone('granted'))).toBe(true);
    expect(await allowed('turnNotice', phone('default'))).toBe(false);
    expect(await allowed('turnNotice', BARE)).toBe(false);
    expect(await allowed('turnBuzz', BARE)).toBe(false);
    expect(await allowed('turnSound', phone())).toBe(true);
  });
});

describe('a browser', () => {
  const page = (has: object) => browserOf({ document: {}, navigator: {}, ...has } as never);
  const Notification = Object.assign(() => {}, { permission: 'default' });
  const touched = { matchMedia: () => ({ matches: true }) };

  it('buzzes only where there is something to hold', () => {
    const navigator = { vibrate: () => true };
    expect(page({ navigator }).vibrate).toBeUndefined();
    expect(page({ navigator, ...touched }).vibrate).toBeDefined();
    expect(page(touched).vibrate).toBeUndefined();
  });

  it('shows notices only at a safe address', () => {
    expect(page({ Notification, isSecureContext: true }).notices).toBeDefined();
    expect(page({ Notification, isSecureContext: false }).notices).toBeUndefined();
    expect(page({ isSecureContext: true }).notices).toBeUndefined();
  });

  it('chimes where it has sound', () => {
    expect(page({}).chimes).toBe(false);
    expect(page({ AudioContext: class {} }).chimes).toBe(true);
  });
});
