// How the board lies on the screen: turned clockwise by quarters.

import type { End } from '../../generated/quixo';

/** A place on the screen, in cells. */
export interface Point {
  x: number;
  y: number;
}

const ENDS: End[] = ['north', 'east', 'south', 'west'];
const OUT: Record<End, Point> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

/** A board of a side, turned by some quarters. */
export class Lie {
  constructor(
    private readonly side: number,
    private readonly quarters: number,
  ) {}

  /** Where an end of the board comes to lie. */
  end(end: End): End {
    return ENDS[(ENDS.indexOf(end) + this.quarters) % 4] ?? end;
  }

  /** Where a cell comes to lie, counted from the corner at the top left. */
  place(cell: string): Point {
    let place = { x: cell.charCodeAt(0) - 97, y: this.side - Number(cell.slice(1)) };
    for (let i = 0; i < this.quarters; i++) place = { x: this.side - 1 - place.y, y: place.x };
    return place;
  }

  /** Before a cell, so many cells towards an end. */
  before(cell: string, end: End, by: number): Point {
    const { x, y } = this.place(cell);
    const out = OUT[this.end(end)];
    return { x: x + out.x * by, y: y + out.y * by };
  }
}

/** Moves what is as large as a cell to its place. */
export const shift = ({ x, y }: Point) => `translate(${x * 100}%, ${y * 100}%)`;
