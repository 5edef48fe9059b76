// Written by tests (QLUB_GOLDEN=1 cargo test typescript): do not edit.

/** What each game shows, what its boards draw, and what it tells. */
export interface Games {
  qwixx: {
    view: import('./qwixx').View;
    look: import('./qwixx').Look;
    event: import('./qwixx').Event;
  };
  'qwixx-cards': {
    view: import('./qwixx-cards').View;
    look: import('./qwixx-cards').Look;
    event: import('./qwixx-cards').Event;
  };
  'qwixx-pad': {
    view: import('./qwixx-pad').View;
    look: import('./qwixx-pad').Look;
    event: import('./qwixx-pad').Event;
  };
  quixo: {
    view: import('./quixo').View;
    look: import('./quixo').Look;
    event: import('./quixo').Event;
  };
  qwirkle: {
    view: import('./qwirkle').View;
    look: import('./qwirkle').Look;
    event: import('./qwirkle').Event;
  };
  'qwirkle-tally': {
    view: import('./qwirkle-tally').View;
    look: import('./qwirkle-tally').Look;
    event: import('./qwirkle-tally').Event;
  };
}

/** What a viewer sees of a game that has a board on the page. */
export type View = Games[keyof Games]['view'];

/** What is drawn of a game that has no board. */
export type Plain = import('./plain').Look;

/** What a board draws. */
export type Look = Games[keyof Games]['look'] | Plain;

/** What it tells. */
export type Event = Games[keyof Games]['event'];
