import { useState } from 'react';
import type { Loadable } from './loadable.ts';

/**
 * What was loaded last, while the same query loads with other parameters: what a selection shows does not blink when it changes.
 * @param data its value is the same object as long as it says the same
 */
export function useKept<Value>(data: Loadable<Value>): Loadable<Value> {
  const [kept, setKept] = useState(data);
  const isNewer =
    data.state !== 'loading' &&
    (kept.state !== data.state || (kept.state === 'rows' && data.state === 'rows' && kept.value !== data.value));
  if (isNewer) setKept(data);
  return data.state === 'loading' ? kept : data;
}
