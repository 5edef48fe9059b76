// Other windows of this browser at the same table: what is begun in one of them is given up in all others.

const CHANNEL = 'qlub.begun';

/** Something begun in a window: at which table, for which question. */
interface Begun {
  table: string;
  step: string;
}

/** The line to other windows; browsers without one play on as if there were none. */
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
