// A sheet as it was at the end, for the picture that people share.

import type { Look as CardsLook } from '../../generated/qwixx-cards';
import type { Look, Paper, Row } from '../../generated/qwixx';
import { settings } from '../../settings/settings.svelte';
import { PALETTES, upon } from '../../style/palette';
import { text, type Draw, type Drawing } from '../shared/keepsake';

const [CELL, HEIGHT, GAP] = [64, 72, 10];
const PEN = '#2447c6';

const draw: Draw = ({ look, seat }) => {
  const paper = (look as Look | CardsLook).sheets[seat];
  return paper ? sheet(paper) : { svg: '', width: 1, height: 1 };
};
export default draw;

function sheet(paper: Paper): Drawing {
  const columns = Math.max(...paper.rows.map(({ cells }) => cells.length)) + 1;
  const width = columns * CELL + 130;
  const rows = paper.rows.map((row, at) => line(row, at * (HEIGHT + GAP), width));
  const foot = paper.rows.length * (HEIGHT + GAP) + 8;
  return { svg: [...rows, sum(paper, foot, width)].join(''), width, height: foot + 60 };
}

function line(row: Row, y: number, width: number): string {
  const paint = PALETTES[settings.palette].light;
  const ground = paint[row.colour];
  const cells = row.cells.map((cell, at) => {
    const own =
      cell.colour === row.colour
        ? ''
        : `<rect x="${at * CELL + 6}" y="${y}" width="${CELL}" height="${HEIGHT}" fill="${paint[cell.colour]}"/>`;
    const gone = cell.state === 'lost';
    const ink = gone ? upon(paint[cell.colour]) : '#1b1a20';
    return (
      own +
      `<rect x="${at * CELL + 10}" y="${y + 9}" width="${CELL - 8}" height="${HEIGHT - 18}" rx="12" fill="#fff" fill-opacity="${gone ? 0.16 : 0.9}"/>` +
      `<g opacity="${gone ? 0.6 : 1}">` +
      text(String(cell.number), at * CELL + 38, y + 47, {
        size: 30,
        weight: 750,
        fill: ink,
        anchor: 'middle',
      }) +
      '</g>' +
      (cell.state === 'ticked' ? cross(at * CELL + 38, y + HEIGHT / 2) : '')
    );
  });
  const lock = row.cells.length * CELL + 38;
  const bolt = `<path transform="translate(${lock} ${y + HEIGHT / 2})" d="M-7-2V-7A7 7 0 0 1 7-7V-2M-10-2H10V12H-10Z" fill="none" stroke="#8d8678" stroke-width="4" stroke-linejoin="round"/>`;
  const locked = row.lock === 'ticked' ? cross(lock, y + HEIGHT / 2) : '';
  return [
    `<rect y="${y}" width="${width}" height="${HEIGHT}" rx="18" fill="${ground}"/>`,
    ...cells,
    `<circle cx="${lock}" cy="${y + HEIGHT / 2}" r="25" fill="#fff" fill-opacity="0.9"/>`,
    bolt + locked,
    text(String(row.points), width - 22, y + 49, {
      size: 38,
      weight: 800,
      fill: upon(ground),
      anchor: 'end',
    }),
  ].join('');
}

const cross = (x: number, y: number): string =>
  `<path d="M${x - 19} ${y - 19}q20 17 38 38M${x + 19} ${y - 20}q-19 18-38 39" fill="none" stroke="${PEN}" stroke-width="7" stroke-linecap="round"/>`;

/** The boxes of the misses, and what it all makes. */
function sum({ misses, tally }: Paper, y: number, width: number): string {
  const boxes = [0, 1, 2, 3].map(
    (at) =>
      `<rect x="${at * 58 + 2}" y="${y + 2}" width="46" height="46" rx="10" fill="#fff" stroke="#8d8678" stroke-width="3"/>` +
      (at < misses ? cross(at * 58 + 25, y + 25) : ''),
  );
  const parts = [...tally.rows, tally.doubled, tally.extra, tally.misses].filter(Boolean);
  const signs = parts.map((points, at) =>
    points < 0 ? `− ${-points}` : at === 0 ? String(points) : `+ ${points}`,
  );
  const total = tally.total < 0 ? `−${-tally.total}` : String(tally.total);
  return (
    boxes.join('') +
    text(`${signs.join(' ')} =`, width - 110, y + 40, {
      size: 32,
      fill: '#5a5760',
      anchor: 'end',
    }) +
    text(total, width - 22, y + 42, { size: 46, weight: 850, anchor: 'end' })
  );
}
