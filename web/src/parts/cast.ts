// The cast: who plays when a bot plays. A character belongs to a level, its line is `bot-ID` in the words.
// Nothing of this is kept or sent: everybody who looks at the same seat works out the same character.

/** How well bots play, from easy to hard, as people choose it. `random` and `greedy` are for programs. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert', 'unbeatable'] as const;

/** What levels were called before; browsers, records and older servers say it still. */
const OLD_LEVELS: Record<string, string> = {
  gentle: 'easy',
  steady: 'medium',
  strong: 'hard',
  best: 'expert',
};

/** A level by today's word. */
export const levelToday = (level: string): string => OLD_LEVELS[level] ?? level;

export type Hair =
  'short' | 'swept' | 'spiky' | 'curls' | 'round' | 'bob' | 'long' | 'bun' | 'tails' | 'bald';

/** What a face is drawn from. */
export interface FaceLook {
  /** Of the shirt, and of the light behind the head. */
  hue: 'red' | 'yellow' | 'green' | 'blue';
  /** From light to dark; a robot has none. */
  skin: 0 | 1 | 2 | 3 | 4 | 'robot';
  hair: Hair;
  hairColour: 'black' | 'brown' | 'copper' | 'blond' | 'grey';
  mouth: 'grin' | 'smile' | 'smirk' | 'calm' | 'oh';
  eyes?: 'closed';
  glasses?: 'round' | 'square';
  beard?: 'full' | 'moustache';
  freckles?: true;
  /** Whether it is night behind the head. */
  stars?: true;
}

export interface Character {
  id: string;
  name: string;
  face: FaceLook;
}

type Tail = Partial<FaceLook>;
function one(
  name: string,
  hue: FaceLook['hue'],
  skin: FaceLook['skin'],
  hair: Hair,
  hairColour: FaceLook['hairColour'],
  mouth: FaceLook['mouth'],
  more: Tail = {},
): Character {
  return { id: name.toLowerCase(), name, face: { hue, skin, hair, hairColour, mouth, ...more } };
}
const robot = (name: string, hue: FaceLook['hue'], mouth: FaceLook['mouth']): Character =>
  one(name, hue, 'robot', 'bald', 'grey', mouth);

/** Names are read alike in many languages. There are as many of a level as seats at the largest table. */
const ROBOTS = [
  robot('Robo', 'green', 'smile'),
  robot('Bip', 'blue', 'oh'),
  robot('Pixel', 'red', 'grin'),
  robot('Turbo', 'yellow', 'calm'),
  robot('Zap', 'green', 'smirk'),
];

const CAST: Record<(typeof LEVELS)[number], Character[]> = {
  easy: [
    one('Leo', 'green', 1, 'spiky', 'blond', 'oh', { freckles: true }),
    one('Mia', 'yellow', 3, 'tails', 'black', 'grin'),
    one('Tom', 'blue', 0, 'swept', 'copper', 'grin', { freckles: true }),
    one('Lou', 'red', 4, 'curls', 'black', 'smile'),
    one('Nina', 'green', 2, 'bob', 'brown', 'oh'),
  ],
  medium: [
    one('Clara', 'blue', 1, 'long', 'copper', 'smile'),
    one('Oscar', 'green', 4, 'short', 'black', 'grin'),
    one('Rosa', 'red', 2, 'curls', 'brown', 'smile'),
    one('Simon', 'yellow', 0, 'swept', 'brown', 'smile', { glasses: 'round' }),
    one('Martin', 'blue', 3, 'short', 'black', 'smile', { beard: 'moustache' }),
  ],
  hard: [
    one('Victor', 'yellow', 1, 'swept', 'black', 'smirk', { beard: 'moustache' }),
    one('Alma', 'red', 3, 'bun', 'black', 'smirk'),
    one('Conrad', 'green', 0, 'bald', 'copper', 'smirk', { beard: 'full' }),
    one('Vera', 'blue', 2, 'bob', 'black', 'smirk', { glasses: 'square' }),
    one('Arthur', 'red', 4, 'bald', 'grey', 'calm', { beard: 'full' }),
  ],
  expert: [
    one('Emmy', 'green', 0, 'bun', 'brown', 'calm', { glasses: 'round' }),
    one('Ada', 'red', 1, 'long', 'black', 'calm'),
    one('Blaise', 'yellow', 2, 'long', 'brown', 'calm', { beard: 'moustache' }),
    one('Henri', 'blue', 1, 'short', 'grey', 'calm', { beard: 'full', glasses: 'round' }),
    one('Sofia', 'green', 4, 'round', 'black', 'smile', { glasses: 'square' }),
  ],
  unbeatable: [
    one('Luna', 'yellow', 0, 'bob', 'grey', 'calm', { eyes: 'closed', stars: true }),
    one('Orion', 'red', 4, 'bald', 'black', 'calm', { eyes: 'closed', stars: true }),
    one('Stella', 'green', 2, 'long', 'blond', 'smile', { eyes: 'closed', stars: true }),
    one('Sirius', 'yellow', 1, 'bald', 'grey', 'calm', {
      beard: 'full',
      eyes: 'closed',
      stars: true,
    }),
    one('Atlas', 'green', 3, 'round', 'black', 'calm', {
      beard: 'full',
      eyes: 'closed',
      stars: true,
    }),
  ],
};

/** Where a bot sits. */
export interface BotSeat {
  level: string | null | undefined;
  seat: number;
  /** How many seats there are. */
  seats: number;
  /** The number of the match at its table. */
  match: number;
}

/** All characters of a level; robots where people do not choose it. */
export function castOf(level: string | null | undefined): Character[] {
  const found = LEVELS.find((one) => one === levelToday(level ?? ''));
  return found ? CAST[found] : ROBOTS;
}

/**
 * Who the bot on a seat is. A rematch moves everybody one seat down, and the characters with them; whoever
 * else comes or goes changes nobody.
 */
export function characterAt({ level, seat, seats, match }: BotSeat): Character {
  const cast = castOf(level);
  return cast[((seat + match - 1) % seats) % cast.length]!;
}

/** The next easier of the levels on offer; null where there is none. */
export function easierLevel(level: string, offered: readonly string[]): string | null {
  const rank = rankOf(level);
  return LEVELS.filter((one, at) => at < rank && offered.includes(one)).at(-1) ?? null;
}

/** How hard a level is; what is for programs is no harder than easy. */
export const rankOf = (level: string | null | undefined): number =>
  Math.max(
    0,
    LEVELS.findIndex((one) => one === levelToday(level ?? '')),
  );
