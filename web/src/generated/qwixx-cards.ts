// Written by tests (QLUB_GOLDEN=1 cargo test typescript): do not edit.

import type { Cell, Colour, Means, Paper, SheetMark, SheetView, Symbol } from './qwixx';
import type { Outcome, Seat, Seats } from './wire';

/** What a seat decides. */
export type Action = string;

/** What everybody sees of a card that lies or is held with its back up: its number. */
export type Back = {
  /** The number on the back. */
  number: number;
};

/** A card: a number, and a colour unless it is a joker. `r5` is the red five, `j5` the joker five. */
export type Card = string;

/** A set of cards: red, yellow, green, blue, jokers, each from low to high. There is one of each, so
 * a hand, a pile or a discard is a set. */
export type CardSet = Array<string>;

/** Something that happened. What only one seat may hear is told to that seat alone. */
export type Event =
  | {
      event: 'began';
      /** The seat of that player. */
      seat: Seat;
    }
  | {
      event: 'dealt';
      /** The backs of each hand. */
      hands: Array<Array<Back>>;
      /** The backs of the cards in the row. */
      row: Array<Back>;
      /** The top card of the pile. */
      top: Back;
    }
  | {
      event: 'held';
      /** The cards of the hand. */
      hand: CardSet;
    }
  | {
      event: 'took';
      /** The seat that took it. */
      seat: Seat;
      /** The place in the row. */
      place: number;
      /** The back of the card. */
      back: Back;
    }
  | {
      event: 'saw';
      /** The card that was taken. */
      card: Card;
    }
  | {
      event: 'shuffled';
      /** How many cards that makes. */
      cards: number;
    }
  | {
      event: 'refilled';
      /** The backs of the cards in the row. */
      row: Array<Back>;
      /** The top card of the pile: its number counts for everyone. */
      top: Back;
    }
  | {
      event: 'answered';
      /** The seat that has answered. */
      seat: Seat;
    }
  | {
      event: 'passed';
      /** The seat that passed. */
      seat: Seat;
    }
  | {
      event: 'played';
      /** The seat of the active player. */
      seat: Seat;
      /** The cards, their colour and the numbers ticked, in notation. */
      play: Action;
      /** The cards as they are. */
      cards: CardSet;
    }
  | ({
      event: 'marked';
      /** The seat whose sheet it is. */
      seat: Seat;
    } & (
      | {
          mark: 'ticked';
          /** The cell that was ticked. */
          cell: Cell;
          /** The colour printed there, which may differ from the row's. */
          colour: Colour;
          /** By what right. */
          means: Means;
        }
      | {
          mark: 'locked';
          /** The row of the lock. */
          row: Colour;
        }
      | {
          mark: 'boxed';
          /** Which, from the left, counted from 0. */
          index: number;
          /** The row it ticks a cell of. */
          row: Colour;
        }
      | {
          mark: 'paired';
          /** The symbol of the pair. */
          symbol: Symbol;
        }
      | {
          mark: 'wasted';
          /** The row in which it would have been made. */
          row: Colour;
        }
    ))
  | {
      event: 'missed';
      /** The seat of the active player. */
      seat: Seat;
      /** The misses of that seat by now. */
      misses: number;
    }
  | {
      event: 'ended';
      /** Winners, scores and the reason. */
      outcome: Outcome;
    };

/** A hand: backs for everybody, cards for its owner. */
export type Hand = { backs: Array<Back>; cards: Array<HandCard> | null };

/** A card that its owner sees. */
export type HandCard = {
  card: Card;
  number: number;
  /** None for a joker. */
  colour: Colour | null;
};

/** A hand: backs for everybody, cards for its owner. */
export type HandView = {
  /** The numbers held, from low to high. */
  backs: Array<Back>;
  /** The cards, if it is the viewer's hand. */
  cards: CardSet | null;
};

/** A table of the card game, ready to be drawn. */
export type Look = {
  closingNeeds: number;
  sheets: Array<Paper>;
  row: Array<Back>;
  /** The number that counts for everybody, while it does. */
  number: number | null;
  hands: Array<Hand>;
  /** The cards of a whole hand. */
  full: number;
  /** Whether ticks of one step leave out one cell at most. */
  strictGap: boolean;
  offers: Array<Offer>;
};

/** Something that a seat may decide, with all that would come of it. */
export type Offer = {
  /** What, in notation. */
  action: string;
  /** The place in the row that a card is taken from. */
  take: number | null;
  /** The cell that the common number ticks. */
  cell: Cell | null;
  /** The cards played, the colour they count as, and the numbers ticked. */
  cards: Array<Card>;
  colour: Colour | null;
  ticks: Array<number>;
  /** Like the offers of the dice game, which have a choice here. */
  into: Colour | null;
  points: number;
  marks: Array<SheetMark>;
  skips: Array<Cell>;
  misses: boolean;
  ends: boolean;
};

/** A set-up that has been read and found good. */
export type Options = string;

/** What the game waits for. */
export type Phase = 'first' | 'deal' | 'take' | 'face' | 'refill' | 'number' | 'play' | 'over';

/** The table as one viewer sees it. */
export type View = {
  /** The options that the game is played with. */
  setup: Options;
  /** Who is looking; nobody in particular if it is a watcher. */
  viewer: Seat | null;
  /** What the game waits for. */
  phase: Phase;
  /** The active player, once drawn. */
  active: Seat | null;
  /** The backs of the cards in the row. */
  row: Array<Back>;
  /** The place in the row whose card is being taken. */
  taking: number | null;
  /** The top card of the pile. */
  top: Back | null;
  /** How many cards the pile holds, its top card counted. */
  pile: number;
  /** The cards played since the last shuffle. */
  discard: CardSet;
  /** The hands of all seats. */
  hands: Array<HandView>;
  /** The sheets of all seats. */
  sheets: Array<SheetView>;
  /** The seats whose answer is in while others are still owed. */
  answered: Seats;
  /** The viewer's own answer, if it is in. */
  answer: Action | null;
  /** Whether the active player ticked the common number of this turn. */
  ticked: boolean;
  /** The result, once there is one. */
  outcome: Outcome | null;
};
