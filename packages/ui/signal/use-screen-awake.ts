import { useEffect } from 'react';

/** Keeps the screen on while it is mounted and seen; released with it. Where the device refuses, it stays as it was. */
export function useScreenAwake(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let isOver = false;
    let lock: WakeLockSentinel | null = null;
    const hold = async () => {
      if (isOver || document.visibilityState !== 'visible' || lock?.released === false) return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (isOver) await taken.release();
        else lock = taken;
      } catch {
        // An empty battery, or not allowed here.
      }
    };
    // The browser lets go of it whenever the page is hidden.
    const retake = () => void hold();
    document.addEventListener('visibilitychange', retake);
    void hold();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', retake);
      void lock?.release();
    };
  }, []);
}
