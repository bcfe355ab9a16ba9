import type { Kept } from '@anwurf/contract/kept';
import type { Readable } from '@anwurf/contract/readable';

/** A value in the browser's storage. Where storage is blocked or full it reads as nothing and keeps nothing. */
export interface KeptValue<Value> {
  /** Null: there is none, or it cannot be read any more. */
  read(): Value | null;
  /** @returns false when the browser keeps nothing */
  keep(value: Value): boolean;
  drop(): void;
  /** Calls back when another tab changes or drops it. */
  onChangedElsewhere(listener: () => void): () => void;
}

type WebStored = Kept & { readonly place: 'local' | 'session' };
type Shared = WebStored & { readonly of: 'device' | 'visitor' };

function storageOf({ place }: WebStored): Storage {
  return place === 'local' ? localStorage : sessionStorage;
}

/** Former releases wrote plain words; those are no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function orElse<Result>(fallback: Result, work: () => Result): Result {
  try {
    return work();
  } catch {
    return fallback;
  }
}

/** A value under a key of its own. */
export function valueAt<Value>(kept: WebStored, key: string, schema: Readable<Value>): KeptValue<Value> {
  return {
    read: () =>
      orElse(null, () => {
        const text = storageOf(kept).getItem(key);
        return text === null ? null : (schema.safeParse(parse(text)).data ?? null);
      }),
    keep: (value) =>
      orElse(false, () => {
        storageOf(kept).setItem(key, JSON.stringify(value));
        return true;
      }),
    drop: () => orElse(undefined, () => storageOf(kept).removeItem(key)),
    onChangedElsewhere(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      // A page in the back/forward cache gets no event.
      const onShow = ({ persisted }: PageTransitionEvent) => persisted && listener();
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onShow);
      return () => {
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onShow);
      };
    },
  };
}

/** Something kept for whoever uses this browser. */
export function keptValue<Value>(kept: Shared, schema: Readable<Value>): KeptValue<Value> {
  return valueAt(kept, kept.name, schema);
}
