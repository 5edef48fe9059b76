// What a sitting tells, and how.

import { beforeAll, describe, expect, it } from 'vitest';
import { MISSED, sit } from '../../tests/unit/sitting';
import { person } from '../../tests/unit/table';
import type { News } from '../generated/wire';
import { speakOfPlay } from '../words/words.svelte';
import { RefusalError } from './host/host';
import type { Sitting } from './sitting.svelte';
import { lastTold } from './told-event';

beforeAll(speakOfPlay);

describe('what is told', () => {
  const sat: News = { news: 'sat', seat: 1, name: 'Hugo' };
  const kinds = (all: Sitting['told']) => all.map(({ event }) => event.event);

  it('grows with every update, and only what an update brought is news', () => {
    const { sitting, table } = sit({ news: [sat] });
    expect(kinds(sitting.told)).toEqual(['news-sat']);
    expect(sitting.news).toEqual([]);
    table.tell({ news: [MISSED] });
    expect(kinds(sitting.told)).toEqual(['news-sat', 'missed']);
    expect(kinds(sitting.news)).toEqual(['missed']);
    table.tell({});
    expect(kinds(sitting.told)).toEqual(['news-sat', 'missed']);
    expect(sitting.news).toEqual([]);
  });

  it('begins anew when all is told again, and with a rematch', () => {
    const { sitting, table } = sit({ news: [sat, sat] });
    table.tell({ news: [MISSED] }, true);
    expect(kinds(sitting.told)).toEqual(['missed']);
    table.tell({ news: [{ news: 'rematch' }] });
    expect(kinds(sitting.told)).toEqual(['news-rematch']);
  });

  it('does not say that somebody answered, or that something changed', () => {
    const { sitting } = sit({ news: [{ news: 'answered', seat: 0 }, { news: 'changed' }] });
    expect(sitting.told).toEqual([]);
  });

  it('says how a match ended only where the game has not said so', () => {
    const ended = (reason: string): News => ({
      news: 'ended',
      outcome: { winners: [0], scores: [], reason },
    });
    expect(kinds(sit({ news: [ended('resigned')] }).sitting.told)).toEqual(['news-ended']);
    expect(sit({ news: [ended('two-rows-closed')] }).sitting.told).toEqual([]);
  });

  it('keeps for whom alone it is', () => {
    const { sitting } = sit({ news: [{ ...MISSED, only: 1 } as News, MISSED] });
    expect(sitting.told.map(({ only }) => only)).toEqual([1, null]);
  });

  it('names whoever left a seat that is asked for, whoever sits there now', () => {
    const rose = (seat: number, name: string): News => ({ news: 'rose', seat, name });
    const { sitting, table } = sit({ news: [rose(1, 'Hugo'), rose(0, 'Emmy')] });
    table.tell({
      news: [{ news: 'seat-asked', seat: 1, name: 'Eve' }],
      table: { seats: [person('Nora'), person('Eve')] },
    });
    const [asked] = sitting.news;
    expect(sitting.tell(asked!)).toMatch(/^Eve asks for the seat of Hugo\./);
    expect(sitting.tell(asked!, (name) => `<${name}>`)).toMatch(/^<Eve> .* <Hugo>\./);
  });

  it('ends a refusal; a silent update does not', () => {
    const { sitting, table } = sit();
    sitting.refuse(new RefusalError('server-unreachable'));
    table.tell({});
    expect(sitting.refused).not.toBeNull();
    table.tell({ news: [MISSED] });
    expect(sitting.refused).toBeNull();
  });

  it('is heard until somebody leaves', () => {
    const { sitting, table } = sit();
    expect(table.listening).toBe(1);
    sitting.leave();
    expect(table.listening).toBe(0);
  });
});

describe('the last of a kind', () => {
  const back: News = { news: 'taken-back' };
  const missed = (sitting: Sitting) => lastTold(sitting.told, 'missed' as never)?.number;

  it('is the last that was told, unless something was taken back since', () => {
    const { sitting, table } = sit({ news: [MISSED, MISSED] });
    expect(missed(sitting)).toBe(1);
    table.tell({ news: [back] });
    expect(missed(sitting)).toBeUndefined();
    table.tell({ news: [MISSED] });
    expect(missed(sitting)).toBe(3);
  });
});
