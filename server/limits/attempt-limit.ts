/** Counts attempts in memory; a restart forgets them, several processes count each for itself. */
export type AttemptLimit = {
  /**
   * Notes an attempt.
   * @returns 0 when it may be made, else the seconds until the next one
   */
  take(key: string): number;
  /** Takes a noted attempt back: it succeeded. */
  giveBack(key: string): void;
};

const maxKeys = 100_000;

/**
 * @param most attempts within the window
 * @param windowSeconds counted from the first attempt
 * @param now clock in ms
 */
export function createAttemptLimit(most: number, windowSeconds: number, now: () => number = Date.now): AttemptLimit {
  const windows = new Map<string, { count: number; ends: number }>();
  return {
    take(key) {
      const known = windows.get(key);
      if (known !== undefined && known.ends > now()) {
        if (known.count >= most) return Math.ceil((known.ends - now()) / 1000);
        known.count += 1;
        return 0;
      }
      windows.delete(key);
      // Maps keep insertion order: the first key is the oldest window.
      if (windows.size >= maxKeys) windows.delete(windows.keys().next().value ?? '');
      windows.set(key, { count: 1, ends: now() + windowSeconds * 1000 });
      return 0;
    },
    giveBack(key) {
      const known = windows.get(key);
      if (known !== undefined) known.count = Math.max(0, known.count - 1);
    },
  };
}
