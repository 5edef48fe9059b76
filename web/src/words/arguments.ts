// Data as arguments of a message, just as crates/words does it: every field becomes an argument of
// its name, a field inside a field is joined with a hyphen, a seat becomes a name, a list becomes
// words, and a cell like r5 also gives its colour and number.

import type { FluentVariable } from '@fluent/bundle';

/** The name of the player at a seat. */
export type Names = (seat: number) => string;

export interface Speech {
  t(key: string): string;
  word(text: string): string;
  list(things: string[], last: 'or' | 'and'): string;
  /** What was expected somewhere in a notation. */
  expectation(english: string): string;
  /** A tile or a card, which data has in notation, in words; nothing if it is none. */
  piece(text: string): string | undefined;
}

type Arguments = Record<string, FluentVariable>;

const SEATS = ['seat', 'by', 'winners', 'partner', 'partners', 'dot'];
const CHOICES = ['rows', 'partners'];
/** Fields that hold a tile. */
const PIECES = ['tile', 'one', 'other'];
/** A list of places on a board: they are called as they are written, though b1 looks like a blue 1. */
const PLACES = 'cells';
const COLOURS: Record<string, string> = {
  r: 'red',
  y: 'yellow',
  g: 'green',
  b: 'blue',
  j: 'joker',
};

export function argumentsOf(data: unknown, names: Names, speech: Speech): Arguments {
  const out: Arguments = {};
  add('', data, names, speech, out);
  return out;
}

function add(name: string, data: unknown, names: Names, speech: Speech, out: Arguments): void {
  const key = name.split('-').at(-1) ?? name;
  const isSeat = SEATS.includes(key);
  if (Array.isArray(data)) {
    out[`${name}-count`] = data.length;
    const said = (text: string) =>
      (key === PLACES ? undefined : speech.piece(text)) ?? speech.word(text);
    const words = data.map((item) => thing(item, isSeat, names, said));
    out[name] = speech.list(words, CHOICES.includes(key) ? 'or' : 'and');
  } else if (data === null) {
    out[name] = 'none';
  } else if (typeof data === 'object') {
    const fields = data as Record<string, unknown>;
    const row = typeof fields.cell === 'string' ? cell(fields.cell) : undefined;
    // A cell may be printed in another colour than its row has.
    if (row && 'colour' in fields) out.mixed = fields.colour === row[0] ? 'no' : 'yes';
    for (const [field, value] of Object.entries(fields)) {
      add(name === '' ? field : `${name}-${field}`, value, names, speech, out);
    }
  } else if (typeof data === 'boolean') {
    out[name] = data ? 'yes' : 'no';
  } else if (typeof data === 'number') {
    out[name] = isSeat ? names(data) : data;
  } else if (typeof data === 'string') {
    const found = cell(data);
    if (found) [out[`${name}-colour`], out[`${name}-number`]] = found;
    out[name] = spoken(key, data, speech);
  }
}

function spoken(key: string, text: string, speech: Speech): string {
  if (key === 'reason') return speech.t(`reason-${text}`);
  if (key === 'expected') return speech.expectation(text);
  if (key === 'level') return speech.word(text);
  if (PIECES.includes(key)) return speech.piece(text) ?? text;
  return text === '' ? 'none' : text;
}

function thing(
  item: unknown,
  isSeat: boolean,
  names: Names,
  said: (text: string) => string,
): string {
  if (typeof item === 'number' && isSeat) return names(item);
  if (typeof item === 'string') return said(item);
  if (item && typeof item === 'object') {
    return Object.values(item)
      .map((value) => thing(value, false, names, said))
      .join(' ');
  }
  return String(item);
}

/** The colour and number of a cell or card like r5 or j12. */
export function cell(text: string): [string, number] | undefined {
  const found = /^([rygbj])(\d+)$/.exec(text);
  const colour = found && COLOURS[found[1] ?? ''];
  return found && colour ? [colour, Number(found[2])] : undefined;
}
