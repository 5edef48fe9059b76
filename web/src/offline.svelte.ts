// Playing without a network: the browser keeps the page, where it may.

import { PROTOCOL } from './generated/wire';
import { root } from './root';

/** How long the page has to itself before its other files are fetched, in milliseconds. */
const HEAD_START = 3000;

let kept = $state(false);

/** Whether the page will open without a network from now on. */
export const worksOffline = (): boolean => kept;

/** Has the browser keep the page. Plain http at an address of a home network has no such thing. */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  // Whoever keeps a newer page asks which of the open ones can go on.
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data === 'protocol') ports[0]?.postMessage(PROTOCOL);
  });
  navigator.serviceWorker.startMessages();
  await new Promise((resolve) => setTimeout(resolve, HEAD_START));
  try {
    await navigator.serviceWorker.register(`${root}service-worker.js`);
    await navigator.serviceWorker.ready;
    kept = true;
  } catch {
    // Then the page needs a network, as any other does.
  }
}
