// How a device says that somebody at it has the turn: a sound, a buzz, a notice of the system. Each is
// there only if it is wanted and the browser has it; the title of the tab always says so, too.

import { root } from '../root';
import { settings } from '../settings/settings.svelte';
import { chime } from './sound';

/** What a browser has for it; the tests bring their own. */
export interface Browser {
  chimes: boolean;
  vibrate?: (pattern: number[]) => void;
  notices?: Notices;
  /** Whether somebody looks at the page. */
  isSeen: () => boolean;
}

/** Notices of the system, where they exist at all. */
export interface Notices {
  permission: () => NotificationPermission;
  /** Asks whoever is at the device; does nothing where that is settled. */
  ask: () => Promise<NotificationPermission>;
  /** Shows one under a tag, where an earlier one of that tag makes way for it. */
  show: (title: string, tag: string) => void;
  hide: (tag: string) => void;
}

export const SIGNALS = ['turnSound', 'turnBuzz', 'turnNotice'] as const;
export type Signal = (typeof SIGNALS)[number];
/** `forbidden`: the browser has it, and was told not to let this page use it. */
export type Offered = 'yes' | 'no' | 'forbidden';

/** Whether a signal can be had here. */
export function offered(signal: Signal, browser = thisBrowser()): Offered {
  switch (signal) {
    case 'turnSound':
      return browser.chimes ? 'yes' : 'no';
    case 'turnBuzz':
      return browser.vibrate ? 'yes' : 'no';
    case 'turnNotice':
      if (!browser.notices) return 'no';
      return browser.notices.permission() === 'denied' ? 'forbidden' : 'yes';
  }
}

/** What must be asked before a signal is on; whether it may be. */
export async function allowed(signal: Signal, browser = thisBrowser()): Promise<boolean> {
  if (signal !== 'turnNotice') return offered(signal, browser) === 'yes';
  return (await browser.notices?.ask()) === 'granted';
}

const BUZZ = [120, 80, 120];

/** Lets somebody who turned a signal on hear or feel it. */
export function tryOut(signal: Signal, browser = thisBrowser()): void {
  if (signal === 'turnSound' && browser.chimes) chime();
  if (signal === 'turnBuzz') browser.vibrate?.(BUZZ);
}

/** Says that somebody here has the turn, in all ways that are wanted. */
export function signalTurn(title: string, tag: string, browser = thisBrowser()): void {
  for (const signal of SIGNALS) if (settings[signal]) tryOut(signal, browser);
  const { notices } = browser;
  if (!settings.turnNotice || !notices || browser.isSeen()) return;
  if (notices.permission() === 'granted') notices.show(title, tag);
}

/** Takes the notice away: the turn is over, or was seen. */
export function unsignalTurn(tag: string, browser = thisBrowser()): void {
  if (settings.turnNotice) browser.notices?.hide(tag);
}

let found: Browser | undefined;

/** What the browser has that the page is in. */
function thisBrowser(): Browser {
  found ??= browserOf(globalThis);
  return found;
}

type Globals = typeof globalThis;

/** What a browser of these globals has. */
export function browserOf(page: Globals): Browser {
  const { document, navigator } = page;
  // Browsers of computers have the call and nothing that could buzz.
  const held = page.matchMedia?.('(pointer: coarse)').matches ?? false;
  const buzzes = held && typeof navigator.vibrate === 'function';
  const notices = noticesOf(page);
  return {
    chimes: 'AudioContext' in page,
    ...(buzzes && { vibrate: (pattern: number[]) => void navigator.vibrate(pattern) }),
    ...(notices && { notices }),
    isSeen: () => document.visibilityState === 'visible' && document.hasFocus(),
  };
}

/** Only pages from a safe address may show notices; elsewhere some browsers have the name alone. */
function noticesOf(page: Globals): Notices | undefined {
  if (!page.isSecureContext || !('Notification' in page)) return undefined;
  const { Notification, navigator } = page;
  const shown = new Map<string, Notification>();
  const keeper = () => navigator.serviceWorker?.getRegistration();
  return {
    permission: () => Notification.permission,
    ask: async () => Notification.requestPermission(),
    show: (title, tag) => {
      const options = { tag, icon: `${root}icon-192.png`, data: page.location.href };
      void (async () => {
        // Phones take notices from a service worker only; where there is none, from the page.
        const registration = await keeper();
        if (registration) return registration.showNotification(title, options);
        const notice = new Notification(title, options);
        notice.onclick = () => page.focus();
        shown.set(tag, notice);
      })().catch(() => {
        // Whoever asked for it still has the title of the tab.
      });
    },
    hide: (tag) => {
      shown.get(tag)?.close();
      shown.delete(tag);
      void keeper()
        ?.then((registration) => registration?.getNotifications({ tag }))
        .then((all) => all?.forEach((notice) => notice.close()))
        .catch(() => {});
    },
  };
}
