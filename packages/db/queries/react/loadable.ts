/** A value that a screen reads from this device, as far as loaded. */
export type Loadable<Value> =
  /** `first-sync`: the database has answered, but is empty because nothing has come from the server yet. */
  | { readonly state: 'loading'; readonly waitsFor: 'database' | 'first-sync' }
  | { readonly state: 'rows'; readonly value: Value }
  | { readonly state: 'failed'; readonly retry: () => void };

type Parts = Readonly<Record<string, Loadable<unknown>>>;
type Values<Of extends Parts> = { readonly [Part in keyof Of]: Of[Part] extends Loadable<infer Value> ? Value : never };

/** Combines several: failed as soon as one is (retrying retries the failed ones), loaded when all are. */
export function allLoaded<Of extends Parts>(parts: Of): Loadable<Values<Of>> {
  const all = Object.values(parts);
  const retries = all.flatMap((part) => (part.state === 'failed' ? [part.retry] : []));
  if (retries.length > 0) return { state: 'failed', retry: () => retries.forEach((retry) => retry()) };
  const waiting = all.filter((part) => part.state === 'loading');
  if (waiting.length > 0) {
    return { state: 'loading', waitsFor: waiting.some(({ waitsFor }) => waitsFor === 'database') ? 'database' : 'first-sync' };
  }
  const values = Object.entries(parts).flatMap(([name, part]) => (part.state === 'rows' ? [[name, part.value] as const] : []));
  return { state: 'rows', value: Object.fromEntries(values) as Values<Of> };
}

/** The value, or `missing` while it is not loaded: for data that a screen can do without. */
export function loadedOr<Value, Missing>(part: Loadable<Value>, missing: Missing): Value | Missing {
  return part.state === 'rows' ? part.value : missing;
}
