// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SummaryTables } from './summary-tables.tsx';

afterEach(cleanup);

const nothing = { weight: null, reps: null, durationSeconds: null, distanceMeters: null };
const logged = (exerciseName: string, setNumber: number, values: Partial<typeof nothing> | Record<string, number>) => ({
  workoutId: 'workout',
  exerciseName,
  phase: null,
  setNumber,
  loggedAt: new Date('2026-11-27T18:00'),
  ...nothing,
  ...values,
});

test('after a training without a plan each exercise has a table of its sets, with the columns that it measures', () => {
  render(
    <SummaryTables
      exercises={[
        {
          name: 'Bankdrücken',
          sets: [logged('Bankdrücken', 1, { weight: 42.5, reps: 8 }), logged('Bankdrücken', 2, { weight: 45, reps: 6 })],
        },
        { name: 'Wandsitz', sets: [logged('Wandsitz', 1, { durationSeconds: 45 })] },
      ]}
    />,
  );
  const cells = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells('Bankdrücken')).toEqual([
    ['Satz', 'Gewicht (kg)', 'Wdh.'],
    ['1', '42,5', '8'],
    ['2', '45', '6'],
  ]);
  expect(cells('Wandsitz')).toEqual([
    ['Satz', 'Zeit (s)'],
    ['1', '45'],
  ]);
});
