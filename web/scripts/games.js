// The games of the page that was built, as its engines say.

import { readFileSync } from 'node:fs';

const FOLDER = process.env.QLUB_ENGINES ?? 'engine';
const LIST = new URL(`../${FOLDER}/games.json`, import.meta.url);

export const GAMES = JSON.parse(readFileSync(LIST, 'utf8'));
export const NAMES = GAMES.map(({ name }) => name);
/** Those that are played here, against bots too; the others keep the score of a real table. */
export const PLAYED = GAMES.filter(({ pad }) => !pad).map(({ name }) => name);

/** The file with the engine of a game. */
export const engineOf = (game) => new URL(`../${FOLDER}/${game}.wasm`, import.meta.url);

/** The file with its coach. */
export const coachOf = (game) => new URL(`../${FOLDER}/${game}-coach.wasm`, import.meta.url);

/** The names of the editions of a game. */
export function editions(game) {
  return GAMES.find(({ name }) => name === game).editions.map(({ name }) => name);
}
