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
  const before = (pause: number) => Math.max(pause, CHANGEOVER_SECONDS);

  it.each([
    [{}, 45 + 3 * 30 + 2 * 60 + before(60)],
    [{ reps: 8 }, 2 * 45 + 3 * 24 + 2 * 60 + before(60)],
    [{ reps: 12 }, 3 * 36 + 2 * 60 + before(60)],
    [{ reps: 8, sets: 2 }, 2 * 24 + 60 + before(60)],
    [{ tempo: null, unit: 'Wiederholungen' }, 3 * 30 + 2 * 60 + before(60)],
    [{ tempo: 'zügig', unit: 'Wiederholungen' }, 3 * 30 + 2 * 60 + before(60)],
    [{ sets: null }, 30 + before(60)],
    [{ tempo: '3-1-2-0', reps: 12 }, 3 * 72 + 2 * 60 + before(60)],
    [{ unit: 'kg je Seite', reps: 12 }, 3 * (2 * 36 + 5) + 2 * 60 + before(60)],
    [{ reps: null, durationSeconds: 45, unit: 'Sekunden', pauseSeconds: 20 }, 3 * 45 + 2 * 20 + CHANGEOVER_SECONDS],
    [{ reps: null, durationMinutes: 5, unit: 'Minuten', sets: 1, pauseSeconds: 0 }, 300 + CHANGEOVER_SECONDS],
    [{ reps: null, distanceMeters: 200, unit: 'Meter', pauseSeconds: null }, 3 * 50 + CHANGEOVER_SECONDS],
  ])('count warm-up sets, work, change of side, pauses and the rest before the next exercise of %j', (change, seconds) => {
    expect(exerciseSeconds({ ...exercise, ...change })).toBe(seconds);
  });
});
