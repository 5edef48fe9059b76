// Pictures of the end, as SVG.

import { describe, expect, it } from 'vitest';
import { placings } from '../../table/result';
import quixo from '../quixo/keepsake';
import qwirkle from '../qwirkle/keepsake';
import qwixx from '../qwixx/keepsake';
import { asSvg, drawKeepsake } from './keepsake';

const NAMES = ['Nora & <b>', 'Somebody with a name that does not fit'];
const ranks = placings({ winners: [0], scores: [56, 49], reason: 'two-rows-closed' }, 2).map(
  (one) => ({ ...one, name: NAMES[one.seat] ?? '' }),
);
const KEEPSAKE = { title: 'Nora & <b> wins by 7', played: 'Qwixx · Classic', day: 'today', ranks };

describe('a keepsake', () => {
  it('names everybody with their points, and stays a picture whatever they are called', () => {
    const svg = asSvg(drawKeepsake({ ...KEEPSAKE, drawing: null }));
    expect(svg).toContain('Nora &amp; &lt;b&gt; wins by 7');
    expect(svg).not.toContain('<b>');
    expect(svg).toContain('>56<');
    expect(svg).toContain('>−7<');
    expect(svg).toContain('Somebody with a name that…');
  });

  it('has a smaller title where words are long', () => {
    const title = 'Du gewinnst mit zwölf Punkten Vorsprung';
    const svg = asSvg(drawKeepsake({ ...KEEPSAKE, title, drawing: null }));
    expect(svg).toContain(
      `font-size="48" font-weight="800" fill="#1b1a20" text-anchor="start">${title}<`,
    );
  });

  it('fits whatever is drawn into its width', () => {
    const drawing = { svg: '<rect/>', width: 3000, height: 200 };
    const { svg, width, height } = drawKeepsake({ ...KEEPSAKE, drawing });
    expect(width).toBe(1080);
    expect(svg).toContain('translate(60 262) scale(0.32)');
    expect(height).toBe(262 + 64 + 40 + 2 * 76 + 40);
  });
});

describe('what a game draws', () => {
  const end = (look: object) => ({ look: look as never, view: {} as never, seat: 0 });
  const count = (text: string, part: string) => text.split(part).length - 1;

  it('is a sheet with its crosses and its sum', () => {
    const cells = ['ticked', 'open', 'lost', 'ticked'].map((state, at) => ({
      cell: `r${at + 2}`,
      number: at + 2,
      colour: 'red',
      state,
    }));
    const row = { colour: 'red', cells, lock: 'ticked', points: 6 };
    const tally = { rows: [6, 0, 0, 0], doubled: 0, extra: 0, misses: -5, total: 1 };
    const { svg, width } = qwixx(end({ sheets: [{ rows: [row], misses: 1, tally }] }));
    expect(count(svg, 'stroke="#2447c6"')).toBe(4);
    expect(svg).toContain('6 − 5 =');
    expect(width).toBe(5 * 64 + 130);
  });

  it('is a board with the line that decided', () => {
    const rows = [
      [
        { cell: 'a2', mark: 'cross', dot: null },
        { cell: 'b2', mark: 'cross', dot: 0 },
      ],
      [
        { cell: 'a1', mark: 'ring', dot: null },
        { cell: 'b1', mark: null, dot: null },
      ],
    ];
    const lines = [{ mark: 'cross', cells: ['a2', 'b2'] }];
    const { svg } = quixo(end({ side: 2, rows, lines, seats: [{ end: 'north' }] }));
    expect(count(svg, '#ffd02e')).toBe(2);
    expect(count(svg, '#1d3f86')).toBe(1);
    expect(svg).toContain('cy="-52"');
  });

  it('is all tiles, wherever they lie', () => {
    const board = [
      { x: -3, y: 2, colour: 'red', shape: 'cross' },
      { x: 1, y: 4, colour: 'blue', shape: 'star' },
    ];
    const { svg, width, height } = qwirkle(end({ board }));
    expect([width, height]).toEqual([500, 300]);
    expect(svg).toContain('translate(400 200)');
  });
});
