import { useEffect, useState } from 'react';

/** Counts down once a second. Seconds left (0: over), and a way to start it. */
export function useCountdown(initialSeconds: number): readonly [number, (seconds: number) => void] {
  const [end, setEnd] = useState(() => Date.now() + initialSeconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const running = left > 0;

  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);

  function start(seconds: number) {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1000);
  }
  return [left, start];
}
