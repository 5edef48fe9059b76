// Set-ups as text: edition, seats and options that are not as usual.

import type { EditionAbout } from '../generated/wire';

export interface Setup {
  edition: string;
  seats: number;
  options: Record<string, string>;
}

export function readSetup(text: string): Setup {
  const [edition = '', seats = '', ...options] = text.split(' ');
  const pairs = options.map((option) => option.split('=') as [string, string]);
  return { edition, seats: Number(seats), options: Object.fromEntries(pairs) };
}

export function writeSetup(
  edition: EditionAbout | undefined,
  seats: number,
  chosen: Record<string, string>,
): string {
  const options = (edition?.options ?? []).map(({ key, default: usual }) => {
    const value = (chosen[key] || usual).replace(/\s+/g, '');
    return value === usual ? '' : ` ${key}=${value}`;
  });
  return `${edition?.name ?? ''} ${seats}${options.join('')}`;
}
