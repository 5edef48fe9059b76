// Asking the engine. It answers whole matches on this device, and beside any table what a view
// shows, what may be done about it and why not.

import { Refused, type GameAbout } from './host';

type Reply = { number: number; answer?: string; failed?: string };
type Waiting = { resolve: (answer: unknown) => void; reject: (error: Refused) => void };

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, Waiting>();

/** Asks one question; rejects with `Refused`. */
export function ask<Answer>(question: object): Promise<Answer> {
  worker ??= start();
  const number = ++asked;
  worker.postMessage({ number, question: JSON.stringify(question) });
  return new Promise((resolve, reject) => {
    waiting.set(number, { resolve: resolve as Waiting['resolve'], reject });
  });
}

/** Loads the engine before it is needed. */
export function warm(): void {
  worker ??= start();
}

/** The games that the engine knows. */
export const games = (): Promise<GameAbout[]> => ask({ do: 'games' });

/** What a view shows, and what a seat may do about it; the shape depends on the game. */
export function look<Look>(
  game: string,
  view: unknown,
  seat: number | null,
  draft?: string,
): Promise<Look> {
  return ask({ do: 'look', game, view, seat, draft });
}

/** Why a seat may not decide this, going by its view; null if it may. */
export async function check(
  game: string,
  view: unknown,
  seat: number,
  action: string,
): Promise<Refused | null> {
  const no = await ask<{ key: string; data: unknown; says: string } | null>({
    do: 'check',
    game,
    view,
    seat,
    action,
  });
  return no && new Refused(no.key, no.data, no.says);
}

function start(): Worker {
  const started = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = (message: MessageEvent<Reply>) => settle(message.data);
  started.onerror = () => {
    for (const [number] of waiting) settle({ number, failed: 'the engine did not start' });
  };
  return started;
}

function settle({ number, answer, failed }: Reply): void {
  const found = waiting.get(number);
  waiting.delete(number);
  if (!found) return;
  if (answer === undefined) {
    found.reject(new Refused('engine', null, failed));
    return;
  }
  const { ok, refused } = JSON.parse(answer) as {
    ok?: unknown;
    refused?: { key: string; data: unknown; says: string };
  };
  if (refused) found.reject(new Refused(refused.key, refused.data, refused.says));
  else found.resolve(ok);
}
