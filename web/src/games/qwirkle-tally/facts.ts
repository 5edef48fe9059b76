// How a tally is used on the page: the tiles lie on the real table.

import type { OnPage } from '..';

const facts: Partial<OnPage> = { chance: null, hides: 'nothing' };

export default facts;
