// The lessons of the house: text files, found when the page was built. Each comes when it is wanted.

import { GAMES } from '../../engines';

const FILES = import.meta.glob<string>('../../../../lessons/*/*.lesson', {
  query: '?raw',
  import: 'default',
});

const fileOf = (game: string, edition: string) =>
  FILES[`../../../../lessons/${game}/${edition}.lesson`];

/** The editions of a game that have a lesson, in the order of its list; none if the game has none. */
export function editionsOf(game: string): string[] {
  const editions = GAMES.find(({ name }) => name === game)?.editions ?? [];
  return editions.map(({ name }) => name).filter((edition) => fileOf(game, edition));
}

/** The text of a lesson; rejects if there is none. */
export async function lessonText(game: string, edition: string): Promise<string> {
  const load = fileOf(game, edition);
  if (!load) throw new Error(`no lesson ${game} ${edition}`);
  return load();
}
