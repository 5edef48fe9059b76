// What records say by themselves: those that older servers wrote.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nameIn, readRecord } from './record-text';

const RECORDS = join(import.meta.dirname, '../../../../old-data/0.1.0-cd9d16d/records');
const record = (name: string) => readFileSync(join(RECORDS, name), 'utf8');

describe('a record', () => {
  it('says who played what, and how it ended', () => {
    expect(readRecord(record('table-1-match-1.record'))).toEqual({
      mark: '62b43a89733b881d',
      game: 'quixo',
      setup: 'two 2 side=3',
      players: [
        { name: '', level: 'greedy' },
        { name: '', level: 'greedy' },
      ],
      outcome: { winners: [0], scores: [], reason: 'line' },
    });
  });

  it('has a player for every seat and an outcome, whatever was played', () => {
    for (const name of readdirSync(RECORDS)) {
      const found = readRecord(record(name));
      expect(found?.players.length, name).toBe(Number(found?.setup.split(' ')[1]));
      expect(found?.outcome, name).not.toBeNull();
      expect(
        found?.players.every((player) => player.name !== '' || player.level !== null),
        name,
      ).toBe(true);
    }
  });

  it('is not over without its last line, and none without its first', () => {
    const text = record('table-1-match-1.record');
    expect(readRecord(text.replace(/.* end .*/, ''))?.outcome).toBeNull();
    expect(readRecord(text.slice(5))).toBeNull();
    expect(readRecord('')).toBeNull();
    expect(readRecord('qlub-record 1\nand then nothing of ours')).toBeNull();
  });

  it('names bots as the table did', () => {
    const text = record('table-1-match-1.record');
    expect(nameIn(text, 0, 1)).toBe('Robo');
    expect(nameIn(text, 0, 2)).toBe('Bip');
    expect(nameIn(text, 7, 1)).toBeUndefined();
  });
});
