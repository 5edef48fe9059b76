// What is chosen before a match: it is remembered for the next one of the same game.

import { isPad } from '../../engines';
import { NAMES, onPage, type OnPage } from '../../games';
import type { EditionAbout, GameAbout } from '../../generated/wire';
import { characterAt, rankOf, type Character } from '../../parts/cast';
import { rememberNames } from '../../settings/family';
import { settings } from '../../settings/settings.svelte';
import type { Plan, SeatPlan } from '../../table/host/host';
import { easierThan, suggestionTaken } from '../../table/losses';
import { t } from '../../words/words.svelte';
import { writeSetup } from '../setup';
import { remember, remembered, USUAL, type Choice } from './remembered';

const isHarder = ({ kind, level }: SeatPlan, than: string): boolean =>
  kind === 'bot' && rankOf(level) > rankOf(than);

export class Choosing {
  choice: Choice = $state<Choice>()!;
  /** What there is to choose, once the engine has said so. */
  about = $state.raw<GameAbout>();
  /** Whether there is a server that could keep the table. */
  server = $state(false);

  readonly edition = $derived(
    this.about?.editions.find(({ name }) => name === this.choice.edition),
  );
  readonly most = $derived(this.edition?.most ?? 5);
  readonly fewest = $derived(this.edition?.fewest ?? 1);
  /** Whether the table is to be at the server. */
  readonly online = $derived(this.server && this.choice.where === 'online');
  /** How many people play at this device. */
  readonly people = $derived(
    this.choice.seats.filter((seat) => this.kindOf(seat) === 'here').length,
  );

  /** The set-up, as text. */
  readonly setup = $derived(
    writeSetup(this.edition, this.choice.seats.length, this.choice.options, this.same),
  );

  constructor(
    readonly game: string,
    choice: Choice = remembered(game),
  ) {
    this.choice = choice;
  }

  /** Editions that are chosen as another one with an option. */
  private get same(): OnPage['same'] {
    return NAMES.includes(this.game) ? onPage(this.game).same : {};
  }

  /** The editions to choose from. */
  get editions(): EditionAbout[] {
    return (this.about?.editions ?? []).filter(({ name }) => !(name in this.same));
  }

  /** Whether bots can play along. */
  get hasBots(): boolean {
    return !isPad(this.game);
  }

  /** Learns what there is to choose. What was remembered may be there no more. */
  learn(about: GameAbout): void {
    this.about = about;
    this.chooseEdition((this.edition ?? this.editions[0])?.name ?? '');
  }

  /** Every edition has room for its own number of players. */
  chooseEdition(name: string): void {
    this.choice.edition = name;
    if (!this.edition) return;
    const fill = this.hasBots ? 'bot' : 'here';
    while (this.choice.seats.length < this.fewest) this.add(fill);
    if (this.choice.seats.length > this.most) this.choice.seats.length = this.most;
  }

  /** Plays on this device, or at the server: there the seats of bots are open for friends, unless some are. */
  play(where: 'here' | 'online'): void {
    this.choice.where = where;
    const { seats } = this.choice;
    if (!this.online || seats.some(({ kind }) => kind === 'open')) return;
    for (const seat of seats.filter(({ kind }) => kind === 'bot')) this.become(seat, 'open');
  }

  /** Everybody but the first comes with a device of their own. */
  invite(): void {
    this.choice.where = 'online';
    const { seats } = this.choice;
    while (seats.length < Math.max(2, this.fewest)) this.add('open');
    for (const [index, seat] of seats.entries()) this.become(seat, index === 0 ? 'here' : 'open');
  }

  /** Adds a person or a bot; at the server a person may come with a device of their own. */
  add(kind: SeatPlan['kind']): void {
    const level = kind === 'bot' ? { level: USUAL } : {};
    this.choice.seats.push({ kind, name: '', ...level });
  }

  remove(index: number): void {
    this.choice.seats.splice(index, 1);
    // Whoever was chosen is still chosen, on another seat.
    const { options } = this.choice;
    for (const { key } of this.edition?.options.filter(({ seats }) => seats) ?? []) {
      const seat = Number(options[key] ?? 0);
      if (seat === index) delete options[key];
      else if (seat > index) options[key] = String(seat - 1);
    }
  }

  /** Puts a person on a seat, or a bot of some level. */
  become(seat: SeatPlan, kind: string): void {
    seat.kind = kind === 'here' || kind === 'open' ? kind : 'bot';
    if (seat.kind === 'bot') seat.level = kind;
    else delete seat.level;
  }

  /** Who sits there: nobody else comes to a table on this device. */
  kindOf({ kind }: SeatPlan): SeatPlan['kind'] {
    return kind === 'open' && !this.online ? 'here' : kind;
  }

  /** What somebody is called who has not said so. */
  nameOf(seat: SeatPlan, index: number): string {
    const kind = this.kindOf(seat);
    if (kind === 'open') return t('before-open');
    if (kind === 'here') {
      return seat.name || (index === 0 && settings.name) || t('seat-number', { number: index + 1 });
    }
    return this.characterAt(index, seat.level).name;
  }

  /** What whoever sits there is called where seats are chosen from: open ones go by their number. */
  playerAt(index: number): string {
    const seat = this.choice.seats[index];
    const number = () => t('seat-number', { number: index + 1 });
    return !seat || this.kindOf(seat) === 'open' ? number() : this.nameOf(seat, index);
  }

  /** Who a bot of some level is on a seat of this table. */
  characterAt(seat: number, level: string = USUAL): Character {
    return characterAt({ level, seat, seats: this.choice.seats.length, match: 1 });
  }

  /** The level that is suggested after some losses, and the first bot that plays better than it. */
  get easier(): { level: string; seat: number } | null {
    const level = easierThan(this.game, this.edition?.bots ?? []);
    const seat = level === null ? -1 : this.choice.seats.findIndex((one) => isHarder(one, level));
    return level === null || seat < 0 ? null : { level, seat };
  }

  /** Takes what is suggested: no bot plays better than that. */
  ease(level: string): void {
    for (const seat of this.choice.seats) if (isHarder(seat, level)) seat.level = level;
    suggestionTaken(this.game);
  }

  /** The table that was chosen, of a game that can do and hides this. */
  plan({ real, hides }: Pick<OnPage, 'real' | 'hides'>): Plan {
    const { seats, chance, answers } = this.choice;
    return {
      table: {
        game: this.game,
        setup: this.setup,
        luck: { kind: real && chance === 'typed' ? 'typed' : 'fair' },
      },
      seats: seats.map((seat, index) => ({
        ...seat,
        kind: this.kindOf(seat),
        name: this.nameOf(seat, index),
      })),
      answers: hides === 'answers' ? answers : hides === 'hands' ? 'sealed' : 'open',
    };
  }

  remember(): void {
    rememberNames(this.choice.seats.map(({ name }) => name));
    remember(this.game, this.choice);
  }
}
