// Puts theme, palette and motion on the page, as the settings or the device want them.

import { settings } from '../settings/settings.svelte';
import { HUES, PALETTES, upon } from './palette';

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
let prefersDark = $state(dark.matches);
let prefersStill = $state(still.matches);
dark.addEventListener('change', (change) => (prefersDark = change.matches));
still.addEventListener('change', (change) => (prefersStill = change.matches));

/** Whether things should move as little as possible. */
export function lessMotion(): boolean {
  return settings.motion === 'less' || (settings.motion === 'auto' && prefersStill);
}

/** Keeps the page in the colours that are wanted. Called once, by the page itself. */
export function dress(): void {
  // Before anything is drawn, so that nothing changes its colours under somebody's eyes.
  $effect.pre(() => {
    const wanted = settings.theme === 'auto' ? (prefersDark ? 'dark' : 'light') : settings.theme;
    const root = document.documentElement;
    root.dataset.theme = wanted;
    root.dataset.motion = lessMotion() ? 'less' : 'full';
    const paint = PALETTES[settings.palette][wanted];
    for (const hue of HUES) {
      root.style.setProperty(`--${hue}`, paint[hue]);
      root.style.setProperty(`--on-${hue}`, upon(paint[hue]));
    }
  });
}
