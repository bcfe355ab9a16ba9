/** Callbacks of a page that sleeps in the browser's back/forward cache and wakes. */
export interface SleepEvents {
  readonly onSleep: () => void;
  readonly onWake: () => void;
}

/**
 * Calls back when another page replaces this one, which the browser may show again as it was (back/forward cache), until `signal`
 * aborts. Timers and workers stand still meanwhile, and what they hold open stays open.
 */
export function watchPageSleep({ onSleep, onWake }: SleepEvents, signal: AbortSignal): void {
  addEventListener('pagehide', ({ persisted }) => persisted && onSleep(), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && onWake(), { signal });
}
