import { describe, expect, it } from 'vitest';
import { type PlanExercise, planExerciseSchema } from './generated-plan.ts';
import { CHANGEOVER_SECONDS, exerciseSeconds } from './training-seconds.ts';

const exercise: PlanExercise = {
  phase: 'main',
  name: 'Kniebeuge',
  sets: 3,
  reps: 10,
  unit: 'kg',
  durationMinutes: null,
  durationSeconds: null,
  distanceMeters: null,
  tempo: '2-0-X-0',
  pauseSeconds: 60,
  videoLink: null,
  description: '',
};

describe('a plan exercise', () => {
  it('is accepted with exactly one amount', () => {
    expect(planExerciseSchema.safeParse(exercise).success).toBe(true);
  });

  it.each([
    { reps: null },
    { durationSeconds: 30 },
    { unit: 'Bananen' },
    { sets: 0 },
    { tempo: 'schnell' },
    { videoLink: 'javascript:alert(1)' },
    { phase: 'haupt' },
  ])('is refused with %j', (change) => {
    expect(planExerciseSchema.safeParse({ ...exercise, ...change }).success).toBe(false);
  });
});

describe('training seconds', () => {
  it.each([
    [{}, 3 * 30 + 2 * 60],
    [{ tempo: null }, 3 * 30 + 2 * 60],
    [{ tempo: 'zügig' }, 3 * 30 + 2 * 60],
    [{ sets: null }, 30],
    [{ tempo: '3-1-2-0' }, 3 * 60 + 2 * 60],
    [{ unit: 'kg je Seite' }, 3 * 60 + 2 * 60],
    [{ reps: null, durationSeconds: 45, unit: 'Sekunden' }, 3 * 45 + 2 * 60],
    [{ reps: null, durationMinutes: 5, unit: 'Minuten', sets: 1 }, 300],
    [{ reps: null, distanceMeters: 200, unit: 'Meter', pauseSeconds: null }, 3 * 50],
  ])('count work and pauses of %j', (change, seconds) => {
    expect(exerciseSeconds({ ...exercise, ...change })).toBe(seconds + CHANGEOVER_SECONDS);
  });
});
