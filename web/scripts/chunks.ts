// Which modules of the page share a file. Left alone, every set of screens that have modules in common gets a file of
// its own: about a hundred for a table, most of them smaller than what it takes to ask for them.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

/** A file of the page, as modules are called. */
const source = (...path: string[]) => normalizePath(join(import.meta.dirname, '../src', ...path));

const PLAY = source('screens/Play.svelte');

/** The modules that a module imports, not counting those that come later. */
export type Imports = (id: string) => readonly string[];

/** The files that have more than one module, the first of them first. */
export function groups(): Rolldown.CodeSplittingGroup[] {
  let chosen: ((id: string) => string | null) | undefined;
  return [
    { name: 'home', tags: ['$initial'], priority: 1 },
    {
      debugName: 'tables',
      name: (id, context) => {
        chosen ??= sharing(PLAY, boards(), (of) => context.getModuleInfo(of)?.importedIds ?? []);
        return chosen(id);
      },
    },
  ];
}

/** What draws a game: one module in the folder of each game that has something of its own. */
function boards(): Map<string, string> {
  const games = readdirSync(source('games')).sort();
  const found = games.map((game) => [game, source('games', game, 'Board.svelte')] as const);
  return new Map(found.filter(([, board]) => existsSync(board)));
}

/**
 * The name of the file that a module is in, if it shares one: `table` for what every table has, or most of the
 * boards; what a few boards have in common is named after the first of them.
 */
export function sharing(
  play: string,
  boards: ReadonlyMap<string, string>,
  imports: Imports,
): (id: string) => string | null {
  const everywhere = below(play, imports);
  const drawn = [...boards].map(([game, board]) => ({ game, modules: below(board, imports) }));
  return (id) => {
    const games = drawn.filter(({ modules }) => modules.has(id)).map(({ game }) => game);
    if (everywhere.has(id) || games.length * 2 > boards.size) return 'table';
    return games.length > 1 ? `boards-like-${games[0]}` : null;
  };
}

/** A module with all that it needs before it can run. */
function below(root: string, imports: Imports): Set<string> {
  const found = new Set([root]);
  for (const id of found) for (const needed of imports(id)) found.add(needed);
  return found;
}
