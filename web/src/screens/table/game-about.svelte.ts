// What can be chosen in a game, for the forms of a table.

import { SvelteMap } from 'svelte/reactivity';
import { about } from '../../table/host/engine';
import type { GameAbout } from '../../generated/wire';

const known = new SvelteMap<string, GameAbout>();
const asked = new Set<string>();

/** What can be chosen in a game; nothing until its engine has said so. */
export function gameAbout(game: string): GameAbout | undefined {
  if (!asked.has(game)) {
    asked.add(game);
    void about(game).then((found) => known.set(game, found.game));
  }
  return known.get(game);
}
