import { startOfTomorrow } from 'date-fns';
import { useSyncExternalStore } from 'react';
import { Ticker } from '../kit/ticker.ts';
import { tenMinutes } from '../kit/use-now.ts';
import { localDay } from './local-day.ts';

/** At midnight, and in between: the timers of a computer sleep with it, and one until midnight alone would then come hours late. */
const midnight = new Ticker(() => Math.min(startOfTomorrow().getTime() - Date.now(), tenMinutes));

/** Calls back when another day may have begun: also when the page is seen or used again. */
function follow(listener: () => void): () => void {
  const stop = midnight.follow(listener);
  document.addEventListener('visibilitychange', listener);
  addEventListener('focus', listener);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', listener);
    removeEventListener('focus', listener);
  };
}

const today = (): string => localDay(new Date());

/** The player's own day, such as '2026-11-28'. A component is drawn again when another one begins, and not before. */
export function useToday(): string {
  return useSyncExternalStore(follow, today);
}
