import type { KeptValue } from './kept-value.ts';

/** What React subscribes to for a kept value, and how this tab says that it has changed it. */
export interface KeptChanges {
  readonly subscribe: (listener: () => void) => () => void;
  readonly tell: () => void;
}

/** The changes of a kept value, made in this tab or in another one. */
export function changesOf(kept: Pick<KeptValue<unknown>, 'onChangedElsewhere'>): KeptChanges {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      const stop = kept.onChangedElsewhere(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    tell() {
      for (const listener of listeners) listener();
    },
  };
}
