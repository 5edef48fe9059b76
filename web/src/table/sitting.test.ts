// Who is at the screen, what is asked for, what can be taken back: at a table that tests keep.

import { beforeAll, describe, expect, it } from 'vitest';
import { ALONE, MISSED, sit, WATCHING } from '../../tests/unit/sitting';
import { bot, person, question, viewOf } from '../../tests/unit/table';
import { speakOfPads, speakOfPlay } from '../words/words.svelte';
import { RefusalError } from './host/host';
import type { Sitting } from './sitting.svelte';

beforeAll(speakOfPlay);

describe('what was put right beside a real table', () => {
  it('is told with names and words: what, whose and by whom', async () => {
    await speakOfPads();
    const { sitting } = sit();
    const [one, two] = [sitting.name(0), sitting.name(1)];
    const told = (by: number | null, before: string, action: string) =>
      sitting.tell({ event: { event: 'news-corrected', by, seat: 1, before, action }, only: null });
    expect(told(0, '-', 'r9! + y7')).toBe(
      `${one} put right what ${two} entered: nothing became red 9 (lucky) and yellow 7.`,
    );
    expect(told(null, '12', '9 out')).toBe(
      `The host put right what ${two} entered: 12 became 9 and out.`,
    );
  });
});

describe('who is at the screen', () => {
  it('is the first of the device before anything is asked', () => {
    const { sitting } = sit({ table: { phase: 'gathering', question: null } });
    expect(sitting.at).toBe(0);
    expect(sitting.asked).toBe(false);
  });

  it('is nobody where the device only watches', () => {
    const { sitting } = sit(WATCHING);
    expect(sitting.at).toBeNull();
    expect(sitting.asked).toBe(false);
    expect(sitting.view).toMatchObject({ seenBy: null });
  });

  it('is whoever has the turn, if several are asked', () => {
    const { sitting } = sit({ views: [viewOf(0, 1), viewOf(1, 1)] });
    expect(sitting.at).toBe(1);
    expect(sitting.view).toMatchObject({ seenBy: 1 });
  });

  it('is the first who is asked, if whoever has the turn is not', () => {
    expect(sit({ table: question(7, [1]) }).sitting.at).toBe(1);
  });

  it('stays as long as they are asked, and then passes the screen on', () => {
    const { sitting, table } = sit({}, { answers: 'open' });
    table.tell({ table: question(7, [0, 1], [1]) });
    expect(sitting.at).toBe(0);
    table.tell({ table: question(8, [0, 1], [0]) });
    expect(sitting.at).toBe(1);
  });

  it('stays where nobody else at this device is asked', () => {
    const { sitting, table } = sit(ALONE);
    table.tell({ table: question(7, [0, 1], [0]) });
    expect(sitting.at).toBe(0);
    expect(sitting.asked).toBe(false);
  });

  it('is somebody else of the device once their seat is gone', () => {
    const { sitting, table } = sit();
    table.tell({ you: { seats: [1] }, views: [viewOf(1)] });
    expect(sitting.at).toBe(1);
  });

  it('can be changed by whoever taps another seat, which ends a refusal', () => {
    const { sitting } = sit({}, { answers: 'open' });
    sitting.refuse(new RefusalError('server-unreachable'));
    sitting.turn(1);
    expect(sitting.at).toBe(1);
    expect(sitting.refused).toBeNull();
  });
});

