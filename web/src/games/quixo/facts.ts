// How Quixo is played on the page: without luck; four play in teams, partners across the table.

import type { OnPage } from '..';

const facts: Partial<OnPage> = {
  chance: null,
  main: ['side'],
  team: (edition, seat) => (edition === 'four' ? (seat % 2 === 0 ? 'cross' : 'ring') : null),
};

export default facts;
