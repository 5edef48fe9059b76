// What was chosen last: it is there again the next time, and `Play now` plays it.

import { isPad } from '../../engines';
import { NAMES, onPage } from '../../games';
import { levelToday } from '../../parts/cast';
import { keep, kept } from '../../settings/store';
import type { Answers, SeatPlan } from '../../table/host/host';
import { asChosen } from '../setup';

export interface Choice {
  edition: string;
  options: Record<string, string>;
  seats: SeatPlan[];
  chance: 'dealt' | 'typed';
  answers: Answers;
  where?: 'here' | 'online';
}

/** How well a bot plays if nobody says otherwise: as people do. */
export const USUAL = 'easy';

const LAST = 'last-game';
const PLAYED = 'played';

const usual = (): Choice => ({
  edition: '',
  options: {},
  seats: [
    { kind: 'here', name: '' },
    { kind: 'bot', name: '', level: USUAL },
  ],
  chance: 'dealt',
  answers: 'sealed',
});

const keyOf = (game: string) => `before.${game}`;

/** What was chosen for the last match of a game; the usual if there was none. */
export function remembered(game: string): Choice {
  const found = kept<Choice>(keyOf(game)) ?? usual();
  for (const seat of found.seats) {
    if (seat.level) seat.level = levelToday(seat.level);
  }
  // At a real table nobody but people plays.
  if (isPad(game)) {
    found.seats = found.seats.map((seat) =>
      seat.kind === 'bot' ? { kind: 'here', name: '' } : seat,
    );
  }
  return NAMES.includes(game) ? asChosen(found, onPage(game).same) : found;
}

export function remember(game: string, choice: Choice): void {
  keep(keyOf(game), choice);
}

/** The game that was played last; the first of the house if none was. */
export function lastGame(): string {
  const last = kept<string>(LAST) ?? '';
  return NAMES.includes(last) ? last : (NAMES[0] ?? '');
}

/** Notes which game is played, for the next time. */
export function noteGame(game: string): void {
  keep(LAST, game);
  keep(PLAYED, [...new Set([...playedBefore(), game])]);
}

const playedBefore = (): string[] => kept<string[]>(PLAYED) ?? [];

/** Whether a game was ever played at this device, as far as that was noted. */
export const hasPlayed = (game: string): boolean =>
  playedBefore().includes(game) || kept(LAST) === game || kept(keyOf(game)) !== undefined;

/** The same on this device alone: where somebody could come, a bot plays, as well as the others do. */
export function alone(choice: Choice, pad = false): Choice {
  const level = choice.seats.find(({ kind }) => kind === 'bot')?.level ?? USUAL;
  const seats = choice.seats.map((seat) =>
    seat.kind !== 'open'
      ? seat
      : pad
        ? { kind: 'here' as const, name: '' }
        : { kind: 'bot' as const, name: '', level },
  );
  return { ...choice, seats, where: 'here' };
}
