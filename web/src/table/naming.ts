// Who was called what when something was told. Seats change hands in mid-match: what somebody did stays
// theirs, and what a bot does in their place is told as such.

import type { NewsEvent, ToldEvent } from './told-event';

/** The names of all seats at one moment. */
export type SeatNames = readonly string[];

export interface Naming {
  /** The names as they are now. */
  now: SeatNames;
  /** What a bot of a level is called on a seat. */
  bot: (seat: number, level: string) => string;
  /** What a bot is called that plays for somebody. */
  inPlaceOf: (name: string) => string;
}

/** For everything told, the names as they were then. */
export function namesThen(told: ToldEvent[], naming: Naming): Map<ToldEvent, SeatNames> {
  const then = new Map<ToldEvent, SeatNames>();
  let people = atFirst(told, naming.now);
  let names = people;
  for (const one of told) {
    const event = one.event as NewsEvent;
    switch (event.event) {
      // Whoever comes is told of under the new name, whoever goes under the old one.
      case 'news-sat':
      case 'news-renamed':
        people = people.with(event.seat, event.name);
        names = names.with(event.seat, event.name);
        break;
      case 'news-returned':
        names = names.with(event.seat, people[event.seat] ?? '');
        break;
      case 'news-bot-sat':
        names = names.with(event.seat, naming.bot(event.seat, event.level));
        break;
    }
    then.set(one, names);
    switch (event.event) {
      case 'news-rose':
      case 'news-removed':
      case 'news-stood-in':
        names = names.with(event.seat, naming.inPlaceOf(people[event.seat] ?? ''));
        break;
    }
  }
  return then;
}

/** The people before anything was told: as the first change of a seat says, or as they still are. */
function atFirst(told: ToldEvent[], now: SeatNames): SeatNames {
  const first = new Map<number, string>();
  for (const { event } of told) {
    const known = (seat: number, name: string) => first.has(seat) || first.set(seat, name);
    if (event.event === 'news-renamed') known(event.seat, event.before);
    // Before somebody sat down nothing was told of the seat.
    const names = ['news-rose', 'news-removed', 'news-sat'];
    if (names.includes(event.event)) {
      const { seat, name } = event as Extract<NewsEvent, { event: 'news-sat' }>;
      known(seat, name);
    }
  }
  return now.map((name, seat) => first.get(seat) ?? name);
}
