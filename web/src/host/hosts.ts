// Which hosts there are. A server's tables come in by the same interface.

import { lessMotion } from '../style/appearance.svelte';
import { settings } from '../settings/settings.svelte';
import { LocalHost, type Pace } from './local';
import type { Host } from './host';

/** Bots and dice wait until what happened before can be seen and heard. */
const pace: Pace = {
  pause(told, next) {
    if (settings.pace === 'quick') return 30;
    const seen = told.filter(({ event }) => event.event !== 'answered').length;
    const rolled = told.some(({ event }) => event.event === 'rolled') && !lessMotion();
    if (seen === 0) return next === 'deal' ? 350 : 220;
    return Math.min(2400, 700 + seen * 250 + (rolled ? 500 : 0));
  },
};

/** Tables on this device. */
export const local: Host = new LocalHost(pace);
