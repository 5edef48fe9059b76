// The board as it was at the end, for the picture that people share.

import type { Look } from '../../generated/quixo';
import type { Draw } from '../shared/keepsake';

const [CUBE, FRAME] = [150, 34];
const SIGNS = {
  cross: `<path d="M-36-36 36 36M36-36-36 36" fill="none" stroke="#8c1d22" stroke-width="21" stroke-linecap="round"/>`,
  ring: `<circle r="39" fill="none" stroke="#1d3f86" stroke-width="21"/>`,
};
/** Where a dot sits on its cube. */
const DOTS = { north: [0, -52], east: [52, 0], south: [0, 52], west: [-52, 0] };

const draw: Draw = ({ look }) => {
  const { side, rows, lines, seats } = look as Look;
  const size = side * CUBE + 2 * FRAME;
  const lit = new Set(lines.flatMap(({ cells }) => cells));
  const cubes = rows.flatMap((row, r) =>
    row.map(({ cell, mark, dot }, c) => {
      const end = dot === null ? undefined : seats[dot]?.end;
      const [x, y] = end ? DOTS[end] : [0, 0];
      return [
        `<g transform="translate(${FRAME + (c + 0.5) * CUBE} ${FRAME + (r + 0.5) * CUBE})">`,
        `<rect x="-70" y="-70" width="140" height="140" rx="22" fill="${lit.has(cell) ? '#ffd02e' : '#f0e2c6'}" stroke="#1b1a20" stroke-width="${lit.has(cell) ? 6 : 0}"/>`,
        mark ? SIGNS[mark] : '',
        end
          ? `<circle cx="${x}" cy="${y}" r="14" fill="#1b1a20" stroke="#fff" stroke-width="4"/>`
          : '',
        '</g>',
      ].join('');
    }),
  );
  const frame = `<rect width="${size}" height="${size}" rx="44" fill="#5a4534"/>`;
  return { svg: frame + cubes.join(''), width: size, height: size };
};
export default draw;
