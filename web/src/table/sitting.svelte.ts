// Somebody's sitting at a table: who is at the screen, what was told, what was refused.

import type { View } from '../generated/games';
import { announce } from '../parts/announce.svelte';
import { characterAt, rankOf, type Character } from '../parts/cast';
import { marked } from '../parts/named';
import {
  RefusalError,
  type Connection,
  type Doors,
  type HeardUpdate,
  type Table,
} from './host/host';
import type { OfferKind, Request, TableState, Update } from '../generated/wire';
import { entered, newsOf, refusal, t, told } from '../words/words.svelte';
import type { Hinting } from './coach/hinting.svelte';
import type { Lit } from './coach/lit';
import { beginsAnew, fold } from './fold';
import { keepEnd } from './kept/games';
import { easierThan, noteEnd, suggestionTaken } from './losses';
import { namesThen } from './naming';
import { nowOf, type TableNow } from './now';
import { tellings, type ToldEvent } from './told-event';

/** A refusal as it is shown: a sentence, and where the rule is explained. */
export interface ShownRefusal {
  text: string;
  /** The key, if it is one of a rule. */
  rule?: string;
}

/**
 * What the curtain hides while a device goes round: answers if the table wants it, the hands of
 * all, or nothing since everything is open.
 */
export type Hides = 'answers' | 'hands' | 'nothing';

/** An offer of this device that somebody said no to. */
export interface DeclinedOffer {
  offer: OfferKind;
  /** Who said no. */
  seat: number;
}

/** What whoever is at the screen may wish for; what it takes depends on how the table stands. */
export type Wish =
  | { ask: 'answer'; seat: number; question: number | null; action: string }
  | { ask: 'chance'; chance: string }
  | { ask: 'take-back' }
  | { ask: 'rematch' };

export class Sitting {
  private update = $state.raw<Update>()!;
  connection = $state<Connection>('good');
  told = $state.raw<ToldEvent[]>([]);
  /** What the last update told; never what was told before one came. */
  news = $state.raw<ToldEvent[]>([]);
  /** The seat of whoever is at the screen; null for a watcher. */
  at = $state<number | null>(null);
  /** Whether the screen is covered until the next person has it. */
  curtain = $state(false);
  refused = $state<ShownRefusal | null>(null);
  /** What was offered here and declined, until that has been seen. */
  declined = $state.raw<DeclinedOffer | null>(null);
  /** When the last update came, for clocks that run on. */
  heardAt = $state(0);
  /** What the coach lights on the board. */
  lit = $state.raw<Lit[]>([]);
  /** What whoever is at the screen has staged, in notation: the coach compares it with the best. */
  inMind = $state<string | null>(null);
  /** Hints, once somebody has asked for one. */
  hinting = $state.raw<Hinting | null>(null);
  doors = $state.raw<Doors | null>(null);
  /** Whether the match came to its end before the eyes of this device. */
  justEnded = $state(false);
  /** Whether an answer is on its way, so that none is given twice. */
  answering = $state(false);
  /** Whether the answer that was given is being changed. */
  private changing = $state(false);
  /** The question that was open when dice were typed in here: they can be corrected. */
  private typedFor = $state<number | null>(null);
  private retyping = $state(false);
  /** Who of those at this device decided last, as far as that was seen. */
  private decider: number | null = null;
  private readonly stop: () => void;

  /** `hidesOf`: what a game hides while a device goes round. */
  constructor(
    private readonly table: Table,
    private readonly hidesOf: (game: string) => Hides,
  ) {
    this.stop = table.subscribe((heard) => {
      const begins = this.update?.table.phase !== 'playing';
      this.hear(heard);
      this.turnTo(begins);
    });
  }

  private hear(heard: HeardUpdate): void {
    const { update, fresh, connection } = heard;
    const before = beginsAnew(heard) ? [] : this.told;
    const news = tellings(before, update.news);
    if (news.length > 0 || fresh) this.told = [...before, ...news];
    this.news = fresh ? [] : news;
    if (update.news.length > 0) this.refused = null;
    this.noteReply(update);
    this.noteDecider(update);
    this.note(update.table);
    if (!this.table.isOver) this.noteEnd(update);
    this.update = fold(this.update, heard);
    this.connection = connection;
    this.doors = this.table.doors;
    this.heardAt = performance.now();
  }

