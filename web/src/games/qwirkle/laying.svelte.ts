// What is being chosen: a tile of the hand, tiles laid on the board for now, or tiles to swap.

import { check } from '../../table/host/engine';
import { RefusalError } from '../../table/host/host';
import { announce } from '../../parts/announce.svelte';
import type { Sitting } from '../../table/sitting.svelte';
import { refusal, t } from '../../words/words.svelte';
import type { Looking } from '../shared/looking.svelte';
import type { Point } from './eye.svelte';
import type { Draft, BoardTile, Piece, Spot } from '../../generated/qwirkle';
import { whereTo } from './names';

/** A tile of the hand that is laid for now. */
export interface StagedTile {
  index: number;
  tile: string;
  x: number;
  y: number;
}

/** What whoever is at the screen has begun. It belongs to the question it was begun for. */
export class Laying {
  /** The place in the hand of the tile that is chosen, and the cell that waits for one. */
  chosen = $derived.by<number | null>(() => this.looking.anew(null));
  wanted = $derived.by<Point | null>(() => this.looking.anew(null));
  /** The tiles that are laid for now, in the order in which they were. */
  staged = $derived.by<StagedTile[]>(() => this.looking.anew([]));
  /** The tiles of the hand that are to be swapped, while that is what is chosen. */
  swapping = $derived.by<number[] | null>(() => this.looking.anew(null));
  private drafted = $state.raw<{ of: StagedTile[]; draft: Draft } | null>(null);

  /** What the engine says of the tiles that are laid; nothing while it is being asked. */
  readonly draft: Draft | null = $derived.by(() =>
    this.drafted?.of === this.staged ? this.drafted.draft : null,
  );
  private readonly thinking = $derived(this.staged.length > 0 && !this.draft);

  /** The hand of whoever is at the screen, once it may be seen. */
  readonly hand: Piece[] = $derived.by(() => {
    const { look, settled } = this.looking;
    return look && settled ? look.hand : [];
  });
  /** The tiles of the hand that lie on the board for now. */
  readonly gone = $derived(new Set(this.staged.map((one) => one.index)));
  /** The tile that is chosen. */
  readonly piece: Piece | null = $derived(
    this.chosen === null ? null : (this.hand[this.chosen] ?? null),
  );

  /** Where tiles can go now, by tile. */
  readonly places: Record<string, Spot[]> = $derived.by(() => {
    const { asking, look } = this.looking;
    if (!asking || this.swapping || this.thinking) return {};
    return (this.draft ?? look?.draft)?.spots ?? {};
  });
  /** Where the chosen tile can go, or any. */
  readonly spots: Spot[] = $derived.by(() => {
    if (this.piece) return this.places[this.piece.tile] ?? [];
    const all = new Map<string, Spot>();
    for (const spot of Object.values(this.places).flat()) {
      if (!all.has(spot.cell) || spot.points !== null) all.set(spot.cell, spot);
    }
    // What needs more tiles is shown once a tile is chosen, or if there is nothing else.
    const good = [...all.values()].filter((spot) => spot.points !== null);
    return good.length > 0 ? good : [...all.values()];
  });
  /** Which tiles of the hand go to the cell that waits, if one does. */
  readonly fitting: boolean[] | null = $derived.by(() => {
    const { wanted } = this;
    return wanted ? this.hand.map((_, index) => this.fits(index, wanted.x, wanted.y)) : null;
  });
  /** The tiles that are laid for now, as they lie on the board. */
  readonly placed: BoardTile[] = $derived.by(() =>
    this.staged.flatMap(({ index, x, y }) => {
      const one = this.hand[index];
      return one ? [{ ...one, x, y, cell: `${x},${y}` }] : [];
    }),
  );

  /** `lead` puts the focus on a cell. */
  constructor(
    private readonly sitting: Sitting,
    readonly looking: Looking<'qwirkle'>,
    private readonly lead: (x: number, y: number) => void,
  ) {}

  /** A cell is tapped, or chosen by key. */
  pick(x: number, y: number, byKey: boolean): void {
    const { looking, hand, wanted } = this;
    if (!looking.look || this.sitting.now.stage === 'over' || this.swapping) return;
    const mine = this.staged.find((one) => one.x === x && one.y === y);
    if (mine) return this.back(mine.index);
    if (this.chosen !== null) return void this.place(this.chosen, x, y);
    if (!looking.asking) return;
    const able = hand.map((_, index) => index).filter((index) => this.fits(index, x, y));
    const kinds = new Set(able.map((index) => hand[index]?.tile));
    if (kinds.size === 1 && able[0] !== undefined) return void this.place(able[0], x, y);
    this.wanted = kinds.size > 1 && (wanted?.x !== x || wanted.y !== y) ? { x, y } : null;
    if (this.wanted && byKey) document.querySelector<HTMLElement>('.tile.fits')?.focus();
  }

