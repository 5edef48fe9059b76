// An engine in its worker, named after its game: text in, text out.

const ENGINES: Record<string, string> = import.meta.glob('../../engine/*.wasm', {
  eager: true,
  query: '?url',
  import: 'default',
});

interface Engine {
  memory: WebAssembly.Memory;
  room(bytes: number): number;
  ask(): number;
  answer(): number;
}

const engine: Promise<Engine> = load();

async function load(): Promise<Engine> {
  const address = ENGINES[`../../engine/${self.name}.wasm`];
  if (!address) throw new Error(`no engine for ${self.name}`);
  const response = await fetch(address);
  // Not every server names the type of a wasm file, so it is not compiled while it streams.
  const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), {});
  return instance.exports as unknown as Engine;
}

function ask({ memory, room, ask, answer }: Engine, question: string): string {
  const bytes = new TextEncoder().encode(question);
  const place = room(bytes.length);
  new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
  const length = ask();
  return new TextDecoder().decode(new Uint8Array(memory.buffer, answer(), length));
}

self.onmessage = async (message: MessageEvent<{ number: number; question: string }>) => {
  const { number, question } = message.data;
  try {
    self.postMessage({ number, answer: ask(await engine, question) });
  } catch (error) {
    self.postMessage({ number, failed: String(error) });
  }
};
