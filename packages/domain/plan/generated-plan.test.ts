import { describe, expect, it } from 'vitest';
import { type PlanExercise, planExerciseSchema } from './generated-plan.ts';
import { withSetsFittedTo } from './session-duration.ts';
import { CHANGE_WITHIN_ROUND_SECONDS, CHANGEOVER_SECONDS, exerciseSeconds, trainingSeconds } from './training-seconds.ts';

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
    { groupKey: 0 },
    { groupKey: 1, roundRest: 901 },
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

describe('the seconds of a superset', () => {
  const press = { ...exercise, groupKey: 1, roundRest: 60 };
  const plank = { ...press, reps: null, durationSeconds: 30, unit: 'Sekunden', sets: 3 };
  const circles = { ...exercise, sets: 1, reps: 20, unit: 'Wiederholungen', tempo: null, groupKey: null };
  const change = CHANGE_WITHIN_ROUND_SECONDS;

  it('are warm-up sets, all sets, the changes, and one rest a round', () => {
    expect(trainingSeconds([press, plank])).toBe(45 + 3 * (30 + 30) + CHANGEOVER_SECONDS + 2 * change + 2 * 60 + 60);
    expect(
      trainingSeconds([
        { ...press, roundRest: 0 },
        { ...plank, roundRest: 0 },
      ]),
    ).toBe(45 + 3 * 60 + CHANGEOVER_SECONDS + 2 * change + CHANGEOVER_SECONDS);
  });

  it('are fewer where an exercise is missing from the last rounds, and are added to what is around', () => {
    const short = { ...plank, sets: 1 };
    expect(trainingSeconds([press, short])).toBe(45 + 3 * 30 + 30 + CHANGEOVER_SECONDS + 2 * 60 + 60);
    expect(trainingSeconds([circles, press, short, circles])).toBe(2 * exerciseSeconds(circles) + trainingSeconds([press, short]));
  });

  it('are those of straight sets where an exercise has lost its group', () => {
    expect(trainingSeconds([press, circles, plank])).toBe([press, circles, plank].reduce((sum, one) => sum + exerciseSeconds(one), 0));
  });

  it('are fewer than those of straight sets, so that the same time has more sets', () => {
    const apart = [press, plank].map((one) => ({ ...one, groupKey: null, roundRest: null }));
    expect(trainingSeconds([press, plank])).toBeLessThan(trainingSeconds(apart));
    const fitted = withSetsFittedTo([press, plank], 10);
    const seconds = trainingSeconds(fitted);
    expect(fitted.map(({ sets }) => sets)).toEqual([4, 4]);
    expect(Math.abs(seconds - 600)).toBeLessThan(Math.abs(trainingSeconds([press, plank]) - 600));
  });
});
