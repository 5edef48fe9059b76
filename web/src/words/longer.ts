// English that is longer, as other languages are: whoever tests a layout sees whether it has room. Its letters
// are marked, so that a test finds what does not come from the catalogue. Nobody is offered it.

import type { FluentResource } from '@fluent/bundle';

/** How much is added to each letter, sign and space. */
const MORE = 0.4;
/** It joins words, takes no room, and stands behind every letter. */
const MARK = '\u2060';
/** One letter is one letter in every language. */
const LETTERS = 'colour-letter-';
const ACCENTS: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

type Message = FluentResource['body'][number];
type Pattern = NonNullable<Message['value']>;

/** Makes all messages of a catalogue longer. */
export function lengthen(catalogue: FluentResource): FluentResource {
  for (const message of catalogue.body) {
    if (message.id.startsWith(LETTERS)) continue;
    if (message.value) message.value = longerPattern(message.value);
    for (const [name, pattern] of Object.entries(message.attributes)) {
      message.attributes[name] = longerPattern(pattern);
    }
  }
  return catalogue;
}

/** A text whose words are longer: letters are said twice. Signs, digits and spaces stay as they are. */
export function longer(text: string): string {
  let added = 0;
  return text.replace(/\p{L}/gu, (letter, index: number) => {
    if (added >= MORE * (index + 1)) return letter;
    added += 1;
    return letter + (ACCENTS[letter] ?? letter.toLowerCase());
  });
}

/** A text whose every letter bears a mark: two letters in a row are somebody else's. */
export function marked(text: string): string {
  return text.replace(/\p{L}/gu, `$&${MARK}`);
}

/** What a message is put together from, with its texts longer and its data as they are. */
function longerPattern(pattern: Pattern): Pattern {
  if (typeof pattern === 'string') return marked(longer(pattern));
  return pattern.map((part) => {
    if (typeof part === 'string') return marked(longer(part));
    if (part.type === 'str') return { ...part, value: marked(longer(part.value)) };
    if (part.type !== 'select') return part;
    const variants = part.variants.map((one) => ({ ...one, value: longerPattern(one.value) }));
    return { ...part, variants };
  });
}
