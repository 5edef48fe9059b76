// The words of the house, from the same Fluent files as the terminal's.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { ENGLISH, type Language } from '../languages';
import { settings } from '../settings/settings.svelte';
import { kept } from '../settings/store';
import { argumentsOf, cell, type Names, type Speech } from './arguments';

/** What every screen says and what each game says; what is said at a table; what its notation expects;
 * what the coach says; what is said in lessons; what is said beside a real table. */
const PARTS = {
  base: import.meta.glob<string>('../../../words/*/common.ftl', {
    query: '?base',
    import: 'default',
  }),
  play: import.meta.glob<string>('../../../words/*/common.ftl', {
    query: '?play',
    import: 'default',
  }),
  notation: import.meta.glob<string>('../../../words/*/common.ftl', {
    query: '?notation',
    import: 'default',
  }),
  coach: import.meta.glob<string>('../../../words/*/common.ftl', {
    query: '?coach',
    import: 'default',
  }),
  lessons: import.meta.glob<string>('../../../words/*/common.ftl', {
    query: '?lessons',
    import: 'default',
  }),
  pad: import.meta.glob<string>('../../../words/*/common.ftl', {
    query: '?pad',
    import: 'default',
  }),
};
type Part = keyof typeof PARTS;

let bundle = $state.raw(new FluentBundle(ENGLISH));
const spoken = new Set<Part>(['base']);
let speaking = Promise.resolve();
let asked = 0;

/** Speaks a language from now on. */
export function speak(language: Language): Promise<void> {
  return (speaking = load(language, ++asked));
}

async function load(language: Language, number: number): Promise<void> {
  const file = `../../../words/${language}/common.ftl`;
  const catalogues = [...spoken].map((part) => PARTS[part][file]?.());
  const next = new FluentBundle(language, { useIsolating: false });
  // Whoever tests whether words have room asks for longer ones.
  const stretched = kept('longer') ? (await import('./longer')).lengthen : undefined;
  for (const text of await Promise.all(catalogues)) {
    const catalogue = new FluentResource(text ?? '');
    next.addResource(stretched ? stretched(catalogue) : catalogue);
  }
  // Somebody has asked for more since.
  if (number !== asked) return speaking;
  bundle = next;
  document.documentElement.lang = language;
}

async function speakOf(part: Part): Promise<void> {
  if (spoken.has(part)) return speaking;
  spoken.add(part);
  await speak(settings.language);
}

/** Loads what is said at a table, too. */
export const speakOfPlay = (): Promise<void> => speakOf('play');

/** Loads what is said to those who type, too. */
export const speakOfNotation = (): Promise<void> => speakOf('notation');

/** Loads what the coach says, too. */
export const speakOfCoach = (): Promise<void> => speakOf('coach');

/** Loads what is said in lessons, too. */
export const speakOfLessons = (): Promise<void> => speakOf('lessons');

/** Loads what is said beside a real table, too. */
export const speakOfPads = (): Promise<void> => speakOf('pad');

/** A message. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  // Better the key than nothing: a test sees to it that nobody ever reads one.
  return pattern ? bundle.formatPattern(pattern, withMinus(args), []) : key;
}

/** A number below zero, written with a minus sign rather than the hyphen of a keyboard. */
class Below extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    return super.toString(...scope).replace('-', '−');
  }
}

function withMinus(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const said = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === 'number' && value < 0 ? new Below(value) : value,
  ]);
  return Object.fromEntries(said) as Record<string, FluentVariable>;
}

/** Whether there is a message of this key. */
export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

/** Why something was refused. */
export function refusal(game: string, key: string, data: unknown, names: Names): string {
  const own = ownOrShared('rule', game, key);
  const about = argumentsOf(data, names, SPEECH);
  if (has(own)) return t(own, about);
  return t(has(`refused-${key}`) ? `refused-${key}` : 'refused-unknown', {
    retryAfter: 0,
    ...about,
    key,
  });
}

