// The games of this page: those whose engines were put into it when it was built, as the engines
// themselves say.

export interface Playing {
  name: string;
  /** Whether everybody sees all that chance brings. */
  open: boolean;
  /** Whether it keeps the score of a real table: nobody but people can play it. */
  pad?: true;
  /** Its editions, with the fewest who can play them, and with how many the coach knows them. */
  editions: {
    name: string;
    fewest: number;
    coach?: number[];
    /** What the coach looks up for one person alone, if the host has it. */
    alone?: string;
  }[];
}

const lists = import.meta.glob<Playing[]>('@engines/games.json', {
  eager: true,
  import: 'default',
});

/** The games, in the order of the front door. */
export const GAMES: Playing[] = Object.values(lists).flat();

/** A game that is there. */
export const SOME = GAMES[0]?.name ?? '';

/** Whether a game keeps the score of a real table. */
export const isPad = (game: string): boolean =>
  GAMES.find(({ name }) => name === game)?.pad ?? false;
