import { useState } from 'react';
import type { Loadable } from './loadable.ts';

/** @returns whether they say the same, as far as identities tell */
function areSame<Value>(one: Loadable<Value>, other: Loadable<Value>): boolean {
  return one.state === 'rows' && other.state === 'rows' ? one.value === other.value : one.state === other.state;
}

/**
 * What was loaded last, while the same query loads with other parameters: what a selection shows does not blink when it changes.
 * @param data its value is the same object from one drawing to the next, as that of a query is
 */
export function useKept<Value>(data: Loadable<Value>): Loadable<Value> {
  const [kept, setKept] = useState(data);
  if (data.state === 'loading') return kept;
  if (!areSame(data, kept)) setKept(data);
  return data;
}
