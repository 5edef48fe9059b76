// How a pad is used on the page: luck lies on the real table, and sheets are open.

import type { OnPage } from '..';

const facts: Partial<OnPage> = { chance: null, hides: 'nothing' };

export default facts;
