import { useState } from 'react';

/** A value that belongs to one thing, such as the set that is entered, and is gone as soon as another one takes its place. */
export function useValueOf<T>(key: string) {
  const [kept, setKept] = useState<{ key: string; value: T } | null>(null);
  return {
    value: kept?.key === key ? kept.value : null,
    keep: (value: T) => setKept({ key, value }),
    drop: () => setKept(null),
  };
}
