// Other windows of this browser at the same table.

const CHANNEL = 'qlub.begun';

/** Something begun in a window: at which table, for which question. */
interface Begun {
  table: string;
  step: string;
}

/**
 * What is begun in one window is given up in all others. Browsers without a line to other windows play on
 * as if there were none.
 */
export class Windows {
  private readonly line =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

  /** `hear` is called when another window begins something at a table. */
  constructor(
    private readonly table: string,
    hear: (step: string) => void,
  ) {
    this.line?.addEventListener('message', ({ data }: MessageEvent<Begun>) => {
      if (data.table === this.table) hear(data.step);
    });
  }

  /** Says that something is begun here. */
  began(step: string): void {
    this.line?.postMessage({ table: this.table, step } satisfies Begun);
  }

  close(): void {
    this.line?.close();
  }
}

const PLAYING = 'qlub.playing';

/**
 * Of the windows of this browser that have a table of this device open, the newest plays; the others stop,
 * for two engines would write over each other's moves.
 */
export class NewestWindow {
  private readonly line =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(PLAYING);

  /** `stop` is called when a newer window opens the table. */
  constructor(table: string, stop: () => void) {
    this.line?.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (data === table) stop();
    });
    this.line?.postMessage(table);
  }

  close(): void {
    this.line?.close();
  }
}
