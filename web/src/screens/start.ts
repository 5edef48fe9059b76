// From home to a table in one tap: what was chosen last time is played again, alone or with friends.

import { isPad } from '../engines';
import { onPage } from '../games';
import { go } from '../router.svelte';
import { about } from '../table/host/engine';
import { hand, local, remote } from '../table/host/hosts';
import { noteFirstMatch } from '../table/lessons/first-match';
import { speakOfPlay } from '../words/words.svelte';
import { Choosing } from './before/choosing.svelte';
import { alone, noteGame, remembered, USUAL } from './before/remembered';
import { asChosen } from './setup';

/** Lets everything come that a table of a game needs: somebody is about to sit down at one. */
export function warm(game: string): void {
  const coming = [about(game), onPage(game).board(), speakOfPlay(), import('./Play.svelte')];
  // What does not come is asked for again when it is needed, and missed then.
  void Promise.allSettled(coming);
}

/** Opens the table that was chosen, and goes there. `opened` hears of it first. */
export async function open(
  choosing: Choosing,
  opened: (table: string) => void = () => undefined,
): Promise<void> {
  const { game, online } = choosing;
  const table = await (online ? remote : local).open(choosing.plan(onPage(game)));
  noteGame(game);
  opened(table.id);
  hand(table);
  go({ screen: 'play', table: table.id, ...(online && { online: true as const }) });
}

/** Plays at once on this device. */
export async function playNow(game: string): Promise<void> {
  warm(game);
  const choosing = new Choosing(game, alone(remembered(game), isPad(game)));
  choosing.learn((await about(game)).game);
  await open(choosing);
}

/** Plays a first match after a lesson: the same edition, against easy opponents, on this device. */
export async function playFirst(game: string, edition: string): Promise<void> {
  warm(game);
  const chosen = asChosen({ ...remembered(game), edition, options: {} }, onPage(game).same);
  const me = { kind: 'here' as const, name: '' };
  const bot = { kind: 'bot' as const, name: '', level: USUAL };
  const choosing = new Choosing(game, {
    ...chosen,
    seats: [me, bot],
    chance: 'dealt',
    where: 'here',
  });
  choosing.learn((await about(game)).game);
  await open(choosing, (table) => noteFirstMatch(table, game, edition));
}

/** Opens a table at the server that friends come to. */
export async function playWithFriends(game: string): Promise<void> {
  warm(game);
  const choosing = new Choosing(game);
  choosing.learn((await about(game)).game);
  choosing.server = true;
  choosing.invite();
  await open(choosing);
}

/** Plays on this device, which two people or more pass round. */
export async function passRound(game: string): Promise<void> {
  warm(game);
  const choosing = new Choosing(game);
  choosing.learn((await about(game)).game);
  choosing.invite();
  choosing.play('here');
  await open(choosing);
}
