// @vitest-environment happy-dom
import type { StoredSet } from '@anwurf/db/queries/logged-sets';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SetTable } from './set-table.tsx';

afterEach(cleanup);

const done = (setNumber: number) => ({ id: `set-${setNumber}`, setNumber, weight: 40, reps: 8 }) as StoredSet;

function tableOf(sets: readonly StoredSet[], openNumber: number, isCorrection = false) {
  return (
    <SetTable
      fields={[]}
      hasSides={false}
      setCount={3}
      sets={sets}
      warmUps={[]}
      last={[]}
      openNumber={openNumber}
      editor={<input aria-label="Gewicht" />}
      isCorrection={isCorrection}
      openWarmUp={null}
      runningNumber={null}
      savingNumber={null}
      refusedIds={new Set()}
      waitingIds={new Set()}
      onEdit={() => undefined}
    />
  );
}

test('the open row stays for the set after it, below the one that is done', () => {
  const { rerender, container } = render(tableOf([], 1));
  const field = screen.getByLabelText('Gewicht');
  rerender(tableOf([done(1)], 2));
  expect(screen.getByLabelText('Gewicht')).toBe(field);
  expect([...container.querySelectorAll('tbody tr')].findIndex((row) => row.contains(field))).toBe(1);
});

test('a correction has fields of its own', () => {
  const { rerender } = render(tableOf([done(1)], 2));
  const field = screen.getByLabelText('Gewicht');
  rerender(tableOf([done(1)], 1, true));
  expect(screen.getByLabelText('Gewicht')).not.toBe(field);
});
