// A table without a look of its own, as the engine shows it.

export interface Look {
  text: string;
  offers: Offer[];
}

export interface Offer {
  action: string;
  points: number;
  events: { event: string; [field: string]: unknown }[];
}
