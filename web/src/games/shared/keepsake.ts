// A finished match as a picture to give to others: what was played, who came in where, and the sheet or the board
// as it was at the end. It is drawn here, as SVG, and looks the same in every theme.

import type { Look, View } from '../../generated/games';
import { INK } from '../../style/palette';
import type { Placing } from '../../table/result';

/** A part of the picture. */
export interface Drawing {
  svg: string;
  width: number;
  height: number;
}

/** What a game draws of its end: `keepsake.ts` in its folder, found by its name. */
export type Draw = (end: { look: Look; view: View; seat: number }) => Drawing;

export interface Keepsake {
  /** Who won, with names. */
  title: string;
  /** The game, and the edition. */
  played: string;
  day: string;
  ranks: (Placing & { name: string })[];
  drawing: Drawing | null;
}

const WIDTH = 1080;
const MARGIN = 60;
const INNER = WIDTH - 2 * MARGIN;
const MOST_HEIGHT = 1000;
const [PAPER, GROUND, LINE, QUIET, GOLD] = ['#fffdf9', '#f3efe7', '#ddd5c7', '#5a5760', '#ffd23f'];

/** The whole picture. */
export function drawKeepsake({ title, played, day, ranks, drawing }: Keepsake): Drawing {
  const scale = drawing ? Math.min(INNER / drawing.width, MOST_HEIGHT / drawing.height) : 0;
  const drawn = drawing ? drawing.height * scale : 0;
  const [top, row] = [262, 76];
  const list = top + drawn + (drawing ? 40 : 0);
  const height = list + ranks.length * row + 40;
  const left = drawing ? (WIDTH - drawing.width * scale) / 2 : 0;
  const parts = [
    `<rect width="${WIDTH}" height="${height}" fill="${GROUND}"/>`,
    logo(MARGIN, 46),
    text(played, WIDTH - MARGIN, 88, { size: 32, fill: QUIET, anchor: 'end', most: 40 }),
    text(title, MARGIN, 178, { size: 62, weight: 800, fits: 30, most: 42 }),
    text(day, MARGIN, 226, { size: 30, fill: QUIET }),
    drawing ? `<g transform="translate(${left} ${top}) scale(${scale})">${drawing.svg}</g>` : '',
    ...ranks.map((one, at) => rank(one, list + at * row, ranks)),
  ];
  return { svg: parts.join(''), width: WIDTH, height };
}

function rank(one: Keepsake['ranks'][number], y: number, all: Placing[]): string {
  const level = all.every(({ place }) => place === 1);
  const points = one.points === null ? '' : minus(one.points);
  const margin = one.behind ? minus(-one.behind) : '';
  const place = level
    ? ''
    : `<circle cx="${MARGIN + 44}" cy="${y + 33}" r="23" fill="${one.place === 1 ? GOLD : GROUND}"/>` +
      text(String(one.place), MARGIN + 44, y + 44, { size: 30, weight: 800, anchor: 'middle' });
  return [
    `<rect x="${MARGIN}" y="${y}" width="${INNER}" height="66" rx="20" fill="${PAPER}" stroke="${LINE}" stroke-width="2"/>`,
    place,
    text(one.name, MARGIN + (level ? 28 : 88), y + 45, { size: 34, weight: 650, most: 26 }),
    text(margin, WIDTH - MARGIN - 140, y + 44, { size: 28, fill: QUIET, anchor: 'end' }),
    text(points, WIDTH - MARGIN - 28, y + 46, { size: 40, weight: 800, anchor: 'end' }),
  ].join('');
}

function logo(x: number, y: number): string {
  return (
    `<g transform="translate(${x} ${y})" fill="none" stroke="${INK}" stroke-width="9" stroke-linecap="round">` +
    '<circle cx="28" cy="28" r="19"/><path d="M37 37 54 54" stroke="#a3182a"/>' +
    '<circle cx="28" cy="28" r="5.500" fill="#4aa58a" stroke="none"/></g>' +
    text('Qlub', x + 72, y + 44, { size: 44, weight: 850 })
  );
}

interface Lettering {
  size: number;
  weight?: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  /** How many letters there is room for at this size; more are smaller. */
  fits?: number;
  /** How many letters there are at most; what is more is cut off. */
  most?: number;
}

/** A line of words. */
export function text(words: string, x: number, y: number, how: Lettering): string {
  const { weight = 500, fill = INK, anchor = 'start', most = Infinity, fits = most } = how;
  const letters = [...words];
  const size = Math.round(how.size * Math.min(1, fits / Math.min(letters.length, most)));
  const said = letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : words;
  return said === ''
    ? ''
    : `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escaped(said)}</text>`;
}

const minus = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** People choose their names: a picture must stay one. */
const escaped = (words: string): string =>
  words
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const FONT = "ui-rounded, 'Figtree Variable', system-ui, sans-serif";

/** A drawing as a file of its own. */
export const asSvg = ({ svg, width, height }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FONT}">${svg}</svg>`;

/** A drawing as PNG; rejects where a browser cannot draw it. */
export async function asPng(drawing: Drawing): Promise<Blob> {
  const image = new Image(drawing.width, drawing.height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(asSvg(drawing))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: drawing.width, height: Math.round(drawing.height) });
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
