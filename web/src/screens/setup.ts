// Set-ups as text: edition, seats and options that are not as usual.

import type { OnPage } from '../games';
import type { EditionAbout } from '../generated/wire';

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

export function writeSetup(
  edition: EditionAbout | undefined,
  seats: number,
  chosen: Record<string, string>,
  same: Same = {},
): string {
  const name = nameOf({ edition: edition?.name ?? '', options: chosen }, same);
  const implied = same[name]?.options ?? {};
  const options = (edition?.options ?? []).flatMap(({ key, default: usual }) => {
    const value = (chosen[key] || usual).replace(/\s+/g, '');
    return value === usual || key in implied ? [] : [`${key}=${value}`];
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
