import { useEffect, useState } from 'react';
import { Ticker } from './ticker.ts';

/** Period of what turns over hours or days: nobody waits for it, and a resting app is not woken each minute. */
export const tenMinutes = 600_000;

/** From this period on all components tick at once. */
const minute = 60_000;

const tickers = new Map<number, Ticker>();

function tickerOf(everyMilliseconds: number): Ticker {
  const known = tickers.get(everyMilliseconds) ?? new Ticker(() => everyMilliseconds - (Date.now() % everyMilliseconds));
  tickers.set(everyMilliseconds, known);
  return known;
}

/** The current time, renewed every so many milliseconds; from a minute on when the clock's minute is full. */
export function useNow(everyMilliseconds: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = () => setNow(new Date());
    if (everyMilliseconds >= minute) return tickerOf(everyMilliseconds).follow(tick);
    const timer = setInterval(tick, everyMilliseconds);
    return () => clearInterval(timer);
  }, [everyMilliseconds]);
  return now;
}
