import { describe, expect, it } from 'vitest';
import { EMPTY_TRAINING_PROFILE } from '../training-profile.ts';
import { amountRange } from './exercise-log.ts';
import { oneRepMax, repsAtWeight, weightForReps } from './one-rep-max.ts';
import { rowTargetOf } from './row-target.ts';
import { afterCalibration, type CalibrationSet } from './start-rules.ts';
import { boundedWeight, lighterWeight, mostAfter, nextWeight, stepsOfWeights, weightAtMost, weightStepsFor } from './weight-steps.ts';

describe('the estimated maximum', () => {
  // Epley: w × (1 + r / 30), computed by hand.
  it.each([
    [100, 1, 103.3333],
    [100, 2, 106.6667],
    [60, 3, 66],
    [100, 5, 116.6667],
    [100, 6, 120],
    [32.5, 8, 41.1667],
    [34, 8, 43.0667],
    [90, 10, 120],
    [50, 12, 70],
    [0, 8, 0],
  ])('of %d kg lifted %d times is Epley’s %d kg, and can be inverted', (weight, reps, max) => {
    expect(oneRepMax(weight, reps)).toBeCloseTo(max, 4);
    expect(weightForReps(max, reps)).toBeCloseTo(weight, 4);
    if (weight > 0) expect(repsAtWeight(max, weight)).toBeCloseTo(reps, 3);
  });
});

describe('real weights', () => {
  const steps = { step: 2.5, heaviest: 40 };

  it('are multiples of the step, or steps from a known weight', () => {
    expect(weightAtMost(34, steps)).toBe(32.5);
    expect(weightAtMost(34, steps, 31)).toBe(33.5);
    expect(weightAtMost(0.1 + 0.2, { step: 0.1, heaviest: null })).toBe(0.3);
  });

  it('are at least one step and at most the heaviest', () => {
    expect(weightAtMost(1, steps)).toBe(2.5);
    expect(weightAtMost(100, steps)).toBe(40);
    expect(nextWeight(40, steps)).toBeNull();
    expect(nextWeight(37.5, steps)).toBe(40);
  });

  it('grow by one step or 10 %', () => {
    expect(mostAfter(10, steps)).toBe(12.5);
    expect(mostAfter(100, { step: 1, heaviest: null })).toBe(110);
    expect(boundedWeight(200, 100, { step: 2.5, heaviest: null })).toBe(110);
    expect(boundedWeight(93, 100, { step: 2.5, heaviest: null })).toBe(92.5);
  });

  it('get lighter only so far that one growth leads back', () => {
    for (const weight of [7.5, 20, 40, 62.5, 100]) {
      const lighter = lighterWeight(weight, 0.9, { step: 2.5, heaviest: null });
      expect(mostAfter(lighter, { step: 2.5, heaviest: null })).toBeGreaterThanOrEqual(weight);
    }
    expect(lighterWeight(10, 0.9, { step: 5, heaviest: null })).toBe(10);
  });

  it('are those that are known where all are: the heaviest below, the next above, at least the lightest', () => {
    const plates = stepsOfWeights([15, 20, 30, 35, 40]);
    expect(plates).toMatchObject({ step: 5, heaviest: null });
    expect(weightAtMost(29, plates, 27.5)).toBe(20);
    expect(weightAtMost(3, plates)).toBe(15);
    expect([nextWeight(20, plates), nextWeight(27.5, plates), nextWeight(40, plates)]).toEqual([30, 30, null]);
    expect(mostAfter(20, plates)).toBe(30);
    expect(boundedWeight(33, 30, plates)).toBe(30);
    expect(lighterWeight(40, 0.9, plates)).toBe(35);
  });

  it('come from the player’s dumbbells, or the usual machine steps', () => {
    const profile = { ...EMPTY_TRAINING_PROFILE, weightStep: 1.25, heaviestDumbbell: 30 };
    expect(weightStepsFor(['Hanteln', 'Hantelbank'], profile)).toEqual({ step: 1.25, heaviest: 30 });
    expect(weightStepsFor(['Langhantel'], EMPTY_TRAINING_PROFILE)).toEqual({ step: 2.5, heaviest: null });
    expect(weightStepsFor(['Kettlebell'], profile)).toEqual({ step: 4, heaviest: null });
    expect(weightStepsFor(['Beinpresse'], profile)).toEqual({ step: 5, heaviest: null });
  });
});

