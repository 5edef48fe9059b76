// What is begun in a turn of the card game: a card taken up or a cell chosen, and the cards that are to
// be played, the colour they count as and what is ticked. All out of what the engine allows, and for one
// question.

import type { HandCard, Offer, View } from '../../generated/qwixx-cards';
import { check } from '../../table/host/engine';
import { announce } from '../../parts/announce.svelte';
import type { Sitting } from '../../table/sitting.svelte';
import type { Hue } from '../../style/palette';
import { refusal, t } from '../../words/words.svelte';
import type { Looking } from '../shared/looking.svelte';
import { notation } from './notation';

export class CardChoice {
  /** A card of the row, or a cell of the sheet. */
  offer = $derived.by<Offer | null>(() => this.looking.anew(null));
  /** The cards that are to be played. */
  cards = $derived.by<string[]>(() => this.looking.anew([]));
  private colour = $derived.by<Hue | null>(() => this.looking.anew(null));
  private wish = $derived.by<Set<number> | null>(() => this.looking.anew(null));

  readonly hand: HandCard[] = $derived.by(() => {
    const { look, settled } = this.looking;
    return look && settled ? (look.hands[this.sitting.at ?? 0]?.cards ?? []) : [];
  });
  readonly held = $derived(this.hand.filter((one) => this.cards.includes(one.card)));
  private readonly plays = $derived.by(() => {
    const { look, asking } = this.looking;
    return asking && this.phase === 'play' ? (look?.offers ?? []) : [];
  });
  private readonly sameCards = $derived(
    this.plays.filter(
      (offer) =>
        offer.cards.length === this.cards.length &&
        offer.cards.every((card) => this.cards.includes(card)),
    ),
  );
  /** Whether any play ticks something. */
  readonly canTick = $derived(this.plays.some((offer) => offer.ticks.length > 0));
  /** The cells that one card ticks by itself, each with the best play that does; none once cards are chosen. */
  readonly cells: Offer[] = $derived.by(() => {
    const best = new Map<string, Offer>();
    for (const offer of this.cards.length > 0 ? [] : this.plays) {
      const mark = offer.marks.find((one) => one.mark === 'ticked');
      if (!mark || offer.cards.length !== 1) continue;
      const other = best.get(mark.cell);
      if (!other || other.points < offer.points) best.set(mark.cell, { ...offer, cell: mark.cell });
    }
    return [...best.values()];
  });
  /** The colours that the cards can count as. */
  readonly colours = $derived([...new Set(this.sameCards.flatMap((offer) => offer.colour ?? []))]);
  /** The colour that they count as. */
  readonly counted = $derived(this.colours.length === 1 ? (this.colours[0] ?? null) : this.colour);
  private readonly options = $derived(
    this.sameCards.filter((offer) => offer.colour === this.counted),
  );
  private readonly best = $derived(
    this.options.reduce<Offer | null>(
      (one, other) => (one === null || other.points > one.points ? other : one),
      null,
    ),
  );
  /** The play that would be confirmed. */
  readonly played: Offer | null = $derived.by(() => {
    const { wish } = this;
    if (wish === null) return this.best;
    return this.options.find((offer) => ticks(offer, wish)) ?? null;
  });
  readonly staged = $derived(this.phase === 'play' ? this.played : this.offer);
  readonly numbers = $derived(
    [...new Set(this.held.map((one) => one.number))].sort((a, b) => a - b),
  );
  readonly ticked = $derived(new Set(this.played?.ticks));

  private reasons = $state.raw<{ of: Offer | null; why: string[] }>({ of: null, why: [] });
  /** Why a number of the cards played is not ticked, where it could not be. */
  readonly why = $derived(this.reasons.of === this.played ? this.reasons.why : []);

  constructor(
    private readonly sitting: Sitting,
    private readonly looking: Looking<'qwixx-cards'>,
  ) {
    $effect(() => {
      const { played, counted, numbers, held } = this;
      const { at, view, now } = sitting;
      if (!played || !counted || at === null || this.phase !== 'play') return;
      const left = numbers.filter((number) => !played.ticks.includes(number));
      const asked = left.map((number) => {
        const action = notation(held, counted, new Set([...played.ticks, number]));
        return check(now.game, view, at, action);
      });
      void Promise.all(asked).then((found) => {
        if (this.played !== played) return;
        const said = found.flatMap((no) =>
          no ? [refusal(now.game, no.key, no.data, sitting.name)] : [],
        );
        this.reasons = { of: played, why: [...new Set(said)] };
      });
    });
  }

  private get phase(): View['phase'] {
    return this.looking.view.phase;
  }

  /** Puts everything back. */
  clear(): void {
    if (this.offer || this.cards.length > 0) announce(t('typed-undone'));
    this.offer = null;
    this.pick([]);
  }

  pick(cards: string[]): void {
    if (cards.length > 0) this.looking.began();
    this.cards = cards;
    this.colour = null;
    this.wish = null;
  }

  /** Takes up the cards of a play, as the colour that it has. */
  takeUp({ cards, colour }: Offer): void {
    this.pick(cards);
    if (colour) this.countAs(colour);
  }

  countAs(colour: Hue): void {
    this.colour = colour;
    this.wish = null;
  }

  /** Whether a card goes with those that are chosen. */
  goesWith(card: string): boolean {
    return this.plays.some((offer) =>
      [...this.cards, card].every((one) => offer.cards.includes(one)),
    );
  }

  /** The most points that a card brings with those that are chosen; nothing where it does not go with them. */
  worth(card: string): number | null {
    const cards = new Set([...this.cards, card]);
    const points = this.plays
      .filter(
        (offer) => offer.cards.length === cards.size && offer.cards.every((c) => cards.has(c)),
      )
      .map((offer) => offer.points);
    return points.length > 0 ? Math.max(...points) : null;
  }

  /** Takes a card of the hand up, puts it back, or says why not. */
  async tap(one: HandCard): Promise<void> {
    if (!this.looking.asking) return;
    this.sitting.refused = null;
    if (this.phase !== 'play') {
      await this.refuses(notation([one], one.colour ?? 'red', new Set()));
      return;
    }
    if (this.cards.includes(one.card)) {
      return this.pick(this.cards.filter((card) => card !== one.card));
    }
    if (this.goesWith(one.card)) return this.pick([...this.cards, one.card]);
    const paint = one.colour ?? this.counted ?? 'red';
    const alike = this.held.every((other) => other.colour === null || other.colour === paint);
    const no = alike && (await this.refuses(notation([...this.held, one], paint, new Set())));
    if (!no) this.pick([one.card]);
  }

  /** Ticks a number of the cards played, or does not. */
  async toggle(number: number): Promise<void> {
    if (!this.counted) return;
    this.sitting.refused = null;
    const next = new Set(this.ticked);
    if (!next.delete(number)) next.add(number);
    if (this.options.some((offer) => ticks(offer, next))) this.wish = next;
    else await this.refuses(notation(this.held, this.counted, next));
  }

  /** Says why an action may not be done; whether that is so. */
  async refuses(action: string): Promise<boolean> {
    const { now, view, at } = this.sitting;
    if (at === null) return false;
    const no = await check(now.game, view, at, action);
    if (no) this.sitting.refuse(no);
    return no !== null;
  }
}

const ticks = (offer: Offer, wish: Set<number>): boolean =>
  offer.ticks.length === wish.size && offer.ticks.every((number) => wish.has(number));
