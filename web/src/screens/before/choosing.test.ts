// What is chosen before a match, and the table that comes of it.

import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { EditionAbout, GameAbout } from '../../generated/wire';
import { characterAt } from '../../parts/cast';
import { set } from '../../settings/settings.svelte';
import { drop, keep } from '../../settings/store';
import { speakOfPlay } from '../../words/words.svelte';
import { readSetup } from '../setup';
import { Choosing } from './choosing.svelte';

const edition = (name: string, fewest: number, most: number): EditionAbout => ({
  name,
  fewest,
  most,
  options: [
    { key: 'side', default: '5', values: ['3', '4', '5'], seats: false, form: null },
    { key: 'starts', default: '0', values: ['0', '1', '2', '3', '4'], seats: true, form: null },
  ],
  bots: ['easy', 'greedy'],
});
const editions = [edition('two', 2, 2), edition('four', 4, 4), edition('any', 1, 5)];
const ABOUT: GameAbout = { name: 'quixo', rules: 1, editions, luck: [], bots: [], draws: true };
const FACTS = { real: true, hides: 'answers' } as const;

/** Somebody comes to choose, with what was remembered. */
function come(remembered?: object): Choosing {
  if (remembered) keep('before.quixo', remembered);
  const choosing = new Choosing('quixo');
  choosing.learn(ABOUT);
  return choosing;
}

const REMEMBERED = {
  edition: 'any',
  options: {},
  seats: [
    { kind: 'here', name: '' },
    { kind: 'open', name: 'Hugo' },
    { kind: 'bot', name: '', level: 'greedy' },
  ],
  chance: 'typed',
  answers: 'open',
  where: 'online',
};

const kinds = ({ choice }: Choosing) => choice.seats.map(({ kind }) => kind);

beforeAll(speakOfPlay);
afterEach(() => {
  drop('before.quixo');
  set('name', '');
});

describe('where it is played', () => {
  it('opens the seats of bots for friends at a server, unless one is open', () => {
    const choosing = come();
    choosing.server = true;
    choosing.play('online');
    expect(kinds(choosing)).toEqual(['here', 'open']);
    const some = come(REMEMBERED);
    some.server = true;
    some.play('online');
    expect(kinds(some)).toEqual(['here', 'open', 'bot']);
  });

  it('has a seat for a friend in every other place when friends are invited', () => {
    const choosing = come({ ...REMEMBERED, edition: 'four', seats: [{ kind: 'bot', name: '' }] });
    choosing.server = true;
    choosing.invite();
    expect(kinds(choosing)).toEqual(['here', 'open', 'open', 'open']);
    const solo = come({ ...REMEMBERED, seats: [{ kind: 'here', name: 'Nora' }] });
    solo.server = true;
    solo.invite();
    expect(solo.plan(FACTS).seats).toMatchObject([
      { kind: 'here', name: 'Nora' },
      { kind: 'open' },
    ]);
  });

  it('leaves bots where there is no server', () => {
    const choosing = come();
    choosing.play('online');
    expect(kinds(choosing)).toEqual(['here', 'bot']);
  });
});

describe('what is chosen at first', () => {
  it('is the first edition, against a bot that plays as people do', () => {
    const choosing = come();
    expect(choosing.edition?.name).toBe('two');
    expect(choosing.choice.seats).toMatchObject([{ kind: 'here' }, { level: 'easy' }]);
  });

  it('is what was remembered', () => {
    come(REMEMBERED).remember();
    expect(come().choice).toEqual(REMEMBERED);
  });

  it('is a bot of the same strength where it was remembered by an older word', () => {
    const old = ['gentle', 'steady', 'strong', 'best', 'greedy'];
    const seats = old.map((level) => ({ kind: 'bot', name: '', level }));
    const levels = come({ ...REMEMBERED, seats }).choice.seats.map(({ level }) => level);
    expect(levels).toEqual(['easy', 'medium', 'hard', 'expert', 'greedy']);
  });

  it('is the first edition where the one that was remembered is there no more', () => {
    expect(come({ ...REMEMBERED, edition: 'gone' }).edition?.name).toBe('two');
  });

  it('is nothing before the engine has said what there is', () => {
    expect(new Choosing('quixo').edition).toBeUndefined();
  });
});

