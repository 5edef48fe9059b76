// Keeps the screen on while somebody plays, where the browser allows it.

import { onDestroy } from 'svelte';

export function keepAwake(): void {
  let lock: WakeLockSentinel | undefined;
  let left = false;
  const ask = async () => {
    // Only secure addresses have it; elsewhere the screen sleeps as it always does.
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (left) await lock.release();
    } catch {
      // The device would rather save power.
    }
  };
  void ask();
  document.addEventListener('visibilitychange', ask);
  onDestroy(() => {
    left = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  });
}
