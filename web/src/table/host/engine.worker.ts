// An engine in its worker, named after its file, which is that of its game: text in, text out. The coach of a
// game is such an engine too.

const ENGINES: Record<string, string> = import.meta.glob('@engines/*.wasm', {
  eager: true,
  query: '?url',
  import: 'default',
});

type Engine = WebAssembly.Exports & {
  memory: WebAssembly.Memory;
  room(bytes: number): number;
  ask(): number;
  answer(): number;
  provide(): number;
};

/** A question, or a book that is to be fetched. */
interface WorkerQuestion {
  number: number;
  question?: string;
  book?: { name: string; address: string };
}

const engine: Promise<Engine> = load();

async function load(): Promise<Engine> {
  const file = Object.keys(ENGINES).find((path) => path.endsWith(`/${self.name}.wasm`));
  const address = file && ENGINES[file];
  if (!address) throw new Error(`no engine for ${self.name}`);
  const response = await fetch(address);
  // Not every server names the type of a wasm file, so it is not compiled while it streams.
  const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), {});
  return instance.exports as Engine;
}

/** Writes what is asked or given into the engine. */
function write({ memory, room }: Engine, bytes: Uint8Array): void {
  // Making room may move the memory: it is looked up afterwards.
  const place = room(bytes.length);
  new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
}

function ask(engine: Engine, question: string): string {
  const { memory, ask, answer } = engine;
  write(engine, new TextEncoder().encode(question));
  const length = ask();
  return new TextDecoder().decode(new Uint8Array(memory.buffer, answer(), length));
}

/** Gives an engine a book that it does not ship with, behind a line that says which. */
async function provide(engine: Engine, { name, address }: { name: string; address: string }) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const line = `${self.name.replace(/-coach$/, '')} ${name}\n`;
  const named = new Blob([line, await response.arrayBuffer()]);
  write(engine, new Uint8Array(await named.arrayBuffer()));
  if (!engine.provide()) throw new Error(`${address}: not a sound book`);
}

self.onmessage = async (message: MessageEvent<WorkerQuestion>) => {
  const { number, question, book } = message.data;
  try {
    const ready = await engine;
    if (book) await provide(ready, book);
    self.postMessage({ number, ...(question !== undefined && { answer: ask(ready, question) }) });
  } catch (error) {
    self.postMessage({ number, failed: String(error) });
  }
};