  /** Notes that somebody said no to what was offered here; whoever takes an offer away knows it. */
  private noteReply({ table, news }: Update): void {
    const before = this.update;
    const offer = before?.table.offer;
    if (table.offer) this.declined = null;
    if (!before || !offer) return;
    const own = before.you.asking !== null || before.you.seats.includes(offer.by);
    const no = news.find((one) => one.news === 'disagreed' && one.seat !== offer.by);
    if (own && no?.news === 'disagreed') this.declined = { offer: offer.offer, seat: no.seat };
  }

  /** Notes who of those here decided last: that is what can be taken back, whoever has the screen by now. */
  private noteDecider({ table: { question }, news }: Update): void {
    const before = this.update?.table.question;
    if (news.some((one) => one.news === 'taken-back')) this.decider = null;
    else if (before) {
      const open = question?.number === before.number ? question.answered : before.seats;
      const decided = open.filter((seat) => !before.answered.includes(seat));
      this.decider = decided.findLast((seat) => this.here.includes(seat)) ?? this.decider;
    }
  }

  /** Notes how a match ended, and keeps it. */
  private noteEnd(update: Update): void {
    const before = this.update?.table;
    const ends = before !== undefined && before.outcome === null && update.table.outcome !== null;
    this.justEnded = ends || (this.justEnded && update.table.outcome !== null);
    noteEnd(this.table.id, this.update, update);
    void keepEnd(this.table, update);
  }

  /** Notes which dice can still be corrected, and which answer changed. */
  private note({ question, luck, seats }: TableState): void {
    const before = this.update?.table;
    const typed = luck.kind === 'typed' && (before?.chanceDue || this.retyping);
    if (question?.number !== before?.question?.number) {
      this.typedFor = typed && question ? question.number : null;
      this.changing = this.retyping = false;
    }
    const person = (seat: number) => seats[seat]?.kind === 'person' && !seats[seat].standIn;
    if (question?.answered.some(person)) this.typedFor = null;
  }

  /** The table as everybody may see it. */
  get state(): TableState {
    return this.update.table;
  }

  /** What the table is called wherever it is kept. */
  get id(): string {
    return this.table.id;
  }

  get you(): Update['you'] {
    return this.update.you;
  }

  readonly now: TableNow = $derived.by(() =>
    nowOf(this.table, this.update, this.connection, {
      retyping: this.retyping,
      canTakeBack: this.canTakeBack,
    }),
  );

  leave(): void {
    this.stop();
    this.hinting?.leave();
  }

  /** Whether a finished match is looked at again. */
  get isReplay(): boolean {
    return this.table.isOver ?? false;
  }

  record(): Promise<string> {
    return this.table.record(this.state.matchNumber);
  }

  /** Whether the match can be saved before it is over. */
  get canSave(): boolean {
    return this.table.saved !== undefined && this.state.phase === 'playing';
  }

  async saved(): Promise<string> {
    return (await this.table.saved?.()) ?? '';
  }

  invite(seat: number): Promise<string> {
    return this.table.invite(seat);
  }

  remove(): Promise<void> {
    return this.table.remove();
  }

  /** Wishes for something; says why not, and whether it was done. */
  ask(wish: Wish): Promise<boolean> {
    switch (wish.ask) {
      case 'answer': {
        const { seat, action } = wish;
        this.answering = true;
        return this.request({ do: 'answer', seat, question: wish.question ?? 0, action }).finally(
          () => (this.answering = false),
        );
      }
      case 'chance':
        return this.request({ do: 'type-chance', chance: wish.chance });
      case 'take-back':
        return this.takeBack();
      case 'rematch':
        return this.request({ do: 'rematch' });
    }
  }

  /** Asks the table for something; says why not, and whether it was done. */
  async request(request: Request): Promise<boolean> {
    try {
      await this.table.ask(request);
      this.changing = false;
      return true;
    } catch (error) {
      this.refuse(error);
      return false;
    }
  }

