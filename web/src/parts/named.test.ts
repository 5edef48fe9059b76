// Names stay apart from the sentences around them.

import { expect, it } from 'vitest';
import { marked, pieces } from './named';

it('every second piece of a sentence is a name', () => {
  const sentence = `${marked('Eve')} asks for the seat of ${marked('בן')}.`;
  expect(pieces(sentence)).toEqual(['', 'Eve', ' asks for the seat of ', 'בן', '.']);
  expect(pieces('Taken back.')).toEqual(['Taken back.']);
});
