// How Qwixx is played on the page: with real dice too, and with answers that are sealed.

import type { OnPage } from '..';

const facts: Partial<OnPage> = { real: true, hides: 'answers', chance: 'dice' };

export default facts;
