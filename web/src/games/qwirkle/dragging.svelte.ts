// Tiles can be dragged from the hand to the board, too.

import type { Point } from './eye.svelte';
import type { Laying } from './laying.svelte';

/** A tile of the hand, and where on the screen it is held. */
interface HeldTile extends Point {
  index: number;
}

/** The one tile that is dragged. */
export class Dragging {
  /** What is dragged, and where to. */
  held = $state<HeldTile | null>(null);
  /** Whether what was pressed last has been moved: it is then no tap. */
  moved = false;
  private grip: HeldTile | null = null;

  /** `cellAt` finds the cell under a place on the screen. */
  constructor(
    private readonly laying: Laying,
    private readonly cellAt: (x: number, y: number) => Point | null | undefined,
  ) {
    $effect(() => {
      void laying.looking.step;
      this.held = null;
    });
  }

  /** A tile of the hand is pressed. */
  down(event: PointerEvent, index: number): void {
    const { laying } = this;
    this.moved = false;
    if (!laying.looking.asking || laying.swapping || laying.gone.has(index)) return;
    this.grip = { index, x: event.clientX, y: event.clientY };
    if (event.currentTarget instanceof HTMLElement) {
      event.currentTarget.setPointerCapture(event.pointerId);
    }
  }

  /** What is pressed is moved; a tap may tremble. */
  readonly move = (event: PointerEvent): void => {
    const { grip } = this;
    if (!grip) return;
    if (!this.held && Math.hypot(event.clientX - grip.x, event.clientY - grip.y) < 10) return;
    this.moved = true;
    this.laying.chosen = grip.index;
    this.held = { index: grip.index, x: event.clientX, y: event.clientY };
  };

  /** The tile is let go: over a cell it is laid there. */
  readonly up = (event: PointerEvent): void => {
    const dropped = this.held;
    this.grip = null;
    this.held = null;
    if (!dropped) return;
    const cell = this.cellAt(event.clientX, event.clientY);
    if (cell) void this.laying.place(dropped.index, cell.x, cell.y);
    else this.laying.chosen = null;
  };
}
