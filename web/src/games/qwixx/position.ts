// What the picture of Qwixx shows: a sheet of a match that was played, and its dice (`pictures.test.ts`).

/** The numbers that are crossed in each row, from the top. */
export const CROSSED = [
  [9, 10],
  [7, 9, 11],
  [9, 7, 4],
  [9, 7],
];

/** What two of the dice show. */
export const DICE = { white: 6, red: 2 };