describe('the curtain', () => {
  it('falls between people who answer without seeing each other', () => {
    const { sitting, table } = sit();
    expect(sitting.curtain).toBe(true);
    expect(sitting.asked).toBe(false);
    sitting.lift();
    expect(sitting.asked).toBe(true);
    table.tell({ table: question(7, [0, 1], [0]) });
    expect([sitting.at, sitting.curtain]).toEqual([1, true]);
  });

  it('hides what only one person was told', () => {
    const { sitting, table } = sit({}, { hides: 'hands' });
    sitting.lift();
    const drawn = { event: 'drawn', tiles: [] } as never;
    table.tell({ news: [{ news: 'game', event: drawn, only: 0 } as never] });
    expect(sitting.readable).toHaveLength(1);
    table.tell({ table: question(8, [1]) });
    expect([sitting.at, sitting.curtain]).toEqual([1, true]);
    expect(sitting.readable).toHaveLength(0);
    sitting.lift();
    expect(sitting.readable).toHaveLength(0);
    sitting.turn(0);
    expect(sitting.readable).toHaveLength(1);
    sitting.curtain = true;
    expect(sitting.readable).toHaveLength(0);
  });

  it('does not fall while the same person goes on', () => {
    const { sitting, table } = sit();
    sitting.lift();
    table.tell({ table: question(8, [0]) });
    expect(sitting.curtain).toBe(false);
  });

  it('does not fall where answers are open', () => {
    const { sitting, table } = sit({}, { answers: 'open' });
    table.tell({ table: question(7, [0, 1], [0]) });
    expect([sitting.at, sitting.curtain]).toEqual([1, false]);
  });

  it('does not fall in a game where everything is open', () => {
    const { sitting, table } = sit({}, { hides: 'nothing' });
    table.tell({ table: question(7, [0, 1], [0]) });
    expect([sitting.at, sitting.curtain]).toEqual([1, false]);
  });

  it('does not fall for somebody alone at a device', () => {
    expect(sit(ALONE).sitting.curtain).toBe(false);
    expect(sit(ALONE, { hides: 'hands' }).sitting.curtain).toBe(false);
  });

  it('covers hands from the first moment, before anybody here is asked', () => {
    const dealing = { table: { question: null, chanceDue: true } };
    expect(sit(dealing, { hides: 'hands' }).sitting.curtain).toBe(true);
    expect(sit(dealing, { hides: 'answers' }).sitting.curtain).toBe(false);
  });

  it('falls when a match begins, and rises when it is over', () => {
    const { sitting, table } = sit({ table: { phase: 'gathering', question: null } });
    expect(sitting.curtain).toBe(false);
    table.tell({ table: { phase: 'playing', ...question(1, [0, 1]) } });
    expect(sitting.curtain).toBe(true);
    table.tell({ table: { phase: 'over', question: null } });
    expect(sitting.curtain).toBe(false);
  });

  it('is not drawn over a replay', () => {
    const { sitting } = sit({}, { isOver: true, hides: 'hands' });
    expect(sitting.curtain).toBe(false);
    expect(sitting.asked).toBe(false);
  });
});

describe('the table as it is seen', () => {
  it('keeps its views when an update brings none', () => {
    const { sitting, table } = sit({}, { answers: 'open' });
    table.tell({});
    expect(sitting.view).toMatchObject({ seenBy: 0 });
  });

  it('shows how the connection is', () => {
    const { sitting, table } = sit();
    table.tell({}, false, 'lost');
    expect(sitting.connection).toBe('lost');
    expect(sitting.now.connection).toBe('lost');
  });

  it('waits for those who have not answered, for chance, and for nothing at the end', () => {
    const { sitting, table } = sit({ table: question(7, [0, 1], [0]) });
    expect(sitting.now.turn).toEqual({ waits: 'decision', seats: [1] });
    table.tell({ table: { question: null } });
    expect(sitting.now.turn).toEqual({ waits: 'chance' });
    const outcome = { winners: [0], scores: [3, 1], reason: 'two-rows-closed' };
    table.tell({ table: { phase: 'over', outcome } });
    expect(sitting.now.turn).toEqual({ waits: 'nothing' });
    expect(sitting.now.stage).toBe('over');
  });

  it('offers a rematch to those who played, not to those who watch or look at a replay', () => {
    const over = { table: { phase: 'over', question: null } } as const;
    const nobody = { seats: [], host: false };
    expect(sit(over).sitting.now.can.has('rematch')).toBe(true);
    expect(sit({ ...over, ...WATCHING, you: nobody }).sitting.now.can.has('rematch')).toBe(false);
    expect(sit(over, { isOver: true }).sitting.now.can.has('rematch')).toBe(false);
    expect(sit().sitting.now.can.has('rematch')).toBe(false);
  });

  it('calls people by their names, bots in their order, and whoever left by the name they had', () => {
    const left = person('', { kind: 'open', was: 'Emmy' });
    const open = person('', { kind: 'open' });
    const { sitting } = sit({ table: { seats: [person('Nora'), bot(), left, bot(), open] } });
    const [nora, first, emmy, second, nobody] = [0, 1, 2, 3, 4].map(sitting.name);
    expect([nora, emmy, nobody]).toEqual(['Nora', 'Emmy', 'Player 5']);
    expect(first).not.toBe(second);
  });
});

