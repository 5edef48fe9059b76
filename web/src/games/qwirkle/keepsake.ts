// The board as it was at the end, for the picture that people share.

import type { BoardTile, Look } from '../../generated/qwirkle';
import { upon } from '../../style/palette';
import { TILES } from '../../style/tiles';
import type { Draw } from '../shared/keepsake';
import { SHAPES } from './shapes';

const CELL = 100;

const draw: Draw = ({ look }) => {
  const { board } = look as Look;
  const across = board.map(({ x }) => x);
  const down = board.map(({ y }) => y);
  const [left, top] = [Math.min(...across), Math.min(...down)];
  const tiles = board.map((one) => tile(one, (one.x - left) * CELL, (one.y - top) * CELL));
  return {
    svg: tiles.join(''),
    width: (Math.max(...across) - left + 1) * CELL,
    height: (Math.max(...down) - top + 1) * CELL,
  };
};
export default draw;

function tile({ colour, shape }: BoardTile, x: number, y: number): string {
  const ground = TILES[colour];
  const ink = upon(ground);
  const how =
    shape === 'cross'
      ? `fill="none" stroke="${ink}" stroke-width="17" stroke-linecap="round"`
      : `fill="${ink}"`;
  return (
    `<g transform="translate(${x} ${y})">` +
    `<rect x="2" y="2" width="96" height="96" rx="17" fill="${ground}" stroke="#1b1a20" stroke-width="4"/>` +
    `<path transform="translate(2 3)" d="${SHAPES[shape]}" ${how}/></g>`
  );
}
