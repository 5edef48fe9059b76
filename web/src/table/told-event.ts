// What is told at a table, one thing after another: events of the game, and news of the table around it.

import type { Event } from '../generated/games';
import type { News } from '../generated/wire';

/** Something that happened: an event of the game, or news of the table as `news-…`. */
export interface ToldEvent<GameEvent extends Event = Event> {
  event: GameEvent | NewsEvent;
  /** The seat that alone may know, if it is not for all. */
  only: number | null;
  /** Whom a seat was that somebody asks for: whoever sits there later has another name. */
  leaver?: string;
}

/** News of the table, told like an event. */
export type NewsEvent = NewsAsEvent<Exclude<News, { news: 'game' }>>;
type NewsAsEvent<One> = One extends { news: infer Kind extends string }
  ? Omit<One, 'news'> & { event: `news-${Kind}` }
  : never;

/** What an update tells, after all that was told before. */
export function tellings(before: ToldEvent[], news: News[]): ToldEvent[] {
  const told = news.flatMap(asTold);
  nameLeavers(before, told);
  return told;
}

/** The last event of a kind with its place; nothing where something was taken back since. */
export function lastTold<GameEvent extends Event, Kind extends GameEvent['event']>(
  told: ToldEvent<GameEvent>[],
  kind: Kind,
): { number: number; one: ToldEvent; event: Extract<GameEvent, { event: Kind }> } | null {
  const number = told.findLastIndex(({ event }) => event.event === kind);
  const undone = told.findLastIndex(({ event }) => event.event === 'news-taken-back');
  const one = told[number];
  if (!one || undone > number) return null;
  return { number, one, event: one.event as Extract<GameEvent, { event: Kind }> };
}

/** Names whose seat was asked for. */
function nameLeavers(before: ToldEvent[], news: ToldEvent[]): void {
  const all = [...before, ...news];
  for (const asked of news) {
    if (asked.event.event !== 'news-seat-asked') continue;
    const { seat } = asked.event;
    for (const { event } of all.slice(0, all.indexOf(asked))) {
      const left = event.event === 'news-rose' || event.event === 'news-removed';
      if (left && event.seat === seat) asked.leaver = event.name;
    }
  }
}

/** How a match ends that its game did not end. */
const TABLE_ENDS = ['resigned', 'agreed', 'abandoned'];

/** News as they are told one by one. That a seat has answered is shown, not told. */
function asTold(news: News): ToldEvent[] {
  switch (news.news) {
    case 'game':
      return [{ event: news.event, only: news.only ?? null }];
    case 'answered':
    case 'changed':
      return [];
    case 'ended':
      // The game says so itself, where it is the game that ended it.
      return TABLE_ENDS.includes(news.outcome.reason)
        ? [{ event: { event: 'news-ended', outcome: news.outcome }, only: null }]
        : [];
    default: {
      const { news: kind, ...data } = news;
      return [{ event: { ...data, event: `news-${kind}` } as NewsEvent, only: null }];
    }
  }
}
