// @vitest-environment happy-dom
import type { LocalDatabase, RefusedMutation } from '@anwurf/db/client/local-database';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RefusedChanges } from './refused-changes.tsx';

afterEach(cleanup);

const correction: RefusedMutation = {
  mutationId: '1',
  table: 'workout_tracking',
  op: 'update',
  key: '2',
  values: { weight: 3000 },
  row: { set_number: 3, exercise_name: 'Kniebeuge', weight: 3000 },
  code: 'invalid_values',
  rules: [{ column: 'weight', kind: 'too_large', limit: 1000 }],
  at: '2026-11-20T17:58:00Z',
};

test('a refused set is shown as the player knows it', () => {
  const sync: Partial<LocalDatabase['sync']> = {};
  const { container } = render(<RefusedChanges refused={[correction]} sync={sync as LocalDatabase['sync']} />);
  expect(screen.getByText(/^Satz 3, Kniebeuge/)).toBeTruthy();
  expect(screen.getByText('3.000 kg ist mehr als die erlaubten 1.000 kg.')).toBeTruthy();
  expect(container.textContent).not.toMatch(/weight|workout_tracking|invalid/);
});
