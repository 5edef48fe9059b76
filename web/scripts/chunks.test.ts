import { describe, expect, it } from 'vitest';
import { sharing } from './chunks.ts';

const IMPORTS: Record<string, string[]> = {
  Play: ['sitting', 'Bar'],
  sitting: ['fold'],
  // Modules may need one another.
  fold: ['sitting'],
  Chess: ['Frame', 'squares', 'knight'],
  Draughts: ['Frame', 'squares'],
  Whist: ['Frame', 'cards'],
  Bridge: ['Bar', 'cards'],
  Later: ['alone'],
};
const BOARDS = ['Chess', 'Draughts', 'Whist', 'Bridge'];

describe('files of the page', () => {
  const boards = new Map(BOARDS.map((board) => [board.toLowerCase(), board]));
  const file = sharing('Play', boards, (id) => IMPORTS[id] ?? []);

  it('have together what every table needs', () => {
    expect(['Play', 'sitting', 'fold', 'Bar'].map(file)).toEqual(Array(4).fill('table'));
  });

  it('have with the table what most boards need', () => {
    expect(file('Frame')).toBe('table');
    // Half of them are not most.
    expect(file('squares')).toBe('boards-like-chess');
    expect(file('cards')).toBe('boards-like-whist');
  });

  it('leave alone what one board needs, or none', () => {
    expect(['Chess', 'knight', 'Later', 'alone'].map(file)).toEqual(Array(4).fill(null));
  });
});
