// The cubes on the board: they keep their numbers, so that they can be seen to move.

import { untrack } from 'svelte';
import { pushed, wayOf, type Last, type Piece } from './push';
import type { Look, Mark, Offer, Way } from '../../generated/quixo';

/** What is on the board, and whose moves are staged there. */
interface ShownBoard {
  readonly look: Look;
  readonly seat: number;
  readonly staged: Offer | null;
  readonly last: Last | null;
}

/** The cubes of one board, and how they come to lie there. */
export class Pieces {
  private base = $state.raw<Piece[]>([]);
  /** The move that was seen last. */
  private seen = 0;
  /** Whether the move that comes next was seen already, while it was staged. */
  private previewed = false;

  /** The way of the staged move. */
  readonly stagedWay: Way | undefined = $derived.by(() => {
    const { look, staged } = this.shown();
    return staged ? wayOf(look, staged) : undefined;
  });

  /** The cubes as they lie, after what is staged. */
  readonly all: Piece[] = $derived.by(() => {
    const { look, seat, staged } = this.shown();
    const mark: Mark = look.seats[seat]?.mark ?? 'cross';
    const dot = staged?.dot ?? null;
    return this.stagedWay ? pushed(this.base, this.stagedWay, mark, dot) : this.base;
  });

  /** `lift` shows how a cube moves. */
  constructor(
    private readonly shown: () => ShownBoard,
    private readonly lift: (id: number | undefined, move: Way) => void,
  ) {
    $effect(() => {
      const { look, last } = shown();
      untrack(() => this.follow(look, last));
    });
    $effect(() => {
      const move = this.stagedWay;
      if (!move) return;
      untrack(() => {
        this.previewed = true;
        this.show(this.base, move);
      });
      return () => {
        // Undone rather than made: nothing was seen.
        queueMicrotask(() => {
          if (!shown().staged) setTimeout(() => (this.previewed = false), 1500);
        });
      };
    });
  }

  /** The way in which the last move went, unless one is staged. */
  get lastWay(): Way | undefined {
    const { look, staged, last } = this.shown();
    return last && !staged ? wayOf(look, last) : undefined;
  }

  /** Takes over what lies on the board now, and the numbers from what lay there before. */
  private follow(look: Look, last: Last | null): void {
    const { fresh, number } = last ?? {};
    const cubes = look.rows.flat();
    const before = this.base;
    const move = last && fresh && number !== this.seen ? wayOf(look, last) : undefined;
    if (number !== undefined) this.seen = number;
    const kept = move && before.length === cubes.length ? pushed(before, move, null) : before;
    const numbers = new Map(kept.map((piece) => [piece.cell, piece.id]));
    const fits = cubes.every((cube) => numbers.has(cube.cell));
    this.base = cubes.map((cube, i) => ({
      ...cube,
      id: fits ? (numbers.get(cube.cell) ?? i) : i,
    }));
    if (move && kept !== before && !this.previewed) this.show(before, move);
    this.previewed = false;
  }

  private show(before: Piece[], move: Way): void {
    this.lift(before.find((piece) => piece.cell === move.cell)?.id, move);
  }
}
