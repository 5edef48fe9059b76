// An engine as the page's worker has it, for scripts: text in, text out.

import { readFileSync } from 'node:fs';

/** The engine in a file. */
export async function open(file) {
  const { instance } = await WebAssembly.instantiate(readFileSync(file), {});
  const { memory, room, ask, answer, provide } = instance.exports;
  const write = (bytes) => {
    // Making room may move the memory: it is looked up afterwards.
    const place = room(bytes.length);
    new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
  };
  return {
    /** The answer to a question. */
    ask(question) {
      write(new TextEncoder().encode(JSON.stringify(question)));
      const length = ask();
      const told = new TextDecoder().decode(new Uint8Array(memory.buffer, answer(), length));
      const { ok, refused } = JSON.parse(told);
      if (!ok) throw new Error(`${question.do}: ${JSON.stringify(refused)}`);
      return ok[question.do];
    },
    /** Gives it a book that its bots look up. */
    provide(game, name, bytes) {
      write(Buffer.concat([Buffer.from(`${game} ${name}\n`), bytes]));
      if (!provide()) throw new Error(`${name}: not a sound book`);
    },
  };
}
