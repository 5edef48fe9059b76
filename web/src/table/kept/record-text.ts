// What a record says without an engine: who played what, and how it ended. Whether it is right is the engine's
// to say; this reads the ones that were found right, or that the page has from its own table.

import type { Outcome } from '../../generated/wire';
import { characterAt } from '../../parts/cast';

/** Who sat on a seat: a bot if there is a level. */
export interface Player {
  name: string;
  level: string | null;
}

export interface RecordText {
  /** The mark of the last line, which depends on all lines before it. */
  mark: string;
  game: string;
  setup: string;
  players: Player[];
  /** How it ended; null if it is not over. */
  outcome: Outcome | null;
}

/** How records begin. */
export const isRecord = (text: string): boolean => text.startsWith('qlub-record ');

/** Reads a record; null if it is none. */
export function readRecord(text: string): RecordText | null {
  if (!isRecord(text)) return null;
  const found: RecordText = { mark: '', game: '', setup: '', players: [], outcome: null };
  for (const line of text.split('\n').slice(1)) {
    const [, mark, kind, rest] = /^\d+ \d+ (\w+) (\S+) ?(.*)$/.exec(line) ?? [];
    if (!mark || !kind) continue;
    found.mark = mark;
    read(found, kind, rest ?? '');
  }
  return found.game === '' ? null : found;
}

/** Who sat on a seat, by name; nothing if nobody did, or nobody said. */
export function nameIn(text: string, seat: number, match: number): string | undefined {
  const players = readRecord(text)?.players ?? [];
  const { name = '', level = null } = players[seat] ?? {};
  if (name !== '' || level === null) return name || undefined;
  return characterAt({ level, seat, seats: players.length, match }).name;
}

function read(found: RecordText, kind: string, rest: string): void {
  const [first = '', ...others] = rest.split(' ');
  const seat = Number(first);
  switch (kind) {
    case 'match': {
      // The game, the version of its rules, the set-up; the setup says how many seats there are.
      Object.assign(found, { game: first, setup: others.slice(1).join(' ') });
      const seats = Number(others[2]) || 0;
      found.players = Array.from({ length: seats }, () => ({ name: '', level: null }));
      break;
    }
    case 'sit':
      found.players[seat] = { name: others.slice(2).join(' '), level: null };
      break;
    case 'rename':
      found.players[seat] = { name: others.join(' '), level: null };
      break;
    case 'bot':
      found.players[seat] = { name: '', level: others[0] ?? null };
      break;
    case 'end':
      found.outcome = outcomeOf(rest);
  }
}

/** `winners=0,1 scores=12,7 reason=line`, with `none` for an empty list. */
function outcomeOf(text: string): Outcome | null {
  const found = /^winners=(\S+) scores=(\S+) reason=(\S+)$/.exec(text);
  if (!found) return null;
  const [, winners = '', scores = '', reason = ''] = found;
  const list = (items: string) => (items === 'none' ? [] : items.split(',').map(Number));
  return { winners: list(winners), scores: list(scores), reason };
}
