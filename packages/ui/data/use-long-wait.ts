import { useEffect, useState } from 'react';

/** In ms: a wait that is worth a sentence. On a usual line the rest of a first sync takes less. */
const longWait = 4000;

/** Whether something has lasted so long that it is said. */
export function useLongWait(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLong(true), longWait);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting]);
  return isWaiting && isLong;
}
