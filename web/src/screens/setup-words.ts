// How a set-up is spoken of: in the words of the game at hand, and all times in one form.

import type { OptionAbout } from '../generated/wire';
import { has, t } from '../words/words.svelte';

/** What an edition of a game is called: a sheet, a pad, a game. */
export function editionWord(game: string): string {
  const own = `before-edition-${game}`;
  return t(has(own) ? own : 'before-edition');
}

/** A value of an option in words: a seat is called as whoever sits there. */
export function optionValue(
  { key, seats }: Pick<OptionAbout, 'key' | 'seats'>,
  value: string,
  nameOf: (seat: number) => string,
): string {
  if (seats) return nameOf(Number(value));
  const own = `option-${key}-${value}`;
  return has(own) ? t(own) : value;
}

/** A time: `30 s`, `5 min`, `1 min 30 s`. */
export function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = Math.round((seconds % 60) * 10) / 10;
  if (minutes === 0) return t('time-seconds', { seconds: rest });
  const whole = t('time-minutes', { minutes });
  return rest === 0 ? whole : `${whole} ${t('time-seconds', { seconds: rest })}`;
}
