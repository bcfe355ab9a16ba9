import { useEffect, useState } from 'react';

/** Period of what turns over hours or days: nobody waits for it, and a resting app is not woken each minute. */
export const tenMinutes = 600_000;

/** From this period on all components tick at once. */
const minute = 60_000;

/** One timer for all components of a period: each with its own would wake the processor of a resting app once for each of them. */
class Ticker {
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly everyMilliseconds: number) {}

  /** @returns how to stop */
  follow(listener: () => void): () => void {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#wait();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) clearTimeout(this.#timer);
    };
  }

  /** Ticks when the clock's period is full, as what is shown changes then. */
  #wait(): void {
    this.#timer = setTimeout(
      () => {
        this.#wait();
        for (const listener of this.#listeners) listener();
      },
      this.everyMilliseconds - (Date.now() % this.everyMilliseconds),
    );
  }
}

const tickers = new Map<number, Ticker>();

function tickerOf(everyMilliseconds: number): Ticker {
  const known = tickers.get(everyMilliseconds) ?? new Ticker(everyMilliseconds);
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
