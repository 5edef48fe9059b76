// What finished matches say about somebody: the best of every edition, and how it stands against others.

import { characterAt, levelToday, type Character } from '../../parts/cast';
import type { KeptGame } from './games';

/** People are the same whose names differ in capitals only. */
const sameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Who has played at this device, whoever played most first. */
export function peopleOf(games: KeptGame[]): string[] {
  const found = new Map<string, { name: string; games: number }>();
  for (const { mine, players } of games) {
    for (const seat of mine) {
      const name = players[seat]?.name.trim() ?? '';
      if (name === '') continue;
      const known = found.get(name.toLowerCase()) ?? { name, games: 0 };
      found.set(name.toLowerCase(), { ...known, games: known.games + 1 });
    }
  }
  return [...found.values()].sort((a, b) => b.games - a.games).map(({ name }) => name);
}

/** The seat of somebody of this device in a match. */
export const seatOf = ({ mine, players }: KeptGame, name: string): number | undefined =>
  mine.find((seat) => sameName(players[seat]?.name ?? '', name));

/** The bot on a seat; nobody where a person sat. */
export function characterIn({ players, match }: KeptGame, seat: number): Character | undefined {
  const level = players[seat]?.level ?? null;
  if (level === null) return undefined;
  return characterAt({ level, seat, seats: players.length, match });
}

/** A sheet or board as people speak of it; options are beside the point. */
export const editionOf = ({ setup }: Pick<KeptGame, 'setup'>): string => setup.split(' ')[0] ?? '';

export interface Best {
  game: string;
  edition: string;
  played: number;
  won: number;
  /** The match with the most points; null where there are none to count. */
  best: { id: string; points: number } | null;
}

/** How somebody did in every edition, the one played most first. */
export function bestsOf(games: KeptGame[], name: string): Best[] {
  const found = new Map<string, Best>();
  for (const one of games) {
    const seat = seatOf(one, name);
    if (seat === undefined || one.outcome.reason === 'abandoned') continue;
    const [game, edition] = [one.game, editionOf(one)];
    const key = `${game} ${edition}`;
    const known = found.get(key) ?? { game, edition, played: 0, won: 0, best: null };
    const points = one.outcome.scores[seat];
    const better = points !== undefined && points > (known.best?.points ?? -Infinity);
    // Alone nobody is beaten.
    const won = one.players.length > 1 && sideOf(one, seat) === 'won';
    found.set(key, {
      ...known,
      played: known.played + 1,
      won: known.won + (won ? 1 : 0),
      best: better ? { id: one.id, points } : known.best,
    });
  }
  return [...found.values()].sort((one, other) => other.played - one.played);
}

/** How a match went for a seat. */
export function sideOf({ outcome, players }: KeptGame, seat: number): 'won' | 'lost' | 'drawn' {
  const { winners } = outcome;
  if (winners.length === 0 || (winners.length === players.length && winners.length > 1)) {
    return 'drawn';
  }
  return winners.includes(seat) ? 'won' : 'lost';
}

export interface Opponent {
  name: string;
  /** Who it is if it is a bot, and how well it plays. */
  character: Character | undefined;
  level: string | null;
  won: number;
  drawn: number;
  lost: number;
}

/** How it stands between somebody and everybody they played against, the one met most first. */
export function headToHead(games: KeptGame[], name: string): Opponent[] {
  const found = new Map<string, Opponent>();
  for (const one of games) {
    const me = seatOf(one, name);
    if (me === undefined) continue;
    for (const [seat, player] of one.players.entries()) {
      const result = between(one, me, seat);
      if (!result) continue;
      const character = characterIn(one, seat);
      const level = player.level === null ? null : levelToday(player.level);
      const called = character?.name ?? player.name.trim();
      if (called === '') continue;
      const key = character ? `bot ${level} ${character.id}` : called.toLowerCase();
      const none = { name: called, character, level, won: 0, drawn: 0, lost: 0 };
      const known = found.get(key) ?? none;
      found.set(key, { ...known, [result]: known[result] + 1 });
    }
  }
  const met = ({ won, drawn, lost }: Opponent) => won + drawn + lost;
  return [...found.values()].sort((one, other) => met(other) - met(one));
}

/** How it went between two seats; undefined if they played together, or nothing was decided. */
function between(
  { outcome }: KeptGame,
  me: number,
  other: number,
): 'won' | 'drawn' | 'lost' | undefined {
  const { winners, scores, reason } = outcome;
  if (me === other || reason === 'abandoned') return undefined;
  const [mine, theirs] = [winners.includes(me), winners.includes(other)];
  if (mine !== theirs) return mine ? 'won' : 'lost';
  const [points, others] = [scores[me], scores[other]];
  // Without points, whoever wins or loses with me is my partner.
  if (points === undefined || others === undefined) return winners.length > 0 ? undefined : 'drawn';
  if (points === others || winners.length === 0) return 'drawn';
  return points > others ? 'won' : 'lost';
}
