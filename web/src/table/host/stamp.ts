// Stamps: a little work that opens a door when an address has come too often. Browsers hash only in
// secure contexts, and a server at home may not be one, so the page hashes by itself.

import type { RefusalError } from './host';

/** The header of a stamp. */
export const HEADER = 'qlub-stamp';
/** More bits than this are not worth it. */
const MOST_BITS = 24;
/** How long the page may be kept busy at a time, in milliseconds, and how often one looks. */
const BUSY = 12;
const LOOK_EVERY = 512;

/** The puzzle in a refusal, if there is one. */
export function puzzleOf({ data }: RefusalError): { puzzle: string; bits: number } | undefined {
  const { puzzle, bits } = (data ?? {}) as { puzzle?: unknown; bits?: unknown };
  if (typeof puzzle !== 'string' || typeof bits !== 'number') return undefined;
  return bits <= MOST_BITS ? { puzzle, bits } : undefined;
}

/** The stamp for a puzzle, found without keeping the page busy. */
export async function solve(puzzle: string, bits: number): Promise<string> {
  const hash = sha256After(`qlub-stamp-1\n${puzzle}\n`);
  let since = performance.now();
  for (let number = 0; ; number++) {
    if (zeros(hash(`${number}\n`)) >= bits) return `${puzzle} ${number}`;
    if (number % LOOK_EVERY === 0 && performance.now() - since > BUSY) {
      await new Promise((go) => setTimeout(go));
      since = performance.now();
    }
  }
}

/** How many zero bits a hash begins with. */
function zeros(hash: Int32Array): number {
  const first = hash.findIndex((word) => word !== 0);
  return first < 0 ? 256 : first * 32 + Math.clz32(hash[first] ?? 0);
}

const PRIMES = [...Array(312).keys()].filter(
  (n) => n > 1 && ![...Array(n).keys()].some((d) => d > 1 && n % d === 0),
);
/** The first 32 bits of the fraction of a root. */
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0;
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const schedule = new Int32Array(64);
const writer = new TextEncoder();

/** SHA-256 of texts that begin alike and end in at most 50 letters of ASCII, as words of 32 bits. */
export function sha256After(start: string): (end: string) => Int32Array {
  const bytes = writer.encode(start);
  const begun = Int32Array.from(START);
  const whole = bytes.length & ~63;
  for (let at = 0; at < whole; at += 64) compress(begun, new DataView(bytes.buffer, at));
  const rest = bytes.subarray(whole);
  const buffer = new Uint8Array(128);
  const view = new DataView(buffer.buffer);
  const second = new DataView(buffer.buffer, 64);
  return (end) => {
    buffer.fill(0);
    buffer.set(rest);
    for (let i = 0; i < end.length; i++) buffer[rest.length + i] = end.charCodeAt(i);
    const length = rest.length + end.length;
    buffer[length] = 0x80;
    const state = begun.slice();
    const two = length > 55;
    view.setUint32(two ? 124 : 60, (whole + length) * 8);
    compress(state, view);
    if (two) compress(state, second);
    return state;
  };
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Mixes a block of 64 bytes into a state. Every index is within its array. */
function compress(state: Int32Array, block: DataView): void {
  const w = schedule;
  for (let i = 0; i < 16; i++) w[i] = block.getInt32(4 * i);
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!;
    const y = w[i - 2]!;
    const small = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const large = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = w[i - 16]! + small + w[i - 7]! + large;
  }
  let [a, b, c, d] = [state[0]!, state[1]!, state[2]!, state[3]!];
  let [e, f, g, h] = [state[4]!, state[5]!, state[6]!, state[7]!];
  for (let i = 0; i < 64; i++) {
    const mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + mixed + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!) | 0;
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  state[0]! += a;
  state[1]! += b;
  state[2]! += c;
  state[3]! += d;
  state[4]! += e;
  state[5]! += f;
  state[6]! += g;
  state[7]! += h;
}
