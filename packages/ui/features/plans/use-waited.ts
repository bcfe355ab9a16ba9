import { useEffect, useState } from 'react';

/** Milliseconds since `since` (ms since 1970), counted once a second; 0 while it is null. */
export function useWaited(since: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (since === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [since]);
  return since === null ? 0 : Math.max(0, now - since);
}