  /** Says something to all, or to partners alone. Under its mark it is said once, however often it is sent. */
  async say(text: string, team: boolean): Promise<boolean> {
    if (this.at === null) return false;
    const [mark] = crypto.getRandomValues(new Uint32Array(1));
    return this.request({ do: 'chat', seat: this.at, text, team, ...(mark && { mark }) });
  }

  /** Shows and says why something was refused. */
  refuse(error: unknown): void {
    const no =
      error instanceof RefusalError ? error : new RefusalError('engine', null, String(error));
    const text = refusal(this.state.game, no.key, no.data, this.name);
    const isRule = no.data !== null && typeof no.data === 'object' && 'rule' in no.data;
    this.refused = isRule && !no.key.startsWith('table-') ? { text, rule: no.key } : { text };
    announce(text);
  }

  name = (seat: number): string => {
    const chair = this.state.seats[seat];
    if (chair?.name) return chair.name;
    if (chair?.kind === 'open' && chair.was) return chair.was;
    return this.character(seat)?.name ?? t('seat-number', { number: seat + 1 });
  };

  /** The names as they were when things were told. */
  private readonly formerNames = $derived.by(() =>
    namesThen(this.told, {
      now: this.state.seats.map((_, seat) => this.name(seat)),
      bot: (seat, level) => this.characterOf(seat, level).name,
      inPlaceOf: (name) => t('bot-for', { name }),
    }),
  );

  /** What a seat was called when something was told. */
  nameThen = (told: ToldEvent, seat: number): string =>
    this.formerNames.get(told)?.[seat] ?? this.name(seat);

  /** Whether a bot plays in the place of a person who is away or has left. */
  isStoodIn = (seat: number): boolean => {
    const chair = this.state.seats[seat];
    const left = chair?.kind === 'open' && this.state.phase === 'playing';
    return chair !== undefined && (left || chair.standIn !== null);
  };

  /** Who the bot on a seat is, or a bot of another level would be there; nobody where a person sits. */
  character = (seat: number, level = this.state.seats[seat]?.level): Character | undefined => {
    if (this.state.seats[seat]?.kind !== 'bot') return undefined;
    return this.characterOf(seat, level);
  };

  private characterOf(seat: number, level: string | null | undefined): Character {
    const { seats, matchNumber: match } = this.state;
    return characterAt({ level, seat, seats: seats.length, match });
  }

  /** The level that is suggested after this match, if one is. */
  easier(offered: readonly string[]): string | null {
    const { game, outcome, matchNumber } = this.state;
    if (!outcome || !this.you.host || !this.now.can.has('rematch')) return null;
    return easierThan(game, offered, `${this.table.id}/${matchNumber}`);
  }

  /** The bots that play better than a level. */
  harderThan(level: string): number[] {
    return this.state.seats.flatMap((chair, seat) =>
      chair.kind === 'bot' && rankOf(chair.level) > rankOf(level) ? [seat] : [],
    );
  }

  /** Plays again, and lets no bot play better than a level. */
  async rematchAt(level: string): Promise<boolean> {
    for (const seat of this.harderThan(level)) {
      if (!(await this.request({ do: 'seat-bot', seat, level }))) return false;
    }
    suggestionTaken(this.state.game);
    return this.ask({ ask: 'rematch' });
  }

  /** The name of a seat, for a sentence that `Named` shows. */
  named = (seat: number): string => marked(this.name(seat));

  /** The seats held at this device. */
  get here(): number[] {
    return this.you.seats;
  }

  /** The seat of the one person who played at this device; null if it was nobody, or several. */
  get me(): number | null {
    const [seat, another] = this.here;
    return this.isReplay || another !== undefined ? null : (seat ?? null);
  }

  /** The seats that owe a decision. */
  get owing(): number[] {
    const { turn } = this.now;
    if (turn.waits !== 'decision') return [];
    return this.changing && this.at !== null ? [...turn.seats, this.at] : turn.seats;
  }

  /** Whether whoever is at the screen is asked. */
  get asked(): boolean {
    if (this.table.isOver) return false;
    return !this.curtain && this.at !== null && !this.retyping && this.owing.includes(this.at);
  }

