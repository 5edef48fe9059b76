// Written by tests (QLUB_GOLDEN=1 cargo test typescript): do not edit.

/** A link to be drawn. */
export type SquareQuestion = {
  /** The link as text. */
  link: string;
};