  /** A tile of the hand is tapped, or chosen by key. */
  tap(index: number, byKey: boolean): void {
    const { hand, swapping, wanted } = this;
    const one = hand[index];
    if (!one || !this.looking.asking) return;
    this.sitting.refused = null;
    if (swapping) {
      const already = swapping.includes(index);
      this.swapping = already ? swapping.filter((other) => other !== index) : [...swapping, index];
      announce(t('qwirkle-swap-now', { count: this.swapping.length }));
      return;
    }
    if (this.gone.has(index)) return this.back(index);
    if (wanted && this.fits(index, wanted.x, wanted.y)) {
      return void this.place(index, wanted.x, wanted.y);
    }
    this.wanted = null;
    this.chosen = this.chosen === index ? null : index;
    if (this.chosen === null) return;
    const where = this.places[one.tile] ?? [];
    announce(whereTo(one, where));
    const first = where[0];
    if (byKey && first) this.lead(first.x, first.y);
  }

  /** Lays a tile of the hand, or says why it cannot lie there. */
  async place(index: number, x: number, y: number): Promise<void> {
    const { sitting, looking } = this;
    const tile = this.hand[index]?.tile;
    if (!looking.look || !tile || sitting.at === null || !looking.asking || this.thinking) return;
    const next = [...this.staged, { index, tile, x, y }];
    if (!this.fits(index, x, y)) {
      const no = await check(sitting.now.game, sitting.view, sitting.at, text(next));
      if (no) return sitting.refuse(no);
    }
    return this.redraft(next);
  }

  /** Takes back what was begun last. */
  leave(): void {
    if (this.swapping) this.swapping = null;
    else if (this.chosen !== null || this.wanted) this.chosen = this.wanted = null;
    else if (this.staged.length > 0) this.undo();
  }

  /** Takes back the tile that was laid last. */
  undo(): void {
    void this.redraft(this.staged.slice(0, -1));
  }

  /** Lets tiles of the hand be chosen to swap. */
  beginSwap(): void {
    this.chosen = this.wanted = null;
    this.swapping = [];
    announce(t('qwirkle-swap-choose'));
  }

  /** Swaps what is chosen. */
  swap(): void {
    const { swapping, hand } = this;
    if (swapping) void this.answer(`swap ${swapping.map((i) => hand[i]?.tile).join(' ')}`.trim());
  }

  /** Passes, where nothing else can be done or nobody has to play. */
  pass(): void {
    void this.answer('pass');
  }

  /** Plays what is laid, or says why it is not a play yet. */
  confirm(): void {
    const { draft } = this;
    if (draft?.no)
      this.sitting.refuse(new RefusalError(draft.no.key, draft.no.data, draft.no.says));
    else if (draft?.action) void this.answer(draft.action);
  }

  private fits(index: number, x: number, y: number): boolean {
    const spots = this.places[this.hand[index]?.tile ?? ''] ?? [];
    return !this.gone.has(index) && spots.some((spot) => spot.x === x && spot.y === y);
  }

  private back(index: number): void {
    void this.redraft(this.staged.filter((one) => one.index !== index));
  }

  private async redraft(next: StagedTile[]): Promise<void> {
    this.looking.began();
    this.staged = next;
    this.chosen = null;
    this.wanted = null;
    this.sitting.refused = null;
    if (next.length === 0) return announce(t('typed-undone'));
    const { draft: seen } = await this.looking.ask(text(next));
    if (this.staged !== next) return;
    this.drafted = { of: next, draft: seen };
    const { game } = this.sitting.now;
    const { no } = seen;
    const why = no ? refusal(game, no.key, no.data, this.sitting.name) : '';
    announce(no ? t('qwirkle-not-yet', { why }) : t('staged-said', { points: seen.points }));
  }

  private async answer(action: string): Promise<void> {
    const { at, now } = this.sitting;
    if (at === null) return;
    await this.sitting.ask({ ask: 'answer', seat: at, question: now.question, action });
  }
}

const text = (all: StagedTile[]) => all.map((one) => `${one.tile}@${one.x},${one.y}`).join(' ');
