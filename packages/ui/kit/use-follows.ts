import { useDeferredValue } from 'react';

/**
 * False when a part of the screen is drawn for the first time, true in a drawing that follows it and that other work may interrupt. For what
 * stands below the part that a press waits for.
 */
export function useFollows(): boolean {
  return useDeferredValue(true, false);
}
