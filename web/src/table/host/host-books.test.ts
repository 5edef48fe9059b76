import { beforeEach, expect, it, vi } from 'vitest';

vi.mock('../../root', () => ({ root: '/' }));
vi.stubGlobal('document', { baseURI: 'http://house/' });
const answers = vi.fn();
vi.stubGlobal('fetch', answers);

const books = async () => (await import('./host-books.svelte')).hostBooks;

beforeEach(() => {
  vi.resetModules();
  answers.mockReset();
});

it('asks a host once what it has', async () => {
  answers.mockResolvedValue({ json: async () => [{ name: 'a.sheet', bytes: 7 }] });
  const host = await books();
  await Promise.all([host.load(), host.load()]);
  expect(answers).toHaveBeenCalledTimes(1);
  const address = 'http://house/books/a.sheet';
  expect(host.find('a.sheet')).toEqual({ name: 'a.sheet', bytes: 7, address });
  expect(host.find('b.sheet')).toBeUndefined();
  expect(host.find(undefined)).toBeUndefined();
});

it('has nothing where a host has no list, and asks again the next time', async () => {
  answers.mockRejectedValueOnce(new TypeError('no network'));
  answers.mockResolvedValue({ json: async () => [{ name: 'a.sheet', bytes: 7 }] });
  const host = await books();
  await host.load();
  expect(host.find('a.sheet')).toBeUndefined();
  await host.load();
  expect(host.find('a.sheet')).toBeDefined();
});