describe('offers', () => {
  const seats = { seats: [person('Nora'), person('Hugo')] };
  const draw = (by: number, waitingFor: number[]) =>
    ({ ...seats, offer: { by, offer: 'draw', newcomer: null, waitingFor } }) as const;
  const no = (seat: number) => [{ news: 'disagreed', seat }] as const;

  it('that are declined are told to whoever made them', () => {
    const { sitting, table } = sit({ ...ALONE, table: draw(0, [1]) });
    table.tell({ table: { offer: null }, news: [...no(1)] });
    expect(sitting.declined).toEqual({ offer: 'draw', seat: 1 });
    table.tell({ table: draw(0, [1]) });
    expect(sitting.declined).toBeNull();
  });

  it('that are taken away, or were made elsewhere, are not', () => {
    const mine = sit({ ...ALONE, table: draw(0, [1]) });
    mine.table.tell({ table: { offer: null }, news: [...no(0)] });
    expect(mine.sitting.declined).toBeNull();
    const theirs = sit({ ...ALONE, table: draw(1, [0]) });
    theirs.table.tell({ table: { offer: null }, news: [...no(0)] });
    expect(theirs.sitting.declined).toBeNull();
  });
});

describe('a seat that somebody left', () => {
  const left = person('', { kind: 'open', was: 'Max' });
  const passed = { news: 'game', event: { event: 'passed', seat: 1 } as never } as const;

  it('is played by a bot, and told so; what was told before keeps its name', () => {
    const { sitting, table } = sit({
      ...ALONE,
      table: { seats: [person('Nora'), person('Max')] },
      news: [passed],
    });
    expect(sitting.isStoodIn(1)).toBe(false);
    table.tell({
      table: { seats: [person('Nora'), left] },
      news: [{ news: 'rose', seat: 1, name: 'Max' }],
    });
    expect([sitting.isStoodIn(0), sitting.isStoodIn(1)]).toEqual([false, true]);
    table.tell({ news: [passed] });
    table.tell({
      table: { seats: [person('Nora'), person('Eve')] },
      news: [{ news: 'sat', seat: 1, name: 'Eve' }],
    });
    const lines = sitting.told.map((one) => sitting.tell(one));
    expect(lines).toEqual([
      'Max ticks nothing.',
      'Max leaves the table.',
      'Max (bot) ticks nothing.',
      'Eve sits down.',
    ]);
  });

  it('is played by a bot while its person is away', () => {
    const seats = [person('Nora'), person('Max', { standIn: 'easy' })];
    expect(sit({ ...ALONE, table: { seats } }).sitting.isStoodIn(1)).toBe(true);
  });
});

describe('a device', () => {
  it('is waited for as long as anybody at it owes an answer, curtain or not', () => {
    const { sitting, table } = sit();
    expect([sitting.curtain, sitting.asked, sitting.isAwaited]).toEqual([true, false, true]);
    table.tell({ table: question(7, [0, 1], [0, 1]) });
    expect(sitting.isAwaited).toBe(false);
    expect(sit(WATCHING).sitting.isAwaited).toBe(false);
    expect(sit({}, { isOver: true }).sitting.isAwaited).toBe(false);
  });

  it('knows that its answer is given and sealed', () => {
    const { sitting, table } = sit(ALONE);
    expect(sitting.isSealed).toBe(false);
    table.tell({ you: { sealed: [{ seat: 0, action: 'r7' }] } });
    expect(sitting.isSealed).toBe(true);
  });
});

describe('what is asked for', () => {
  it('names the question, and nothing else can be answered meanwhile', async () => {
    const { sitting, table } = sit(ALONE);
    const asked = sitting.ask({ ask: 'answer', seat: 0, question: 7, action: 'r7' });
    expect(sitting.answering).toBe(true);
    expect(await asked).toBe(true);
    expect(sitting.answering).toBe(false);
    expect(table.asked).toEqual([{ do: 'answer', seat: 0, question: 7, action: 'r7' }]);
  });

  it('is refused in words, with the rule where it is one of the game', async () => {
    const { sitting, table } = sit(ALONE);
    table.no = new RefusalError('white-sum', { rule: 'white-sum', sum: 7, number: 5 });
    expect(await sitting.ask({ ask: 'answer', seat: 0, question: 7, action: 'r5' })).toBe(false);
    expect(sitting.answering).toBe(false);
    expect(sitting.refused?.rule).toBe('white-sum');
    table.no = new RefusalError('table-over', { rule: 'table-over' });
    await sitting.ask({ ask: 'rematch' });
    expect(sitting.refused).not.toHaveProperty('rule');
  });

  it('is said under a mark of its own, to all or to partners', async () => {
    const { sitting, table } = sit(ALONE);
    expect(await sitting.say('Good luck!', false)).toBe(true);
    await sitting.say('Take the nine.', true);
    expect(table.asked).toMatchObject([
      { do: 'chat', seat: 0, text: 'Good luck!', team: false, mark: expect.any(Number) },
      { do: 'chat', seat: 0, text: 'Take the nine.', team: true, mark: expect.any(Number) },
    ]);
    const [one, other] = table.asked as { mark: number }[];
    expect(one?.mark).not.toBe(other?.mark);
    expect(await sit(WATCHING).sitting.say('Hello?', false)).toBe(false);
  });

  it('is refused in words even if what went wrong is no refusal', () => {
    const { sitting } = sit();
    sitting.refuse(new Error('boom'));
    expect(sitting.refused?.text).not.toBe('');
    expect(sitting.refused).not.toHaveProperty('rule');
  });
});

