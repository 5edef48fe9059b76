// Names within sentences. Whichever way a name is written, the sentence around it stays in order:
// the name is marked where the sentence is put together, and `Named` shows what is marked as a
// thing of its own. The table lets no such mark into a name.

const [FROM, TO] = ['\u2068', '\u2069'];

/** A name to be put into a sentence that `Named` shows. */
export const marked = (name: string): string => FROM + name + TO;

/** A sentence in pieces: every second one is a name. */
export const pieces = (sentence: string): string[] => sentence.split(/[\u2068\u2069]/);
