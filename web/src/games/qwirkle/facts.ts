// How Qwirkle is played on the page.

import type { OnPage } from '..';

const facts: Partial<OnPage> = { chance: 'tiles' };

export default facts;
