import { startOfTomorrow } from 'date-fns';
import { useSyncExternalStore } from 'react';
import { localDay } from './local-day.ts';

/** In ms: the timers of a computer sleep with it, and one until midnight would then come hours late. */
const longestWait = 600_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function look(): void {
  for (const listener of listeners) listener();
}

function wait(): void {
  const untilMidnight = startOfTomorrow().getTime() - Date.now();
  timer = setTimeout(
    () => {
      wait();
      look();
    },
    Math.min(untilMidnight, longestWait),
  );
}

/** One timer for all components; what is looked at again looks at once. */
function follow(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    wait();
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('focus', look);
  };
}

const today = (): string => localDay(new Date());

/** The player's own day, such as '2026-11-28'. A component is drawn again when another one begins, and not before. */
export function useToday(): string {
  return useSyncExternalStore(follow, today);
}
