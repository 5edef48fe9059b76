// What there is to play, for the forms of a table.

import { catalogue } from '../../host/engine';
import type { GameAbout } from '../../wire';

let games = $state.raw<GameAbout[]>([]);
let asked = false;

/** What can be chosen in a game; nothing until the engine has said so. */
export function gameAbout(game: string): GameAbout | undefined {
  if (!asked) {
    asked = true;
    void catalogue().then((all) => (games = all.games));
  }
  return games.find((one) => one.name === game);
}
