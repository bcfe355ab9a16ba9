import { useState } from 'react';
import type { Loadable } from './loadable.ts';

/** Whether they are equal by state and by the identity of their values. */
function areSame<Value>(one: Loadable<Value>, other: Loadable<Value>): boolean {
  return one.state === 'rows' && other.state === 'rows' ? one.value === other.value : one.state === other.state;
}

/**
 * Keeps the rows of the last parameters while a query loads with others, so that the parts of a selection do not blink.
 * @param data its value is the same object from one drawing to the next, as that of a query is
 */
export function useKept<Value>(data: Loadable<Value>): Loadable<Value> {
  const [kept, setKept] = useState(data);
  if (data.state === 'loading') return kept;
  if (!areSame(data, kept)) setKept(data);
  return data;
}