describe('seats', () => {
  it('are as many as the edition has room for', () => {
    const choosing = come();
    choosing.chooseEdition('four');
    expect(kinds(choosing)).toEqual(['here', 'bot', 'bot', 'bot']);
    choosing.chooseEdition('two');
    expect(kinds(choosing)).toEqual(['here', 'bot']);
  });

  it('are added, removed, and given to others', () => {
    const choosing = come(REMEMBERED);
    choosing.add('here');
    choosing.remove(1);
    expect(kinds(choosing)).toEqual(['here', 'bot', 'here']);
    const [, robot, person] = choosing.choice.seats;
    choosing.become(robot!, 'here');
    choosing.become(person!, 'greedy');
    expect(choosing.choice.seats.slice(1)).toEqual([
      { kind: 'here', name: '' },
      { kind: 'bot', name: '', level: 'greedy' },
    ]);
  });

  it('that were chosen stay with whoever sits there when others leave', () => {
    const choosing = come({ ...REMEMBERED, options: { starts: '2' } });
    choosing.remove(0);
    expect(choosing.setup).toBe('any 2 starts=1');
    choosing.remove(1);
    expect(choosing.setup).toBe('any 1');
  });

  it('are open only where somebody can come', () => {
    const choosing = come(REMEMBERED);
    const plan = () => choosing.plan(FACTS).seats.map(({ kind }) => kind);
    expect(plan()).toEqual(['here', 'here', 'bot']);
    expect(choosing.people).toBe(2);
    choosing.server = true;
    expect(plan()).toEqual(['here', 'open', 'bot']);
    expect(choosing.people).toBe(1);
  });

  it('are called by what people typed, by the name of last time, or by their number', () => {
    const choosing = come(REMEMBERED);
    const names = () => choosing.plan(FACTS).seats.map(({ name }) => name);
    expect(names().slice(0, 2)).toEqual(['Player 1', 'Hugo']);
    set('name', 'Nora');
    expect(names()[0]).toBe('Nora');
    choosing.choice.seats[1]!.name = '';
    expect(names()[1]).toBe('Player 2');
  });

  it('give each bot a name of its own', () => {
    const choosing = come();
    choosing.chooseEdition('four');
    const names = choosing.choice.seats.map((seat, index) => choosing.nameOf(seat, index));
    expect(new Set(names).size).toBe(4);
  });
});

describe('after three losses in a row', () => {
  const seats = ['expert', 'easy', 'hard'].map((level) => ({ kind: 'bot', name: '', level }));
  const bots = ['greedy', 'easy', 'medium', 'hard', 'expert'];
  const lost = (level: string) => keep('losses.quixo', { losses: 3, last: 'x/1', level });
  const choose = (chosen = seats) => {
    const choosing = come({ ...REMEMBERED, seats: chosen });
    choosing.learn({ ...ABOUT, editions: editions.map((one) => ({ ...one, bots })) });
    return choosing;
  };
  afterEach(() => drop('losses.quixo'));

  it('the next easier level is suggested, and taken by those who play better', () => {
    lost('expert');
    const choosing = choose();
    expect(choosing.easier).toEqual({ level: 'hard', seat: 0 });
    choosing.ease('hard');
    expect(choosing.choice.seats.map(({ level }) => level)).toEqual(['hard', 'easy', 'hard']);
    expect(choosing.easier).toBeNull();
    expect(choose().easier).toBeNull();
  });

  it('nothing is suggested where nobody plays better, or nothing is easier', () => {
    lost('expert');
    expect(choose(seats.slice(1)).easier).toBeNull();
    lost('easy');
    expect(choose().easier).toBeNull();
  });

  it('the same character is chosen and sits at the table', () => {
    const choosing = choose();
    const { seats: planned } = choosing.plan(FACTS);
    expect(planned.map(({ name }) => name)).toEqual(
      seats.map(({ level }, seat) => characterAt({ level, seat, seats: 3, match: 1 }).name),
    );
  });
});

describe('the table that is opened', () => {
  it('has the edition, the seats, and the options that are not as usual', () => {
    const choosing = come({ ...REMEMBERED, options: { side: '5' } });
    expect(choosing.plan(FACTS).table.setup).toBe('any 3');
    choosing.choice.options.side = ' 3 ';
    const { setup } = choosing.plan(FACTS).table;
    expect(setup).toBe('any 3 side=3');
    expect(readSetup(setup)).toEqual({ edition: 'any', seats: 3, options: { side: '3' } });
  });

  it('has typed dice only in a game that knows them', () => {
    const choosing = come(REMEMBERED);
    expect(choosing.plan(FACTS).table.luck).toEqual({ kind: 'typed' });
    expect(choosing.plan({ ...FACTS, real: false }).table.luck).toEqual({ kind: 'fair' });
    choosing.choice.chance = 'dealt';
    expect(choosing.plan(FACTS).table.luck).toEqual({ kind: 'fair' });
  });

  it('hides hands always, answers if that is wished, and nothing where all is open', () => {
    const choosing = come(REMEMBERED);
    expect(choosing.plan(FACTS).answers).toBe('open');
    expect(choosing.plan({ ...FACTS, hides: 'hands' }).answers).toBe('sealed');
    choosing.choice.answers = 'sealed';
    expect(choosing.plan(FACTS).answers).toBe('sealed');
    expect(choosing.plan({ ...FACTS, hides: 'nothing' }).answers).toBe('open');
  });
});
