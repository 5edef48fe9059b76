// The eye over the board: which cell is in the middle of the window, and how large cells are.

import type { Look } from '../../generated/qwirkle';

const [CLOSEST, USUAL, LEAST, FARTHEST] = [96, 58, 26, 12];
/** What the buttons below and the words above take. */
const [TOOLS, CHIPS] = [56, 34];
/** By how much all of that is larger where the window is. */
const scale = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

/** A place on the board, or in the window. */
export interface Point {
  x: number;
  y: number;
}

/** An eye that belongs to one window. */
export class Eye {
  /** What is in the middle, in cells, and how large a cell is in pixels. */
  x = $state(0.5);
  y = $state(0.5);
  size = $state(USUAL);
  /** The window through which it looks, and how large that is. */
  window = $state.raw<HTMLElement | undefined>();
  width = $state(0);
  height = $state(0);
  /** It follows the play, sees the whole board, or goes where fingers push it. */
  private mode = $state<'follows' | 'whole' | 'free'>('follows');

  constructor(private readonly look: () => Look) {
    $effect(() => {
      if (this.mode !== 'free') this.show(this.mode === 'whole' ? FARTHEST : LEAST);
    });
  }

  /** Sees everything, however small. */
  fit(): void {
    this.mode = 'whole';
  }

  /** Follows the play no longer. */
  free(): void {
    this.mode = 'free';
  }

  /** Puts a place into the middle. */
  goTo({ x, y }: Point): void {
    this.x = x;
    this.y = y;
  }

  /** Brings the nearest of some cells to where it can be tapped, unless one is there. */
  bring(cells: Point[]): void {
    // What stands above and below covers the board there.
    const cellsIn = (pixels: number, covered: number) =>
      (pixels / 2 - covered * scale()) / this.size;
    const aside = cellsIn(this.width, 0);
    const [up, down] = [cellsIn(this.height, CHIPS), cellsIn(this.height, TOOLS)];
    const nearest = ({ x, y }: Point): Point => ({
      x: clamp(this.x, x + 1 - aside, x + aside),
      y: clamp(this.y, y + 1 - down, y + up),
    });
    const ways = cells.map(nearest);
    const far = ({ x, y }: Point) => Math.hypot(x - this.x, y - this.y);
    const way = ways.sort((one, other) => far(one) - far(other))[0];
    if (way && far(way) > 0) this.goTo(way);
  }

  /** Goes closer by a factor, or farther; `at` is where the fingers are in the window. */
  zoom(by: number, at?: Point): void {
    this.free();
    const size = clamp(this.size * by, FARTHEST, CLOSEST * scale());
    const [dx, dy] = at ? [at.x - this.width / 2, at.y - this.height / 2] : [0, 0];
    // What is under the fingers stays there.
    this.x = this.x + dx / this.size - dx / size;
    this.y = this.y + dy / this.size - dy / size;
    this.size = size;
  }

  /** Whether a cell is in the window, or all but so many pixels of it. */
  sees({ x, y }: Point, but = 0): boolean {
    return (
      Math.abs((x + 0.5 - this.x) * this.size) < (this.width - this.size) / 2 + but &&
      Math.abs((y + 0.5 - this.y) * this.size) < (this.height - this.size) / 2 + but
    );
  }

  /** The cell under a place on the screen, if the board is there. */
  cellAt(x: number, y: number): Point | null {
    const box = this.window?.getBoundingClientRect();
    if (!box || x < box.left || x > box.right || y < box.top || y > box.bottom) return null;
    return {
      x: Math.floor((x - box.x - this.width / 2) / this.size + this.x),
      y: Math.floor((y - box.y - this.height / 2) / this.size + this.y),
    };
  }

  /** As close as everything can be seen; while it follows, no farther than can be tapped. */
  private show(least: number): void {
    const { width, height } = this;
    if (width === 0) return;
    const { board, draft, last } = this.look();
    const first = Object.values(draft.spots).flat();
    const things = board.length > 0 ? board : first.length > 0 ? first : [{ x: 0, y: 0 }];
    const [across, down] = [span(things.map(({ x }) => x)), span(things.map(({ y }) => y))];
    // What stands above and below covers nothing.
    const [tools, chips] = [TOOLS * scale(), CHIPS * scale()];
    const free = height - tools - chips;
    const size = clamp(Math.min(width / across.size, free / down.size), least, USUAL * scale());
    // If there is not room for all of it, then for what was played last.
    const played = board.filter((one) => last.includes(one.cell));
    const near = played.length > 0 ? played : things;
    const x = inside(span(near.map((one) => one.x)).middle, across, width / size);
    const y = inside(span(near.map((one) => one.y)).middle, down, free / size);
    this.goTo({ x, y: y + (tools - chips) / size / 2 });
    this.size = size;
  }
}

/** What some cells take with a cell around them. */
function span(numbers: number[]) {
  const [from, to] = [Math.min(...numbers) - 1.1, Math.max(...numbers) + 2.1];
  return { from, to, size: to - from, middle: (from + to) / 2 };
}

/** The middle that is closest to what is wished for and shows nothing but the board. */
function inside(wish: number, whole: ReturnType<typeof span>, seen: number): number {
  if (seen >= whole.size) return whole.middle;
  return clamp(wish, whole.from + seen / 2, whole.to - seen / 2);
}

/** The number that is closest to `n` and within limits. */
export const clamp = (n: number, least: number, most: number) => Math.min(most, Math.max(least, n));
