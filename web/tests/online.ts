// What the tests of online tables share: a real server, and people at several devices.

import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { house } from '../scripts/house.js';
import { answer, playOut } from './table';

export interface Person {
  page: Page;
  context: BrowserContext;
}

export interface Wishes {
  settings?: Record<string, unknown>;
  /** Another address of the same server. */
  origin?: string;
  /** Whether the server may refuse this person something. */
  refused?: boolean;
}

interface Online {
  /** Lets another person come with a device of their own. */
  person: (wishes?: Wishes) => Promise<Person>;
}

interface House {
  server: { address: string; port: number; stop: () => Promise<void> };
}

/** A test with a server; it also fails on errors in a page and on requests that leave its origin. */
export const test = base.extend<Online, House>({
  server: [
    async ({}, use) => {
      const server = await house();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  person: async ({ browser, server, viewport, hasTouch }, use) => {
    const faults: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async ({ settings = {}, origin = server.address, refused = false } = {}) => {
      const context = await browser.newContext({ viewport, hasTouch, baseURL: origin });
      contexts.push(context);
      await context.addInitScript(
        (chosen) => {
          if (!localStorage.getItem('qlub.settings')) {
            localStorage.setItem('qlub.settings', JSON.stringify(chosen));
          }
        },
        { pace: 'quick', motion: 'less', language: 'en', confirm: false, ...settings },
      );
      const page = await context.newPage();
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) faults.push(url);
      });
      page.on('websocket', (socket) => {
        if (new URL(socket.url()).host !== new URL(origin).host) faults.push(socket.url());
      });
      page.on('console', (line) => {
        const cut = /ERR_INTERNET_DISCONNECTED|WebSocket connection/.test(line.text());
        const no = refused && /status of 4\d\d/.test(line.text());
        if (line.type() === 'error' && !cut && !no) faults.push(line.text());
      });
      return { page, context };
    });
    for (const context of contexts) await context.close();
    expect(faults).toEqual([]);
  },
});

export { expect };

export interface Opening {
  game?: string;
  options?: Record<string, string>;
  edition?: string;
  seats?: { kind: 'here' | 'bot' | 'open'; name: string; level?: string }[];
  chance?: 'dealt' | 'typed';
  answers?: 'sealed' | 'open';
}

/** Opens a table from the form before the start, as it would be remembered; gives the id. */
export async function open({ page }: Person, wish: Opening = {}): Promise<string> {
  const choice = {
    edition: wish.edition ?? 'classic',
    options: wish.options ?? {},
    seats: wish.seats ?? [
      { kind: 'here', name: 'Nora' },
      { kind: 'open', name: '' },
      { kind: 'bot', name: '', level: 'greedy' },
    ],
    chance: wish.chance ?? 'dealt',
    answers: wish.answers ?? 'sealed',
    where: 'online',
  };
  const game = wish.game ?? 'qwixx';
  await page.addInitScript(
    ([name, chosen]) => localStorage.setItem(`qlub.before.${name}`, JSON.stringify(chosen)),
    [game, choice] as const,
  );
  await page.goto(`/#/new/${game}`);
  await expect(page.locator('[name=where]').last()).toBeChecked();
  await page.locator('.go button').click();
  await expect(page.locator('.gathering')).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}

/** Sits down on the first open seat. */
export async function sit({ page }: Person, name: string): Promise<void> {
  await page.locator('.gathering form .field').first().fill(name);
  await page.locator('.gathering form .button').first().click();
  await expect(page.locator(`.gathering input.name`).first()).toHaveValue(name);
}

/** Makes bots answer at once. */
export async function hurry({ page }: Person): Promise<void> {
  await page.locator('.gathering details summary').last().click();
  await page.getByLabel('Pace of bots').selectOption('0');
}

export const start = ({ page }: Person) => page.locator('.gathering .go .button').click();

/** Answers whenever this person is asked, until the match is over. */
export const play = ({ page }: Person): Promise<void> => playOut(page, () => answer(page));
