// Losses in a row, at tables that tests keep: what counts, what does not, and what comes of three.

import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ALONE, sit, WATCHING } from '../../tests/unit/sitting';
import { person, type Wishes } from '../../tests/unit/table';
import type { ChairState } from '../generated/wire';
import { LEVELS } from '../parts/cast';
import { drop, keep } from '../settings/store';
import { speakOfPlay } from '../words/words.svelte';
import { easierThan, suggestionTaken } from './losses';

beforeAll(speakOfPlay);
afterEach(() => {
  vi.unstubAllGlobals();
  drop('losses.qwixx');
});

const bot = (level: string): ChairState => person('', { kind: 'bot', level });
const against = (...levels: string[]) => [person('Nora'), ...levels.map(bot)];
const outcome = (winners: number[], reason = 'two-rows-closed') => ({
  winners,
  scores: [],
  reason,
});
const NORA_WON = [0];
const BOT_WON = [1];

let tables = 0;
/** Somebody sits down at another table. */
function sitDown(seats = against('hard'), wishes: Wishes = ALONE) {
  const id = `t${++tables}`;
  return sit({ ...wishes, table: { seats, ...wishes.table } }, { id });
}

/** One match at another table, to its end. */
function play(winners: number[], seats?: ChairState[], wishes?: Wishes, reason?: string) {
  const { table, sitting } = sitDown(seats, wishes);
  table.tell({ table: { phase: 'over', question: null, outcome: outcome(winners, reason) } });
  return { table, sitting };
}
const suggested = () => easierThan('qwixx', LEVELS);

describe('three losses in a row', () => {
  it('bring the next easier level up, and two do not', () => {
    play(BOT_WON);
    play(BOT_WON);
    expect(suggested()).toBeNull();
    const { sitting } = play(BOT_WON);
    expect(suggested()).toBe('medium');
    expect(sitting.easier(LEVELS)).toBe('medium');
  });

  it('are counted at one table too, rematch by rematch, each match once', () => {
    const { table, sitting } = play(BOT_WON);
    for (const matchNumber of [2, 3]) {
      expect(sitting.easier(LEVELS)).toBeNull();
      const news = [{ news: 'rematch' } as const];
      table.tell({ table: { phase: 'playing', outcome: null, matchNumber }, news });
      table.tell({ table: { phase: 'over', outcome: outcome(BOT_WON) } });
      // Whatever is told afterwards is the same end.
      table.tell({ table: { watchers: 1 } });
    }
    expect(sitting.easier(LEVELS)).toBe('medium');
  });

  it('are counted once where two windows look at one table', () => {
    const windows = [1, 2].map(() => sit({ ...ALONE, table: { seats: against('hard') } }));
    play(BOT_WON);
    for (const { table } of windows) {
      table.tell({ table: { phase: 'over', outcome: outcome(BOT_WON) } });
    }
    expect(suggested()).toBeNull();
  });

  it('are over with a win, or a draw', () => {
    for (const winners of [NORA_WON, [0, 1], []]) {
      play(BOT_WON);
      play(BOT_WON);
      play(winners);
      play(BOT_WON);
      expect(suggested()).toBeNull();
      drop('losses.qwixx');
    }
  });

  it('go by the hardest bot of the last match', () => {
    for (let match = 0; match < 3; match++) play(BOT_WON, against('easy', 'expert', 'medium'));
    expect(suggested()).toBe('hard');
  });

  it('suggest nothing below easy', () => {
    for (const level of ['easy', 'greedy', 'random']) {
      for (let match = 0; match < 3; match++) play(BOT_WON, against(level));
      expect(suggested()).toBeNull();
      drop('losses.qwixx');
    }
  });
});

