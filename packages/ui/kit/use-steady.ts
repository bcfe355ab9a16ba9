import { useInsertionEffect, useRef, useState } from 'react';

type Commands = Readonly<Record<string, (...args: never[]) => unknown>>;

/**
 * Functions that stay the same from one drawing to the next, so that what gets them need not be drawn anew, and do what the newest
 * drawing would have them do. For events and effects; none may be called while drawing.
 */
export function useSteady<Of extends Commands>(newest: Of): Of {
  const latest = useRef(newest);
  // Before the effects of what is drawn below, which may call them.
  useInsertionEffect(() => {
    latest.current = newest;
  });
  const [steady] = useState(() => {
    const names = Object.keys(newest);
    return Object.fromEntries(names.map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)])) as Of;
  });
  return steady;
}
