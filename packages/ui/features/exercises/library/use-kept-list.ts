import { useEffect, useLayoutEffect, useState } from 'react';

/** Rows that are painted at first: what a phone shows and the margin below it, for they are drawn anew with each key of a search. */
const firstRows = 20;
/** Rows that each scroll to the end adds. */
const step = 40;

/** How far a list was unrolled and scrolled, until the app is closed. */
const kept = new Map<string, { count: number; top: number }>();

export interface KeptList {
  /** Rows to paint. */
  count: number;
  /** Ref of what stands below the rows: seen, it unrolls more of them. */
  end: (element: HTMLElement | null) => (() => void) | undefined;
}

/**
 * Unrolls a long list as it is scrolled, and finds the place again when somebody comes back to it.
 * @param key which list it is, with what it is filtered by
 * @param isShown it has its rows, and nothing else stands in its place
 */
export function useKeptList(key: string, isShown: boolean): KeptList {
  const [unrolled, setUnrolled] = useState({ key, count: kept.get(key)?.count ?? firstRows });
  const count = unrolled.key === key ? unrolled.count : (kept.get(key)?.count ?? firstRows);

  useLayoutEffect(() => {
    if (!isShown) return;
    window.scrollTo({ top: kept.get(key)?.top ?? 0 });
  }, [key, isShown]);

  useEffect(() => {
    if (!isShown) return;
    const keep = () => kept.set(key, { count, top: window.scrollY });
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [key, isShown, count]);

  return {
    count,
    end(element) {
      if (element === null) return undefined;
      const seen = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting === true) setUnrolled({ key, count: count + step });
        },
        { rootMargin: '600px' },
      );
      seen.observe(element);
      return () => seen.disconnect();
    },
  };
}
