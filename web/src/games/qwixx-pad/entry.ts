// What somebody enters for a roll, tap by tap, until it is confirmed. Ticks are in notation: `r5`, `r9!`, `y11>b`.

import type { Offer } from '../../generated/qwixx';
import type { Look } from '../../generated/qwixx-pad';

/** What is begun: a tick with the number for all, and what the active player ticks alone. */
export interface Begun {
  common: string | null;
  own: string[];
}

/** What the next tap means. */
export type Mode = 'common' | 'lucky' | 'own';

export const NOTHING: Begun = { common: null, own: [] };

/** The cell of a tick. */
export const cellOf = (tick: string): string => tick.replace(/[!>].*$/, '');

const ROWS = 'rygb';
const place = (tick: string): number =>
  ROWS.indexOf(tick[0] ?? '') * 100 + Number(cellOf(tick).slice(1));

/** What is begun, in notation. */
export function written({ common, own }: Begun): string {
  const alone = [...own].sort((one, other) => place(one) - place(other)).join(' ');
  if (alone === '') return common ?? '-';
  return common ? `${common} + ${alone}` : `+ ${alone}`;
}

/** What was entered, to go on from there. */
export function readEntry(text: string | undefined): Begun {
  if (!text || text === '-') return NOTHING;
  const [common = '', own = ''] = text.split('+').map((part) => part.trim());
  return { common: common || null, own: own.split(' ').filter(Boolean) };
}

export const isNothing = ({ common, own }: Begun): boolean => common === null && own.length === 0;

/** Whether a cell is ticked in what is begun. */
export const isTicked = ({ common, own }: Begun, cell: string): boolean =>
  [common ?? '', ...own].some((tick) => cellOf(tick) === cell);

/** The offers that a tap can take. */
export const offersIn = (look: Look, mode: Mode): Offer[] =>
  mode === 'common' ? look.offers : look[mode];

/** What is begun after a cell was tapped; null if it cannot be ticked so. A second tap takes a tick away. */
export function tapped(begun: Begun, cell: string, mode: Mode, look: Look): Begun | null {
  if (begun.common && cellOf(begun.common) === cell) return { ...begun, common: null };
  if (begun.own.some((tick) => cellOf(tick) === cell)) {
    return { ...begun, own: begun.own.filter((tick) => cellOf(tick) !== cell) };
  }
  const offer = offersIn(look, mode).find((one) => one.cell === cell);
  if (!offer) return null;
  const tick = cellOf(offer.action) + (mode === 'lucky' ? '!' : '');
  if (mode !== 'own') return { ...begun, common: tick };
  return { ...begun, own: look.withDice ? [tick] : [...begun.own, tick] };
}

/** What the tap after this one means: whoever rolled goes on with what is ticked alone. */
export const modeAfter = (begun: Begun, mode: Mode, active: boolean): Mode =>
  active && begun.common !== null ? 'own' : mode;

/** What is begun with the row for a bonus named at its last tick. */
export function into(begun: Begun, row: string): Begun {
  const named = (tick: string) => `${tick.replace(/>.$/, '')}>${row[0]}`;
  const last = begun.own.at(-1);
  if (last) return { ...begun, own: [...begun.own.slice(0, -1), named(last)] };
  return { ...begun, common: begun.common && named(begun.common) };
}

/** What entries say about the number for all, by seat: those that contradict each other. */
export function claims(open: (string | null)[]): { seat: number; numbers: number[] }[] {
  return open.flatMap((entry, seat) => {
    const { common, own } = readEntry(entry ?? undefined);
    const numbers = [...(common ? [common] : []), ...own].map((tick) =>
      Number(cellOf(tick).slice(1)),
    );
    return numbers.length > 0 ? [{ seat, numbers }] : [];
  });
}
