// Back, and what lies over the screen: with a history that tests keep.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isOverlaid, layOver } from './overlay';

const entries: unknown[] = [];
let at = 0;
/** Milliseconds that the browser takes to go back by itself. */
let slow = 0;
const back = () => {
  at--;
  window.dispatchEvent(new Event('popstate'));
};
Object.defineProperty(globalThis, 'history', {
  value: {
    get state() {
      return entries[at];
    },
    pushState: (state: unknown) => entries.splice(++at, Infinity, state),
    back: () => (slow > 0 ? setTimeout(back, slow) : back()),
  },
});

beforeEach(() => {
  vi.useFakeTimers();
  entries.splice(0, Infinity, null);
  at = 0;
  slow = 0;
});

/** Something that can be open, as a dialog is. */
function opened() {
  const thing = { open: true, gone: () => {} };
  const close = () => {
    if (!thing.open) return;
    thing.open = false;
    thing.gone();
  };
  thing.gone = layOver(close);
  return { thing, close };
}

describe('what lies over the screen', () => {
  it('is closed by Back, which leaves the place as it is', () => {
    const { thing } = opened();
    expect(isOverlaid()).toBe(true);
    back();
    vi.runAllTimers();
    expect(thing.open).toBe(false);
    expect(at).toBe(0);
  });

  it('takes its entry along when it is closed otherwise', () => {
    const { close } = opened();
    close();
    vi.runAllTimers();
    expect([at, isOverlaid()]).toEqual([0, false]);
  });

  it('hands its entry on to what takes its place', () => {
    const menu = opened();
    menu.close();
    const log = opened();
    vi.runAllTimers();
    expect([at, log.thing.open]).toEqual([1, true]);
    back();
    vi.runAllTimers();
    expect([at, log.thing.open]).toEqual([0, false]);
  });

  it('is closed one after another', () => {
    const below = opened();
    const above = opened();
    back();
    vi.runAllTimers();
    expect([below.thing.open, above.thing.open, isOverlaid()]).toEqual([true, false, true]);
    back();
    vi.runAllTimers();
    expect([below.thing.open, at]).toEqual([false, 0]);
  });

  it('stays where something else is opened before the browser has gone back', () => {
    slow = 50;
    opened().close();
    vi.advanceTimersByTime(10);
    const again = opened();
    vi.advanceTimersByTime(100);
    expect([at, again.thing.open, isOverlaid()]).toEqual([1, true, true]);
    again.close();
    vi.advanceTimersByTime(1000);
    expect([at, isOverlaid()]).toEqual([0, false]);
  });

  it('goes back once, however quickly things are closed', () => {
    slow = 50;
    opened().close();
    vi.advanceTimersByTime(10);
    opened().close();
    vi.advanceTimersByTime(1000);
    expect([at, isOverlaid()]).toEqual([0, false]);
  });
});
