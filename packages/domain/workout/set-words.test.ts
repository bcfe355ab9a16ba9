import { expect, test } from 'vitest';
import { setsLine, setText } from './set-words.ts';

const empty = { weight: null, reps: null, durationSeconds: null, distanceMeters: null };

test.each([
  [{ weight: 32.5, reps: 8 }, '32,5 kg × 8'],
  [{ weight: 20 }, '20 kg'],
  [{ reps: 12 }, '12 Wdh.'],
  [{ durationSeconds: 45 }, '45 s'],
  [{ distanceMeters: 20 }, '20 m'],
  [{}, '–'],
])('%j reads %s', (values, text) => {
  expect(setText({ ...empty, ...values })).toBe(text);
});

test('weights are in one line with their repetitions', () => {
  const sets = [
    { ...empty, weight: 32.5, reps: 8 },
    { ...empty, weight: 34, reps: 6 },
  ];
  expect(setsLine(sets)).toEqual({ values: '32,5 · 34', unit: 'kg', reps: '8 · 6' });
});

test('whole minutes read as minutes, mixed times as seconds', () => {
  expect(setsLine([{ ...empty, durationSeconds: 300 }])).toMatchObject({ values: '5', unit: 'min' });
  expect(
    setsLine([
      { ...empty, durationSeconds: 60 },
      { ...empty, durationSeconds: 45 },
    ]),
  ).toMatchObject({ values: '60 · 45', unit: 's' });
});

test('distances from 1000 m on read as kilometres', () => {
  expect(setsLine([{ ...empty, distanceMeters: 1500 }])).toMatchObject({ values: '1,5', unit: 'km' });
});

test('a set with sides shows both', () => {
  expect(setText({ ...empty, weight: 20, reps: 10, rightAmount: 8 })).toBe('20 kg, L 10 · R 8');
  expect(setText({ ...empty, durationSeconds: 45, rightAmount: 40 })).toBe('L 45 · R 40 s');
  expect(setsLine([{ ...empty, weight: 20, reps: 10, rightAmount: 8 }])).toMatchObject({ values: '20', reps: '10/8' });
  expect(setsLine([{ ...empty, durationSeconds: 45, rightAmount: 40 }])).toMatchObject({ values: '45 · 40', unit: 's' });
});
