// Fingers, mice and wheels that move the eye over the board.

import type { Eye, Point } from './eye.svelte';

/** The fingers on one window. */
export class Fingers {
  /** Whether the board is being pushed about: what ends on a cell is then no tap. */
  panning = $state(false);
  private readonly down = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };

  constructor(private readonly eye: Eye) {}

  /** A finger comes. */
  readonly press = (event: PointerEvent): void => {
    if (this.down.size === 0) {
      this.start = placeOf(event);
      this.panning = false;
    }
    this.down.set(event.pointerId, placeOf(event));
  };

  /** One finger pushes the board, two look closer or from farther away. */
  readonly move = (event: PointerEvent): void => {
    const { eye, down, start } = this;
    const before = down.get(event.pointerId);
    if (!before || !eye.window) return;
    const here = placeOf(event);
    if (down.size === 1) {
      if (!this.panning && Math.hypot(here.x - start.x, here.y - start.y) < 8) return;
      this.begin(event);
      eye.goTo({
        x: eye.x - (here.x - before.x) / eye.size,
        y: eye.y - (here.y - before.y) / eye.size,
      });
    } else {
      this.begin(event);
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const [was, is] = [before, here].map((one) => Math.hypot(one.x - other.x, one.y - other.y));
        const box = eye.window.getBoundingClientRect();
        const middle = { x: (here.x + other.x) / 2 - box.x, y: (here.y + other.y) / 2 - box.y };
        if (was && is) eye.zoom(is / was, middle);
      }
    }
    down.set(event.pointerId, here);
  };

  /** A finger goes. */
  readonly lift = (event: PointerEvent): void => {
    this.down.delete(event.pointerId);
    if (this.down.size === 0 && this.panning) setTimeout(() => (this.panning = false));
  };

  /** Wheels are stopped from scrolling the page, so they are listened to actively. */
  readonly wheels = (element: HTMLElement) => {
    element.addEventListener('wheel', this.wheel, { passive: false });
    return () => element.removeEventListener('wheel', this.wheel);
  };

  private readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const box = this.eye.window?.getBoundingClientRect();
    if (!box) return;
    const at = { x: event.clientX - box.x, y: event.clientY - box.y };
    this.eye.zoom(Math.exp(-event.deltaY / 400), at);
  };

  private begin(event: PointerEvent): void {
    this.eye.free();
    if (!this.panning) this.eye.window?.setPointerCapture(event.pointerId);
    this.panning = true;
  }
}

const placeOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y });
