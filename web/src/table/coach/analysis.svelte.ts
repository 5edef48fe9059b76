// A match that is over, looked at piece by piece: a first look, then a deep one in the background that takes its
// place. Whoever leaves ends it.

import type { CoachDepth, CoachReport } from '../../generated/coach';
import type { RetoldMatch } from '../../generated/engine';
import { gameOf, retell } from '../host/engine';
import { RefusalError } from '../host/host';
import { Coach, toFetch, type Asked } from './coach';

export type AnalysisStage = 'fetching' | 'looking' | 'failed';

/** What an analysis gets from elsewhere. */
export interface Sources {
  coach: Asked;
  retell: (record: string) => Promise<RetoldMatch>;
  size: typeof toFetch;
  /** Hears of every report. */
  found?: (report: CoachReport, depth: CoachDepth) => void;
}

export class Analysis {
  stage = $state<AnalysisStage>('looking');
  megabytes = $state(0);
  /** What was found, by the deepest look so far that came to its end. */
  report = $state.raw<CoachReport | null>(null);
  /** How deep that was. */
  depth = $state<CoachDepth | null>(null);
  /** How deep the look is that goes on; null if none does. */
  looking = $state<CoachDepth | null>(null);
  /** How far it has come, from 0 to 1. */
  progress = $state(0);
  refused = $state.raw<RefusalError | null>(null);
  /** The stop of a replay at which each step was still to come. */
  stops: number[] = [];
  setup = '';
  readonly game: string;
  readonly coach: Asked;
  private readonly sources: Sources;
  private left = false;

  constructor(
    private readonly record: string,
    sources: Partial<Sources> = {},
  ) {
    this.game = gameOf(record);
    const coach = sources.coach ?? new Coach(this.game);
    this.sources = { retell, size: toFetch, ...sources, coach };
    this.coach = coach;
  }

  /** Looks at the match, as deep as is wished. */
  async run(depths: CoachDepth[] = ['quick', 'deep']): Promise<void> {
    try {
      const { retell, size } = this.sources;
      const match = await retell(this.record);
      this.stops = match.stops;
      this.setup = match.setup;
      this.megabytes = await size(this.game, match.setup);
      if (this.megabytes > 0) this.stage = 'fetching';
      await this.coach.bring(match.setup);
      this.stage = 'looking';
      for (const depth of depths) await this.look(match, depth);
    } catch (error) {
      if (this.left) return;
      this.looking = null;
      // What a first look found is still worth something.
      if (this.report) return;
      this.stage = 'failed';
      this.refused = error instanceof RefusalError ? error : new RefusalError('engine');
    }
  }

  leave(): void {
    this.left = true;
    this.coach.leave();
  }

  private async look({ transcript, outcome }: RetoldMatch, depth: CoachDepth): Promise<void> {
    if (this.left) return;
    this.looking = depth;
    this.progress = 0;
    const steps = await this.coach.ask({ do: 'begin', transcript, outcome, depth });
    for (;;) {
      const { at, report } = await this.coach.ask({ do: 'go' });
      if (this.left) return;
      if (report) {
        this.report = report;
        this.depth = depth;
        this.looking = null;
        this.sources.found?.(report, depth);
        return;
      }
      this.progress = steps > 0 ? at / steps : 0;
    }
  }
}
