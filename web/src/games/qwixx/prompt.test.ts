// Who rolled, which step it is, and why one waits: at a table that tests keep.

import { beforeAll, describe, expect, it } from 'vitest';
import { ALONE, sit, WATCHING } from '../../../tests/unit/sitting';
import { question, type Wishes } from '../../../tests/unit/table';
import type { Look, View } from '../../generated/qwixx';
import { pieces } from '../../parts/named';
import { speakOfPlay } from '../../words/words.svelte';
import { promptOf } from './prompt';

beforeAll(speakOfPlay);

const LOOK = { sum: 9, dice: [{ face: 4 }, { face: 5 }, { face: 1 }] } as Partial<Look> as Look;
const seen = (phase: View['phase'], active: number | null, ticked = false) =>
  ({ phase, active, ticked }) as Partial<View> as View;

function said(view: View, wishes: Wishes, kind: Parameters<typeof sit>[1] = {}): string {
  const { sitting } = sit(wishes, { answers: 'open', ...kind });
  return pieces(promptOf(sitting, view, LOOK)).join('');
}

describe('the first step', () => {
  it('says to whoever rolled that they did', () => {
    expect(said(seen('sum', 0), ALONE)).toBe(
      'You rolled. Step 1 of 2: white 4 + 5 = 9: tick it, or nothing.',
    );
  });

  it('says to the others who rolled', () => {
    expect(said(seen('sum', 1), ALONE)).toBe('Hugo rolled. White 4 + 5 = 9: tick it, or nothing.');
  });

  it('calls those who share a screen by name', () => {
    expect(said(seen('sum', 0), {})).toMatch(/^Nora, you rolled\. Step 1 of 2: white/);
    expect(said(seen('sum', 1), {})).toMatch(/^Nora: white 4 \+ 5 = 9/);
  });

  it('says why one waits: answers stay sealed', () => {
    const answered: Wishes = {
      ...ALONE,
      table: question(7, [0, 1], [0]),
      you: { seats: [0], sealed: [{ seat: 0, action: 'r9' }] },
    };
    expect(said(seen('sum', 0), answered)).toBe(
      'Waiting for Hugo. Answers stay sealed until everybody has decided.',
    );
    expect(said(seen('sum', 0), WATCHING)).toBe('Waiting for Nora and Hugo.');
  });
});

describe('the second step', () => {
  it('is only for whoever rolled', () => {
    expect(said(seen('colour', 0, true), ALONE)).toBe(
      'Step 2 of 2: one white die + one colour die: tick it, or nothing.',
    );
    const hugos: Wishes = { ...ALONE, table: question(8, [1]) };
    expect(said(seen('colour', 1), hugos)).toBe(
      'Hugo rolled, and may tick once more: one white die + one colour die.',
    );
  });

  it('costs a miss where nothing has been ticked', () => {
    expect(said(seen('colour', 0), ALONE)).toMatch(/or mark a miss\.$/);
  });
});

describe('before the dice', () => {
  const due: Wishes = { table: { question: null, chanceDue: true } };

  it('says who rolls', () => {
    expect(said(seen('roll', 0), { ...ALONE, ...due })).toBe('You roll.');
    expect(said(seen('roll', 1), { ...ALONE, ...due })).toBe('Hugo rolls.');
    expect(said(seen('roll', 0), due)).toBe('Nora rolls.');
    expect(said(seen('first', null), due)).toBe('The dice are about to roll.');
  });

  it('says whose real dice are tapped', () => {
    const typed: Wishes = { ...ALONE, table: { ...due.table, luck: { kind: 'typed' } } };
    expect(said(seen('roll', 1), typed)).toBe('Hugo rolls: tap what the dice show.');
    expect(said(seen('first', null), typed)).toBe('Who begins?');
  });
});
