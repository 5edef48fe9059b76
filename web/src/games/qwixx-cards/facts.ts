// How the card game is played on the page: jokers are a choice beside the pad, on every pad.

import type { OnPage } from '..';

const facts: Partial<OnPage> = {
  chance: 'cards',
  main: ['jokers'],
  same: { jokers: { edition: 'classic', options: { jokers: 'yes' } } },
};

export default facts;
