// How Quixo is played on the page: without luck; four play in teams, partners across the table.

import type { OnPage } from '..';

const facts: Partial<OnPage> = {
  chance: null,
  main: ['side'],
  team: (edition, seat, { cross = '0' }) =>
    edition === 'four' ? (seat % 2 === Number(cross) ? 'cross' : 'ring') : null,
};

export default facts;
