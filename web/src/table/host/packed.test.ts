import { describe, expect, it } from 'vitest';
import { pack, unpack } from './packed';

describe('a record in a link', () => {
  it('comes out as it went in', async () => {
    const text = 'qlub-record 1\n0 0 6c1d7ac2 match qwixx 1 classic 2\n1 5 aa sit 0 Zoé ✓\n'.repeat(
      40,
    );
    const packed = await pack(text);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(text.length / 4);
    expect(await unpack(packed)).toBe(text);
  });

  it('is refused if it is something else, or swells', async () => {
    await expect(unpack('not-packed')).rejects.toThrow();
    await expect(unpack('%%%')).rejects.toThrow();
    await expect(unpack(await pack('x'.repeat(5_000_000)))).rejects.toThrow('too long');
  });
});
