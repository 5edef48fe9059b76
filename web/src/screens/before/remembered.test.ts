// What was chosen last, and what one tap plays of it.

import { afterEach, describe, expect, it } from 'vitest';
import { drop, keep } from '../../settings/store';
import { alone, lastGame, noteGame, remember, remembered, type Choice } from './remembered';

const CHOICE: Choice = {
  edition: 'gemixxt-b',
  options: {},
  seats: [
    { kind: 'here', name: 'Nora' },
    { kind: 'open', name: 'Hugo' },
    { kind: 'bot', name: '', level: 'hard' },
  ],
  chance: 'typed',
  answers: 'open',
  where: 'online',
};

afterEach(() => ['before.qwixx', 'before.qwixx-cards', 'last-game'].forEach(drop));

describe('the first time', () => {
  it('is the first game of the house, against an easy bot', () => {
    expect(lastGame()).toBe('qwixx');
    expect(remembered('qwixx').seats).toEqual([
      { kind: 'here', name: '' },
      { kind: 'bot', name: '', level: 'easy' },
    ]);
  });
});

describe('the next time', () => {
  it('is the game of last time, if it is still there', () => {
    noteGame('quixo');
    expect(lastGame()).toBe('quixo');
    noteGame('gone');
    expect(lastGame()).toBe('qwixx');
  });

  it('is what was chosen', () => {
    remember('qwixx', CHOICE);
    expect(remembered('qwixx')).toEqual(CHOICE);
  });

  it('has jokers where they were an edition', () => {
    keep('before.qwixx-cards', { ...CHOICE, edition: 'jokers' });
    expect(remembered('qwixx-cards')).toMatchObject({
      edition: 'classic',
      options: { jokers: 'yes' },
    });
  });
});

describe('alone', () => {
  it('bots play where friends would come, as well as those who are there', () => {
    const { seats, where, edition } = alone(CHOICE);
    expect(where).toBe('here');
    expect(edition).toBe('gemixxt-b');
    expect(seats).toEqual([
      { kind: 'here', name: 'Nora' },
      { kind: 'bot', name: '', level: 'hard' },
      { kind: 'bot', name: '', level: 'hard' },
    ]);
  });

  it('people who share the device stay', () => {
    const seats: Choice['seats'] = ['Nora', 'Hugo'].map((name) => ({ kind: 'here', name }));
    expect(alone({ ...CHOICE, seats }).seats).toEqual(seats);
    const [nora] = seats;
    const friend = { kind: 'open', name: '' } as const;
    expect(alone({ ...CHOICE, seats: [nora!, friend] }).seats[1]).toMatchObject({ level: 'easy' });
  });
});
