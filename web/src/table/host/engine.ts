// Asking an engine. It answers whole matches on this device, and beside any table what a view
// shows, what may be done about it and why not. Every game has an engine of its own, so that nobody
// waits for the others.

import { SOME } from '../../engines';
import type {
  Answer,
  CheckedRecord,
  EngineReplay,
  Question,
  RetoldMatch,
} from '../../generated/engine';
import type { Games, Look, View } from '../../generated/games';
import type { Catalogue, GameAbout, Update } from '../../generated/wire';
import { settings } from '../../settings/settings.svelte';
import { BOOKS, type Book } from './books';
import { RefusalError } from './host';
import { hostBooks } from './host-books.svelte';
import { WorkerDoor } from './worker-door';

type AnswerTo<Kind extends Question['do'], One = Answer> =
  One extends Record<Kind, infer Answered> ? Answered : never;

const running = new Map<string, WorkerDoor>();

/** Asks the engine of a game one question; rejects with `RefusalError`. */
export async function ask<Asked extends Question>(
  game: string,
  question: Asked,
): Promise<AnswerTo<Asked['do']>> {
  const answer = await engine(game).ask(question);
  // An answer bears the name of its question.
  const named = answer as Record<Asked['do'], AnswerTo<Asked['do']>>;
  return named[question.do as Asked['do']];
}

/** Books that serve better than those of the page, where a host has them and somebody wants them. */
const LARGER: Record<string, string> = { 'quixo-never-loses.qxt': 'quixo-keeps-wins.qxt' };
/** What has been fetched, or is being: each file once. */
const provided = new Map<string, Promise<boolean>>();

/** How many megabytes the larger book of a game would take; 0 if there is none to fetch. */
export async function largerTable(game: string): Promise<number> {
  await hostBooks.load();
  const larger = Object.values(LARGER).find((name) => name.startsWith(`${game}-`));
  const found = hostBooks.find(larger);
  return found ? Math.max(1, Math.round(found.bytes / 1e6)) : 0;
}

/** The books that players of these levels look up in a set-up. */
export async function books(game: string, setup: string, levels: string[]): Promise<Book[]> {
  const names = await ask(game, { do: 'books', game, setup, levels });
  const ours = BOOKS.filter(({ name }) => names.includes(name));
  if (ours.length === names.length) return ours;
  await hostBooks.load();
  return [...ours, ...names.flatMap((name) => hostBooks.find(name) ?? [])];
}

/** Brings the books along that players of these levels look up; says whether all are there. */
export async function bring(game: string, setup: string, levels: string[]): Promise<boolean> {
  const brought = (await books(game, setup, levels)).map(async ({ name, address }) => {
    const larger = settings.keepsWins && LARGER[name];
    if (larger) await hostBooks.load();
    const there = larger && hostBooks.find(larger);
    const better = there && (await provide(game, there.name, there.address));
    return better || provide(game, name, address);
  });
  return (await Promise.all(brought)).every(Boolean);
}

function provide(game: string, name: string, address: string): Promise<boolean> {
  const there = provided.get(address);
  if (there) return there;
  const coming = engine(game)
    .provide(name, address)
    .then(
      () => true,
      () => {
        // The player does what it can without; perhaps the network is back next time.
        provided.delete(address);
        return false;
      },
    );
  provided.set(address, coming);
  return coming;
}

/** Asks what every engine knows. */
function askAny<Asked extends Question>(question: Asked): Promise<AnswerTo<Asked['do']>> {
  const [first] = running.keys();
  return ask(first ?? SOME, question);
}

/** What can be chosen in a game, and how a table is if nothing else is said. */
export async function about(
  game: string,
): Promise<Pick<Catalogue, 'options'> & { game: GameAbout }> {
  const { games, options } = await ask(game, { do: 'catalogue' });
  const found = games.find((one) => one.name === game);
  if (!found) throw new RefusalError('engine', null, `no game ${game}`);
  return { game: found, options };
}

/** What a watcher sees of a match before its first step. */
export async function blank<Game extends keyof Games>(
  game: Game,
  setup: string,
): Promise<Games[Game]['view']> {
  const view: View = await ask(game, { do: 'blank', game, setup });
  return view as Games[Game]['view'];
}

/** Computes all luck of a record anew; refuses with the first line that is not right. */
export const verify = (record: string): Promise<CheckedRecord> =>
  ask(gameOf(record), { do: 'verify', record });

/** The game that a record says it is of, or a game saved in the older form; any engine says what is
 * wrong with others. */
export const gameOf = (text: string): string =>
  /^(?:\d+ \d+ \w+ match|game) ([\w-]+) /m.exec(text)?.[1] ?? SOME;

/** Reads a record in order to look at its match step by step: the game, and the last of its stops. */
export function openReplay(record: string): Promise<EngineReplay> {
  return ask(gameOf(record), { do: 'replay', record });
}

/** The match of the last replay as a seat saw it at a stop, or somebody watching. */
export const stopAt = (game: string, stop: number, seat: number | null): Promise<Update> =>
  ask(game, { do: 'stop', stop, seat });

/** The match of a record, for whoever looks back at it. */
export const retell = (record: string): Promise<RetoldMatch> =>
  ask(gameOf(record), { do: 'retell', record });

/** What is published of a nonce before it is opened. */
export const commitment = (nonce: string): Promise<string> => askAny({ do: 'commitment', nonce });

/** What somebody typed, as the notation writes it; chance if it is no seat's. */
export function spell(
  game: string,
  view: View,
  seat: number | null,
  text: string,
): Promise<string> {
  return ask(game, { do: 'spell', game, view, seat, text });
}

/** What a view shows, and what a seat may do about it. */
export async function look<Game extends keyof Games>(
  game: Game,
  view: Games[Game]['view'],
  seat: number | null,
  draft?: string,
): Promise<Games[Game]['look']> {
  return (await lookAtAny(game, view, seat, draft)) as Games[Game]['look'];
}

/** The one answer that boards offer and let through, while a lesson leads to it. */
let only: string | null = null;

/** Leaves boards one answer, or every answer that the rules allow. */
export function leaveOnly(answer: string | null): void {
  only = answer;
}

/** What a view of any game shows. */
export const lookAtAny = (
  game: string,
  view: View,
  seat: number | null,
  draft?: string,
): Promise<Look> =>
  ask(game, { do: 'look', game, view, seat, ...(draft && { draft }), ...(only && { only }) });

/** Why a seat may not decide this, going by its view; null if it may. */
export async function check(
  game: string,
  view: View,
  seat: number,
  action: string,
): Promise<RefusalError | null> {
  const no = await ask(game, { do: 'check', game, view, seat, action, ...(only && { only }) });
  return no && new RefusalError(no.key, no.data, no.says);
}

function engine(game: string): WorkerDoor {
  const found = running.get(game);
  if (found) return found;
  const started = new WorkerDoor(game);
  running.set(game, started);
  return started;
}
