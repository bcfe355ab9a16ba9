import { expect, test } from 'vitest';
import { allLoaded, type Loadable, loadedOr } from './loadable.ts';

const rows = <Value>(value: Value): Loadable<Value> => ({ state: 'rows', value });
const waiting = (waitsFor: 'database' | 'first-sync'): Loadable<never> => ({ state: 'loading', waitsFor });

test('several values are loaded when all are, and wait for the database before the first sync', () => {
  expect(allLoaded({ plan: rows('Sprungkraft'), none: rows(null) })).toEqual(rows({ plan: 'Sprungkraft', none: null }));
  expect(allLoaded({ plan: rows(1), sets: waiting('first-sync') })).toEqual(waiting('first-sync'));
  expect(allLoaded({ plan: waiting('first-sync'), sets: waiting('database') })).toEqual(waiting('database'));
});

test('one failed value fails all, and retrying retries the failed ones', () => {
  const tried: string[] = [];
  const failed = (name: string): Loadable<never> => ({ state: 'failed', retry: () => tried.push(name) });
  const all = allLoaded({ plan: rows(1), sets: failed('sets'), bests: failed('bests'), session: waiting('database') });
  expect(all.state).toBe('failed');
  if (all.state === 'failed') all.retry();
  expect(tried).toEqual(['sets', 'bests']);
});

test('an optional value is missing until it is loaded', () => {
  expect(loadedOr(waiting('database'), null)).toBeNull();
  expect(loadedOr(rows(7), null)).toBe(7);
});