describe('taking back', () => {
  const typed = { table: { luck: { kind: 'typed' }, question: null, chanceDue: true } } as const;
  const can = (sitting: Sitting) => sitting.now.can.has('take-back');

  it('is not offered before anybody here has done something', () => {
    const { sitting, table } = sit(ALONE);
    expect(can(sitting)).toBe(false);
    table.tell({ news: [{ news: 'sat', seat: 1, name: 'Hugo' }] });
    expect(can(sitting)).toBe(false);
    table.tell({ news: [MISSED] });
    expect(can(sitting)).toBe(true);
  });

  it('of what was played needs the others to agree', async () => {
    const { sitting, table } = sit({ ...ALONE, news: [MISSED] });
    expect(await sitting.ask({ ask: 'take-back' })).toBe(true);
    expect(table.asked).toEqual([{ do: 'offer', seat: 0, offer: 'take-back' }]);
  });

  it('is for whoever decided last at the device, though somebody else has the screen by now', async () => {
    const { sitting, table } = sit(
      { table: question(7, [0]), news: [MISSED] },
      { hides: 'nothing' },
    );
    table.tell({ table: question(8, [1]) });
    expect(sitting.at).toBe(1);
    await sitting.ask({ ask: 'take-back' });
    expect(table.asked).toEqual([{ do: 'offer', seat: 0, offer: 'take-back' }]);
  });

  it('of dice that were typed here lets them be typed again', async () => {
    const { sitting, table } = sit(typed, { answers: 'open' });
    expect(sitting.now.typing).toBe(true);
    table.tell({ table: { ...question(1, [0, 1]), chanceDue: false } });
    expect(sitting.now.typing).toBe(false);
    expect(can(sitting)).toBe(true);
    await sitting.ask({ ask: 'take-back' });
    expect(table.asked).toEqual([]);
    expect([sitting.now.typing, sitting.asked, can(sitting)]).toEqual([true, false, false]);
    table.tell({ table: question(2, [0, 1]) });
    expect([sitting.now.typing, sitting.asked, can(sitting)]).toEqual([false, true, true]);
  });

  it('of typed dice ends with the first answer of a person', () => {
    const { sitting, table } = sit(typed, { answers: 'open' });
    table.tell({ table: { ...question(1, [0, 1]), chanceDue: false } });
    table.tell({ table: question(1, [0, 1], [1]) });
    expect(can(sitting)).toBe(false);
  });

  it('of typed dice does not end with the answer of a bot', () => {
    const { sitting, table } = sit({ ...typed, ...ALONE });
    const seats = [person('Nora'), bot()];
    table.tell({ table: { seats, ...question(1, [0, 1], [1]), chanceDue: false } });
    expect(can(sitting)).toBe(true);
  });

  it('of an answer that is still sealed lets it be given again', async () => {
    const { sitting, table } = sit(ALONE);
    const sealed = { you: { sealed: [{ seat: 0, action: 'r7' }] } };
    table.tell({ table: question(7, [0, 1], [0]), ...sealed });
    expect([sitting.asked, can(sitting)]).toEqual([false, true]);
    await sitting.ask({ ask: 'take-back' });
    expect(table.asked).toEqual([]);
    expect(sitting.asked).toBe(true);
    await sitting.ask({ ask: 'answer', seat: 0, question: 7, action: '-' });
    expect(sitting.asked).toBe(false);
  });

  it('is nothing for those who watch, after the end, or in a replay', () => {
    const news = [MISSED];
    expect(can(sit({ ...WATCHING, news }).sitting)).toBe(false);
    expect(can(sit({ news, table: { phase: 'over' } }).sitting)).toBe(false);
    expect(can(sit({ news }, { isOver: true }).sitting)).toBe(false);
  });
});
