// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useUnchanged } from './use-unchanged.ts';

test('equal rows are the same rows, and changed ones are new', () => {
  const rowsOf = (reps: number) => [{ id: 'a', reps, loggedAt: new Date(0) }];
  const { result, rerender } = renderHook(({ rows }) => useUnchanged(rows), { initialProps: { rows: rowsOf(8) } });
  const first = result.current;
  rerender({ rows: rowsOf(8) });
  expect(result.current).toBe(first);
  rerender({ rows: rowsOf(9) });
  expect(result.current).toEqual(rowsOf(9));
});