  /** Whether somebody at this device is waited for, whoever is at the screen. */
  get isAwaited(): boolean {
    return !this.table.isOver && this.here.some((seat) => this.owing.includes(seat));
  }

  /** The view of whoever is at the screen. */
  get view(): View {
    const { views } = this.now;
    const [first] = Object.values(views);
    return views[this.at === null ? 'watcher' : String(this.at)] ?? first!;
  }

  /** What was told that may be read now: behind the curtain nobody's own. */
  get readable(): ToldEvent[] {
    const own = this.curtain ? null : this.at;
    return this.told.filter(({ only }) => only === null || only === own);
  }

  /** Whether the answer that was given is being changed; until another is given it stands. */
  get stands(): boolean {
    return this.changing && this.sealedHere !== undefined;
  }

  /** Something told, in words; names as they are, or marked in some way. */
  tell = (one: ToldEvent, mark: (name: string) => string = String): string => {
    const { event, leaver } = one;
    const names = (seat: number) => mark(this.nameThen(one, seat));
    if (!event.event.startsWith('news-')) return told(this.state.game, event, names);
    if (event.event === 'news-corrected') {
      const said = { before: entered(event.before), action: entered(event.action) };
      return newsOf(Object.assign({ ...event }, said), names);
    }
    const fields: Record<string, unknown> =
      leaver === undefined ? event : { ...event, seat: leaver };
    const own = PEOPLES.flatMap((key) => {
      const words = fields[key];
      return typeof words === 'string' ? [[key, mark(words)]] : [];
    });
    return newsOf({ ...event, ...Object.fromEntries(own) }, names);
  };

  /** Lets somebody who shares the device come to the screen. */
  turn(seat: number): void {
    this.at = seat;
    this.refused = null;
  }

  lift(): void {
    this.curtain = false;
  }

  private get canTakeBack(): boolean {
    if (this.update.table.phase !== 'playing' || this.at === null || this.table.isOver)
      return false;
    if (this.typedFor !== null || this.sealedHere !== undefined) return !this.retyping;
    return this.told.some(({ event }) => 'seat' in event && this.here.includes(Number(event.seat)));
  }

  /** Whether the answer of whoever is at the screen is given, and known to nobody else yet. */
  get isSealed(): boolean {
    return this.sealedHere !== undefined;
  }

  private get sealedHere(): string | undefined {
    return this.you.sealed.find(({ seat }) => seat === this.at)?.action;
  }

  /** Dice that were just typed are typed again, an answer that is still sealed is changed; what has
   * been played needs the others to agree. */
  private async takeBack(): Promise<boolean> {
    if (this.at === null) return false;
    if (this.typedFor !== null) return (this.retyping = true);
    if (this.sealedHere !== undefined) return (this.changing = true);
    const { decider, here, now } = this;
    const played = decider !== null && here.includes(decider) && !(decider in now.sealed);
    return this.request({ do: 'offer', seat: played ? decider : this.at, offer: 'take-back' });
  }

  /** Whoever is asked comes to the screen; others who share it look away meanwhile. */
  private turnTo(begins: boolean): void {
    const here = this.here;
    const waiting = here.filter((seat) => this.owing.includes(seat));
    if (this.at === null || !here.includes(this.at)) this.at = here[0] ?? null;
    if (this.table.isOver) return;
    const hides = this.hidesOf(this.now.game);
    if (this.state.phase !== 'playing') this.curtain = false;
    // Hands are nobody else's business, from the first moment on.
    else if (begins && hides === 'hands' && here.length > 1) this.curtain = true;
    if (waiting.length === 0 || (this.at !== null && waiting.includes(this.at) && !begins)) return;
    const [view] = Object.values(this.now.views);
    const active = view && 'active' in view ? view.active : null;
    const next = active !== null && waiting.includes(active) ? active : waiting[0];
    if (next === undefined) return;
    this.at = next;
    const sealed = this.table.answers === 'sealed' && hides !== 'nothing';
    if (sealed && here.length > 1) this.curtain = true;
  }
}

/** The fields of news that hold what people called themselves or said. */
const PEOPLES = ['name', 'before', 'text', 'seat'];
