import { useEffect, useState } from 'react';

const tickMilliseconds = 60_000;

/** Whole minutes since an instant, counted once a minute. */
export function useElapsedMinutes(since: Date): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMilliseconds);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - since.getTime()) / 60_000));
}
