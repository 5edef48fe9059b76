// Written by tests (QLUB_GOLDEN=1 cargo test typescript): do not edit.

/** A table that is read rather than looked at. */
export type Look = {
  /** The view as text. */
  text: string;
  /** What the seat may decide. */
  offers: Array<Offer>;
};

/** Something that the seat may decide. */
export type Offer = {
  /** It in notation. */
  action: string;
  /** The points it would make. */
  points: number;
  /** What would be told of it. */
  events: { event: string; [field: string]: unknown }[];
};
