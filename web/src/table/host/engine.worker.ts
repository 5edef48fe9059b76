// An engine in its worker, named after its game: text in, text out.

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
  /** Only where a game has a table of its own. */
  provide?(): number;
};

/** A question, or the address of a table. */
interface WorkerQuestion {
  number: number;
  question?: string;
  table?: string;
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

/** Gives an engine a table that it does not ship with. */
async function provide(engine: Engine, address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  write(engine, new Uint8Array(await response.arrayBuffer()));
  if (!engine.provide?.()) throw new Error(`${address}: not a sound table`);
}

self.onmessage = async (message: MessageEvent<WorkerQuestion>) => {
  const { number, question, table } = message.data;
  try {
    const ready = await engine;
    if (table) await provide(ready, table);
    self.postMessage({ number, ...(question !== undefined && { answer: ask(ready, question) }) });
  } catch (error) {
    self.postMessage({ number, failed: String(error) });
  }
};