describe('the range of an amount', () => {
  it('starts at the plan’s amount', () => {
    expect(amountRange(8, 'weight_reps')).toEqual({ min: 8, max: 10 });
    expect(amountRange(5, 'weight_reps')).toEqual({ min: 5, max: 6 });
    expect(amountRange(12, 'reps')).toEqual({ min: 12, max: 15 });
    expect(amountRange(30, 'seconds')).toEqual({ min: 30, max: 35 });
    expect(amountRange(10, 'metres')).toEqual({ min: 10, max: 15 });
  });

  it('is derived from a plan row, minutes as seconds, lighter weeks marked', () => {
    const row = {
      phase: 'main' as const,
      sets: 4,
      reps: 8,
      unit: 'kg',
      durationMinutes: null,
      durationSeconds: null,
      distanceMeters: null,
      tempo: '3-0-X-1',
    };
    const weekTargets = [
      { sets: 4, amount: 8, reserve: 2 },
      { sets: 2, amount: 8, reserve: 3 },
    ];
    expect(rowTargetOf({ ...row, weekTargets }, 1)).toEqual({ sets: 4, min: 8, max: 10, reserve: 2, light: false, lowering: 3 });
    expect(rowTargetOf({ ...row, weekTargets }, 2)).toMatchObject({ sets: 2, light: true });
    expect(rowTargetOf({ ...row, reps: null, durationMinutes: 2, unit: 'Minuten' }, 1)).toMatchObject({ min: 120, max: 150 });
  });
});

describe('a calibration set', () => {
  const given = {
    target: { sets: 3, min: 8, max: 10, reserve: 2, light: false },
    trainingAge: '1-2' as const,
    steps: { step: 2.5, heaviest: null },
  };

  const after = (set: CalibrationSet) => afterCalibration(set, given);

  it('leads to the real weight next to the estimate, at most a step or a tenth up', () => {
    expect(after({ weight: 40, amount: 15, reserve: 2 })).toEqual({ weight: 42.5, amount: 8 });
    expect(after({ weight: 40, amount: 8, reserve: 2 })).toEqual({ weight: 40, amount: 8 });
    expect(after({ weight: 40, amount: 4, reserve: 1 })).toEqual({ weight: 35, amount: 8 });
    expect(after({ weight: 100, amount: 8, reserve: 4 })).toEqual({ weight: 110, amount: 8 });
  });

  it('leads to more repetitions where four and more are left and half of them are too much with the next weight', () => {
    const kettlebells = { ...given, steps: { step: 4, heaviest: null } };
    expect(afterCalibration({ weight: 8, amount: 8, reserve: 4 }, kettlebells)).toEqual({ weight: 8, amount: 12 });
    expect(afterCalibration({ weight: 12, amount: 15, reserve: 4 }, kettlebells)).toEqual({ weight: 16, amount: 8 });
    expect(afterCalibration({ weight: 20, amount: 8, reserve: 4 }, { ...given, steps: { step: 2, heaviest: 20 } })).toEqual({
      weight: 20,
      amount: 12,
    });
  });

  it('leads nowhere where the planned repetitions were done and nothing is said of the reserve', () => {
    expect(after({ weight: 40, amount: 8, reserve: null })).toEqual({ weight: 40, amount: 8 });
    expect(after({ weight: 40, amount: 15, reserve: null })).toEqual({ weight: 42.5, amount: 8 });
  });

  it('leaves beginners one repetition more', () => {
    expect(afterCalibration({ weight: 80, amount: 8, reserve: 2 }, { ...given, trainingAge: 'neu' }).weight).toBe(77.5);
  });
});
