import { describe, expect, it } from 'vitest';
import { proposedAmounts, SWAP_DEFAULTS, type SwappedRow, swappedExercise, swapNumber, type SwapTarget } from './swapped-exercise.ts';

const row: SwappedRow = {
  sets: 4,
  reps: 6,
  unit: 'kg',
  durationMinutes: null,
  durationSeconds: null,
  distanceMeters: null,
  tempo: '3-1-X-0',
  pauseSeconds: 180,
  weekTargets: [{ sets: 4, amount: 6, reserve: 2 }],
};
const target: SwapTarget = {
  name: 'Hantelrudern',
  description: 'Zieh.',
  videoLink: null,
  metric: 'weight_reps',
  perSide: true,
  amount: 10,
  tempo: '2-0-1-0',
  pauseSeconds: 60,
};

describe('swapping', () => {
  it('proposes the row’s amounts, 1 set of 10 by default', () => {
    expect(SWAP_DEFAULTS).toEqual({ sets: 1, reps: 10 });
    expect(proposedAmounts(row, target)).toEqual({ sets: 4, amount: 6 });
    expect(proposedAmounts(row, { ...target, metric: 'reps' })).toEqual({ sets: 4, amount: 6 });
    expect(proposedAmounts({ ...row, sets: null, reps: null }, { ...target, amount: null })).toEqual({ sets: 1, amount: 10 });
  });

  it('proposes the new exercise’s amount if its measure differs', () => {
    expect(proposedAmounts(row, { metric: 'seconds', amount: 30 })).toEqual({ sets: 4, amount: 30 });
    const minutes = { ...row, reps: null, unit: 'Minuten', durationMinutes: 2 };
    expect(proposedAmounts(minutes, { metric: 'seconds', amount: 30 })).toEqual({ sets: 4, amount: 120 });
  });

  it.each([
    [null, 1],
    [Number.NaN, 1],
    [0, 1],
    [-3, 1],
    [2.4, 2],
    [99, 20],
  ])('counts %s sets as %i', (value, expected) => {
    expect(swapNumber(value, 20)).toBe(expected);
  });

  it('uses unit, tempo, pause and instruction of the new exercise, never the old one’s', () => {
    expect(swappedExercise(row, target, { sets: 3, amount: 8 })).toEqual({
      name: 'Hantelrudern',
      description: 'Zieh.',
      videoLink: null,
      sets: 3,
      reps: 8,
      unit: 'kg je Seite',
      durationMinutes: null,
      durationSeconds: null,
      distanceMeters: null,
      tempo: '2-0-1-0',
      pauseSeconds: 60,
      weekTargets: null,
    });
    const own = { ...target, description: null, tempo: null, pauseSeconds: null, metric: 'reps' as const, perSide: false };
    expect(swappedExercise(row, own, { sets: 3, amount: 12 })).toMatchObject({ unit: 'Wiederholungen', tempo: null, pauseSeconds: 180 });
  });

  it('keeps no old duration', () => {
    const held = { ...row, reps: null, unit: 'Sekunden je Seite', durationSeconds: 45 };
    expect(swappedExercise(held, target, { sets: 3, amount: 8 })).toMatchObject({ reps: 8, durationSeconds: null, unit: 'kg je Seite' });
    expect(swappedExercise(row, { ...target, metric: 'metres' }, { sets: 3, amount: 20 })).toMatchObject({
      reps: null,
      distanceMeters: 20,
      unit: 'Meter je Seite',
    });
  });

  it('keeps the plan’s weeks only if the amounts do not change', () => {
    expect(swappedExercise(row, target, { sets: 4, amount: 6 }).weekTargets).toEqual(row.weekTargets);
    expect(swappedExercise(row, target, { sets: 4, amount: 8 }).weekTargets).toBeNull();
    expect(swappedExercise(row, { ...target, metric: 'reps' }, { sets: 4, amount: 6 }).weekTargets).toBeNull();
  });
});
