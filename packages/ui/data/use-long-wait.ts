import { useEffect, useState } from 'react';

/** In ms: a wait that is worth a sentence. On a usual line the rest of a first sync takes less. */
const longWait = 4000;

/** Whether something has lasted so long that it is said. @param long in ms */
export function useLongWait(isWaiting: boolean, long = longWait): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLong(true), long);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting, long]);
  return isWaiting && isLong;
}