/** What happened. */
export function told(game: string, event: Record<string, unknown>, names: Names): string {
  // A mark on a sheet is told by what kind of mark it is.
  const kind = String(event.event === 'marked' ? event.mark : event.event);
  // Cards that were played are told as they are, rather than in notation.
  const data = Array.isArray(event.cards) ? { ...event, play: event.cards } : event;
  return t(ownOrShared('event', game, kind), argumentsOf(data, names, SPEECH));
}

/** What a view shows, for whom no board is drawn; nothing if the game does not say it. */
export function shown(game: string, view: unknown, names: Names): string {
  const key = `view-${game}`;
  return has(key) ? t(key, argumentsOf(view, names, SPEECH)) : '';
}

/** A card of Qwixx in words; nothing if it is none. */
function card(text: string): string | undefined {
  const found = cell(text);
  return found && t('cards-card', { colour: found[0], number: found[1] });
}

const TILE_COLOURS = {
  R: 'red',
  O: 'orange',
  Y: 'yellow',
  G: 'green',
  B: 'blue',
  P: 'purple',
} as const;
const TILE_SHAPES = {
  c: 'circle',
  x: 'cross',
  d: 'diamond',
  s: 'square',
  t: 'star',
  k: 'clover',
} as const;

/** A tile of Qwirkle in words, wherever it lies; nothing if it is none. */
function tile(text: string): string | undefined {
  const found = /^([ROYGBP])([cxdstk])(@-?\d+,-?\d+)?$/.exec(text);
  if (!found) return undefined;
  const colour = TILE_COLOURS[found[1] as keyof typeof TILE_COLOURS];
  const shape = TILE_SHAPES[found[2] as keyof typeof TILE_SHAPES];
  return t('qwirkle-tile', { colour: word(colour), shape: t(`shape-${shape}`) });
}

/** What happened at the table around the game; the kind stands in `event`. */
export function newsOf(event: { event: string }, names: Names): string {
  return t(event.event, argumentsOf(event, names, SPEECH));
}

/** What was entered beside a real table, in words: ticks, nothing, or points. */
export function entered(entry: string): string {
  const ticks = entry.split(/[ +]+/).flatMap((tick) => {
    const found = cell(tick.replace(/[!>].*$/, ''));
    if (!found) return [];
    const name = t('cell-name', { colour: word(found[0]), number: found[1] });
    return [tick.includes('!') ? t('pad-lucky-cell', { cell: name }) : name];
  });
  if (ticks.length > 0) return list(ticks, 'and');
  const out = /^(\d+) out$/.exec(entry);
  if (out) return t('tally-went-out', { points: Number(out[1]) });
  return entry === '-' ? t('pad-nothing') : entry;
}

/** A word by itself; the word as it is if the catalogue has none. */
export function word(text: string): string {
  return has(`word-${text}`) ? t(`word-${text}`) : text;
}

/** Several things as people list them. */
export function list(things: string[], last: 'or' | 'and'): string {
  if (things.length === 0) return t('list-none');
  if (things.length === 1) return things[0] ?? '';
  return things.slice(0, -1).join(t('list-separator')) + t(`list-${last}`) + things.at(-1);
}

/** The letter of a colour; nothing if it is none. */
export function letter(colour: string): string {
  const key = `colour-letter-${colour}`;
  return has(key) ? t(key) : '';
}

/** Points with a sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}

const piece = (text: string) => tile(text) ?? card(text);

/** How data is put into words. */
const SPEECH: Speech = { t, word, list, expectation, piece };

function ownOrShared(what: string, game: string, key: string): string {
  const own = `${what}-${game}-${key}`;
  return has(own) ? own : `${what}-${key}`;
}

/** What was expected somewhere in a notation: a message named by its English text, or names to choose from. */
function expectation(english: string): string {
  const words = english.toLowerCase().split(/[^a-z0-9]+/);
  const key = `expected-${words.filter((word) => word !== '').join('-')}`;
  // Whoever typed nothing may hear of it too, a moment later.
  void speakOfNotation();
  return has(key) ? t(key) : list(english.split(', '), 'or');
}
