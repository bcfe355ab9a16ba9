// @vitest-environment happy-dom
import type { Loadable } from '@anwurf/db/queries/react/loadable';
import { useKept } from '@anwurf/db/queries/react/use-kept';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

afterEach(cleanup);

const loading: Loadable<never> = { state: 'loading', waitsFor: 'database' };
const rows = (...value: readonly string[]): Loadable<readonly string[]> => ({ state: 'rows', value });

const renderKept = () => renderHook(({ data }) => useKept(data), { initialProps: { data: loading as Loadable<readonly string[]> } });

test('loaded rows stay while others load', () => {
  const { result, rerender } = renderKept();
  expect(result.current).toEqual(loading);
  rerender({ data: rows('Paula') });
  rerender({ data: loading });
  expect(result.current).toEqual(rows('Paula'));
  rerender({ data: rows('Paula', 'Mila') });
  expect(result.current).toEqual(rows('Paula', 'Mila'));
});

test('a failure is shown, and stays while it is tried again', () => {
  const { result, rerender } = renderKept();
  const failed: Loadable<never> = { state: 'failed', retry: () => undefined };
  rerender({ data: rows('Paula') });
  rerender({ data: failed });
  expect(result.current).toBe(failed);
  rerender({ data: loading });
  expect(result.current).toBe(failed);
});
