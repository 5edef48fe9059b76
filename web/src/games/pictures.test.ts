// Pictures show what can happen: their positions are of matches that the rules' own tests play.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { boardOf } from './quixo/position';
import { BOARD } from './qwirkle/position';
import { handOf } from './qwixx-cards/position';
import { CROSSED, DICE } from './qwixx/position';

const HOUSE = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(HOUSE, path), 'utf8');
const golden = (path: string) => read(`crates/${path}.told`);

describe('what is in a picture happened in a match', () => {
  it('of Quixo, for two and for four', () => {
    const board = (edition: string) => `"rows":${JSON.stringify(boardOf(edition))}`;
    expect(golden('quixo/tests/golden/two_2.1')).toContain(board('two'));
    expect(golden('quixo/tests/golden/four_4.1')).toContain(board('four'));
  });

  it('of Qwixx: the sheet, and the dice beside it', () => {
    const sheet = `{"rows":${JSON.stringify(CROSSED)}`;
    const views = golden('qwixx/tests/golden/dice/classic_2.1').split('\n');
    const shown = views
      .filter((view) => view.includes(sheet))
      .map((view) => /"roll":"([^"]*)"/.exec(view)?.[1]);
    expect(shown).toContainEqual(
      expect.stringMatching(new RegExp(`w${DICE.white}.* r${DICE.red} `)),
    );
  });

  it('of the card game: a hand that was held, with and without jokers', () => {
    const hand = (edition: string) => JSON.stringify(handOf(edition));
    expect(golden('qwixx/tests/golden/cards/classic_5.1')).toContain(hand('classic'));
    expect(golden('qwixx/tests/golden/cards/jokers_3.1')).toContain(hand('jokers'));
  });

  it('of Qwirkle: the first turns of the game in the rules', () => {
    const turns = [
      ...read('docs/rules/en/qwirkle.md').matchAll(/^\| \d+ \| [^|]+ \| `([^`]+)` \|/gm),
    ];
    const laid = turns.slice(0, 5).flatMap((turn) => turn[1]?.split(' ') ?? []);
    expect(laid.sort()).toEqual([...BOARD].sort());
  });
});
