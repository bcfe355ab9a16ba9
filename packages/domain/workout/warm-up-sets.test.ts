import { expect, test } from 'vitest';
import { stepsOfWeights } from '../coach/next-load/weight-steps.ts';
import { loadableWeights } from './barbell-load.ts';
import { warmUpSets } from './warm-up-sets.ts';

const squat = {
  phase: 'main' as const,
  sets: 4,
  reps: 5,
  unit: 'kg',
  durationMinutes: null,
  durationSeconds: null,
  distanceMeters: null,
  tempo: null,
  pauseSeconds: 180,
};
const bar = { step: 2.5, heaviest: null };
const words = (sets: ReturnType<typeof warmUpSets>) => sets.map(({ weight, reps }) => `${weight} × ${reps}`);

test('40, 60 and 80 % of the working weight in the owned steps, with fewer repetitions each', () => {
  expect(words(warmUpSets(squat, 100, bar, ['Langhantel']))).toEqual(['40 × 5', '60 × 3', '80 × 2']);
  expect(words(warmUpSets(squat, 62.5, bar, ['Langhantel']))).toEqual(['25 × 5', '37.5 × 3', '50 × 2']);
  expect(words(warmUpSets(squat, 26, { step: 4, heaviest: 32 }, ['Hanteln']))).toEqual(['10 × 5', '14 × 3', '18 × 2']);
});

test('nothing is lighter than the bar, and no weight comes twice', () => {
  expect(words(warmUpSets(squat, 45, bar, ['Langhantel']))).toEqual(['25 × 3', '35 × 2']);
  expect(words(warmUpSets(squat, 24, { step: 10, heaviest: null }, ['Kettlebell']))).toEqual(['4 × 5', '14 × 2']);
});

test('with the bar and plates of the hall they are weights that these make', () => {
  const plates = stepsOfWeights(loadableWeights({ bar: 15, plates: [10, 5] }));
  expect(words(warmUpSets(squat, 65, plates, ['Langhantel']))).toEqual(['25 × 5', '35 × 3', '45 × 2']);
  expect(words(warmUpSets(squat, 35, plates, ['Langhantel']))).toEqual(['15 × 3', '25 × 2']);
});

test('proposed only for heavy lifts of the main part with a known weight', () => {
  const of = (changes: Partial<typeof squat>, working: number | null = 100) => warmUpSets({ ...squat, ...changes }, working, bar, []);
  expect(of({})).toHaveLength(3);
  expect(of({}, null)).toEqual([]);
  expect(of({}, 15)).toEqual([]);
  expect(of({ reps: 12 })).toEqual([]);
  expect(of({ sets: 2 })).toEqual([]);
  expect(of({ unit: 'kg je Seite' })).toEqual([]);
  expect(of({ unit: 'Wiederholungen' })).toEqual([]);
  expect(warmUpSets({ ...squat, phase: 'warmup' as const }, 100, bar, [])).toEqual([]);
  expect(warmUpSets(squat, 100, null, [])).toEqual([]);
});
