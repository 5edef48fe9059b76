// Stamps as the server reads them.

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { RefusalError } from './host';
import { puzzleOf, sha256After, solve } from './stamp';

const hex = (hash: Int32Array) =>
  [...hash].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
const expected = (text: string) => createHash('sha256').update(text).digest();

describe('a stamp', () => {
  it('is made of the hash that everybody computes', () => {
    for (const length of [0, 3, 55, 56, 63, 64, 119, 120, 1000]) {
      const start = 'é'.repeat(length % 2) + 'q'.repeat(length);
      const hash = sha256After(start);
      for (const end of ['', '7\n', '1234567890\n']) {
        expect(hex(hash(end))).toBe(expected(start + end).toString('hex'));
      }
    }
  });

  it('is the first number whose hash begins with enough zero bits', async () => {
    const puzzle = '42.0123456789abcdef.feed';
    const number = (stamp: string) => Number(stamp.slice(puzzle.length + 1));
    const good = (found: number, bits: number) =>
      expected(`qlub-stamp-1\n${puzzle}\n${found}\n`).readUInt32BE() >>> (32 - bits) === 0;
    const stamp = await solve(puzzle, 10);
    expect(stamp.startsWith(`${puzzle} `)).toBe(true);
    expect(good(number(stamp), 10)).toBe(true);
    expect([...Array(number(stamp)).keys()].some((before) => good(before, 10))).toBe(false);
  });

  it('lets the page breathe meanwhile', async () => {
    let breaths = 0;
    const clock = setInterval(() => breaths++, 1);
    await solve('a puzzle that takes a while', 16);
    clearInterval(clock);
    expect(breaths).toBeGreaterThan(0);
  });

  it('is made only where a refusal asks for one that is worth it', () => {
    const no = (data: unknown) => puzzleOf(new RefusalError('server-slow-down', data));
    expect(no({ retryAfter: 9, puzzle: 'p', bits: 18 })).toEqual({ puzzle: 'p', bits: 18 });
    expect(no({ retryAfter: 9, puzzle: 'p', bits: 60 })).toBeUndefined();
    expect(no({ retryAfter: 9 })).toBeUndefined();
    expect(no(null)).toBeUndefined();
  });
});
