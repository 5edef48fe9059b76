// A moment that is tried again, at the table that somebody sits at.

import { expect, it } from 'vitest';
import { updateOf, viewOf } from '../../../tests/unit/table';
import { Sitting } from '../sitting.svelte';
import { Tryout } from './tryout';

/** How it stood: the match is looked back at, and both were asked then. */
const THEN = updateOf({
  table: { outcome: { winners: [0], scores: [], reason: 'rows' }, phase: 'over', chanceDue: true },
  you: { seats: [1], sealed: [{ seat: 1, action: 'r5' }] },
  views: [viewOf(1)],
});

it('the seat is asked as it was then, knows no answer, and what it answers goes nowhere else', async () => {
  const answers: string[] = [];
  const sitting = new Sitting(
    new Tryout(THEN, 1, (action) => answers.push(action)),
    () => 'nothing',
  );
  expect([sitting.asked, sitting.at, sitting.isSealed]).toEqual([true, 1, false]);
  expect(sitting.now.stage).toBe('playing');
  expect(await sitting.ask({ ask: 'answer', seat: 1, question: 1, action: 'y7' })).toBe(true);
  expect(answers).toEqual(['y7']);
  expect(await sitting.ask({ ask: 'rematch' })).toBe(false);
});
