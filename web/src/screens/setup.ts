// Set-ups as text: edition, seats and options that are not as usual.

import type { OnPage } from '../games';
import type { EditionAbout, OptionAbout } from '../generated/wire';

export interface Setup {
  edition: string;
  seats: number;
  options: Record<string, string>;
}

/** Editions that are another one with an option. */
type Same = OnPage['same'];

export function readSetup(text: string): Setup {
  const [edition = '', seats = '', ...options] = text.split(' ');
  const pairs = options.map((option) => option.split('=') as [string, string]);
  return { edition, seats: Number(seats), options: Object.fromEntries(pairs) };
}

/** What an option can be at a table of so many seats. */
export const valuesOf = ({ values, seats: areSeats }: OptionAbout, seats: number): string[] =>
  areSeats ? values.slice(0, seats) : values;

export function writeSetup(
  edition: EditionAbout | undefined,
  seats: number,
  chosen: Record<string, string>,
  same: Same = {},
): string {
  const name = nameOf({ edition: edition?.name ?? '', options: chosen }, same);
  const implied = same[name]?.options ?? {};
  const options = (edition?.options ?? []).flatMap((option) => {
    const { key, default: usual } = option;
    const value = (chosen[key] || usual).replace(/\s+/g, '');
    // A seat that was chosen may be there no more.
    const gone = option.seats && !valuesOf(option, seats).includes(value);
    return value === usual || gone || key in implied ? [] : [`${key}=${value}`];
  });
  return [name, seats, ...options].join(' ');
}

/** The name of an edition with these options: some have one of their own. */
export function nameOf(
  { edition, options }: Pick<Setup, 'edition' | 'options'>,
  same: Same,
): string {
  const found = Object.entries(same).find(
    ([, one]) =>
      one.edition === edition &&
      Object.entries(one.options).every(([key, value]) => options[key] === value),
  );
  return found?.[0] ?? edition;
}

/** What was chosen, as it is chosen here: an edition that is another one with an option is that one. */
export function asChosen<Chosen extends Pick<Setup, 'edition' | 'options'>>(
  chosen: Chosen,
  same: Same,
): Chosen {
  const one = same[chosen.edition];
  if (!one) return chosen;
  return { ...chosen, edition: one.edition, options: { ...chosen.options, ...one.options } };
}
