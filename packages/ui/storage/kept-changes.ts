import type { KeptValue } from './kept-value.ts';

/** What React subscribes to for a kept value, and how this tab says that it has changed it. */
export type KeptChanges = readonly [subscribe: (listener: () => void) => () => void, tell: () => void];

/** The changes of a kept value, made in this tab or in another one. */
export function changesOf({ onChangedElsewhere }: Pick<KeptValue<unknown>, 'onChangedElsewhere'>): KeptChanges {
  const listeners = new Set<() => void>();
  return [
    (listener) => {
      listeners.add(listener);
      const stop = onChangedElsewhere(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    () => listeners.forEach((listener) => listener()),
  ];
}