describe('a suggestion', () => {
  const lose = (times: number) => {
    for (let match = 0; match < times; match++) play(BOT_WON);
  };

  it('is made once: who plays on hears it after three more', () => {
    lose(4);
    expect(suggested()).toBeNull();
    lose(2);
    expect(suggested()).toBe('medium');
  });

  it('is gone when it was taken', () => {
    lose(3);
    suggestionTaken('qwixx');
    expect(suggested()).toBeNull();
    lose(2);
    expect(suggested()).toBeNull();
  });

  it('is made at the end of the match that asked for it, not at the end of another', () => {
    const { sitting: old } = play(BOT_WON);
    lose(2);
    expect(suggested()).toBe('medium');
    expect(old.easier(LEVELS)).toBeNull();
  });

  it('is taken by easier bots and a rematch, and others stay as they are', async () => {
    lose(2);
    const { table, sitting } = play([2], against('easy', 'expert', 'hard'));
    expect(sitting.easier(LEVELS)).toBe('hard');
    expect(await sitting.rematchAt('hard')).toBe(true);
    expect(table.asked).toEqual([{ do: 'seat-bot', seat: 2, level: 'hard' }, { do: 'rematch' }]);
    expect(suggested()).toBeNull();
  });

  it('is not made to guests at a table, who cannot take it', () => {
    lose(2);
    const { sitting } = play(BOT_WON, undefined, { ...ALONE, you: { seats: [0], host: false } });
    expect(sitting.easier(LEVELS)).toBeNull();
    expect(suggested()).toBe('medium');
  });
});

describe('what does not count', () => {
  /** Two losses, something else, and one more: it was nothing, or the third would be the fourth. */
  function counts(something: () => void): boolean {
    play(BOT_WON);
    play(BOT_WON);
    something();
    const counted = suggested() !== null;
    play(BOT_WON);
    expect(counted || suggested() === 'medium').toBe(true);
    return counted;
  }

  it('is a match that was left early', () => {
    expect(
      counts(() => {
        const { table, sitting } = sitDown();
        sitting.leave();
        const next = sitDown(against('hard'), { ...ALONE });
        next.table.tell({ you: { seats: [] } });
        next.table.tell({ table: { phase: 'over', outcome: outcome(BOT_WON) } });
        expect(table.listening).toBe(0);
      }),
    ).toBe(false);
  });

  it('is a match that was over when somebody came, or whose table was closed', () => {
    const over = { phase: 'over', question: null, outcome: outcome(BOT_WON) } as const;
    expect(counts(() => void sitDown(undefined, { ...ALONE, table: over }))).toBe(false);
    drop('losses.qwixx');
    expect(counts(() => void play([], undefined, ALONE, 'abandoned'))).toBe(false);
  });

  it('is a match of others, of several who share the device, or one that a person won', () => {
    expect(counts(() => void play(BOT_WON, undefined, WATCHING))).toBe(false);
    drop('losses.qwixx');
    const shared = [person('Nora'), person('Hugo'), bot('hard')];
    expect(counts(() => void play([2], shared, { you: { seats: [0, 1] } }))).toBe(false);
    drop('losses.qwixx');
    expect(counts(() => void play([1], shared))).toBe(false);
  });

  it('is a replay', () => {
    expect(
      counts(() => {
        const { table } = sit({ ...ALONE, table: { seats: against('hard') } }, { isOver: true });
        table.tell({ table: { phase: 'over', outcome: outcome(BOT_WON) } });
      }),
    ).toBe(false);
  });
});

describe('a browser that keeps nothing', () => {
  it('suggests nothing, and all goes on', () => {
    const no = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: no, setItem: no, removeItem: no });
    for (let match = 0; match < 4; match++) play(BOT_WON);
    expect(suggested()).toBeNull();
    suggestionTaken('qwixx');
  });

  it('or keeps something strange', () => {
    for (const strange of [7, 'three', null, [], { losses: 'three', level: 4 }]) {
      keep('losses.qwixx', strange);
      expect(suggested()).toBeNull();
      play(BOT_WON);
      expect(suggested()).toBeNull();
    }
  });
});
