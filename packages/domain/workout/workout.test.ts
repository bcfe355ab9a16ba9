import { describe, expect, it } from 'vitest';
import { type ExerciseAmounts, exerciseDetails } from './exercise-detail.ts';
import { inWorkoutOrder } from './exercise-order.ts';
import { lastWorkoutSets } from './last-workout.ts';
import { isEmptySet, type LoggedSet, loggedSetSchema, setVolume } from './logged-set.ts';
import { timeSinceText } from './time-since.ts';
import { ELAPSED_TICK_MS, elapsedMinutes, workoutMinutes } from './workout-duration.ts';
import { isProgressValid, nextSetNumber, progressPercent, progressText } from './workout-progress.ts';
import { workoutSummary } from './workout-summary.ts';

const START = Date.UTC(2026, 10, 20, 18, 0);
const minute = (minutes: number) => new Date(START + minutes * 60_000);

function logged(change: Partial<LoggedSet>): LoggedSet {
  return {
    workoutId: 'today',
    exerciseName: 'Bankdrücken',
    phase: 'main',
    setNumber: 1,
    weight: null,
    reps: null,
    durationSeconds: null,
    distanceMeters: null,
    loggedAt: minute(0),
    ...change,
  };
}

describe('a session', () => {
  it('is ordered by warm-up, main, cool-down, each by its order', () => {
    const exercises = [
      { phase: 'cooldown', exerciseOrder: 1 },
      { phase: 'main', exerciseOrder: 10 },
      { phase: 'main', exerciseOrder: 2 },
      { phase: 'warmup', exerciseOrder: 1 },
    ] as const;
    expect(inWorkoutOrder(exercises)).toEqual([exercises[3], exercises[2], exercises[1], exercises[0]]);
  });

  it('has its progress', () => {
    expect(progressText(1, 9)).toBe('Übung 2 von 9');
  });

  it('has done as much as its sets, not as the exercise that it is at', () => {
    const exercises = [
      { id: 'a', sets: 3 },
      { id: 'b', sets: 5 },
      { id: 'c', sets: null },
    ];
    const done = (exerciseId: string | null, ...numbers: number[]) => numbers.map((setNumber) => ({ exerciseId, setNumber }));
    expect(progressPercent([], exercises)).toBe(0);
    expect(progressPercent([...done('a', 1, 2), ...done('c', 1)], exercises)).toBe(33);
    // More than planned, and sets of an exercise that was swapped, are none of another.
    expect(progressPercent([...done('a', 1, 2, 3, 4), ...done('x', 1, 2), ...done(null, 1)], exercises)).toBe(33);
    expect(progressPercent([...done('a', 1, 2, 3), ...done('b', 1, 2, 3, 4, 5), ...done('c', 1)], exercises)).toBe(100);
    expect(progressPercent([], [])).toBe(0);
  });

  it('continues with the lowest missing set', () => {
    expect(nextSetNumber([], 3)).toBe(1);
    expect(nextSetNumber([1, 3], 3)).toBe(2);
    expect(nextSetNumber([3, 2, 1], 3)).toBeUndefined();
  });

  it('can be resumed for 24 hours', () => {
    expect(isProgressValid(minute(0), minute(1440))).toBe(true);
    expect(isProgressValid(minute(0), new Date(START + 1440 * 60_000 + 1))).toBe(false);
  });
});

describe('time since', () => {
  it.each([
    [-5, 'vor wenigen Sekunden'],
    [0.99, 'vor wenigen Sekunden'],
    [1, 'vor 1 Minute'],
    [59.9, 'vor 59 Minuten'],
    [60, 'vor 1 Stunde'],
    [1439, 'vor 23 Stunden'],
    [1440, 'vor mehr als einem Tag'],
  ])('%d minutes ago is %j', (minutes, text) => {
    expect(timeSinceText(minute(0), minute(minutes))).toBe(text);
  });
});

describe('the duration of a workout', () => {
  it.each([
    [[], 1],
    [[0], 1],
    [[0, 0.2], 1],
    [[20, 0, 10], 20],
    [[0, 30], 30],
    [[0, 10, 40.1, 50], 20],
  ])('with activity at minutes %j is %d', (minutes, expected) => {
    expect(workoutMinutes(minutes.map(minute))).toBe(expected);
  });

  it.each([
    [-3, 0],
    [0.99, 0],
    [1, 1],
    [61.5, 61],
  ])('%d minutes after its start shows %d, recomputed every minute', (minutes, shown) => {
    expect(elapsedMinutes(minute(0), minute(minutes))).toBe(shown);
    expect(ELAPSED_TICK_MS).toBe(60_000);
  });
});

describe('exercise details', () => {
  const none: ExerciseAmounts = {
    sets: 3,
    reps: null,
    unit: null,
    durationMinutes: null,
    durationSeconds: null,
    distanceMeters: null,
    tempo: null,
    pauseSeconds: null,
  };
  it.each([
    [{ sets: 4, reps: 8, unit: 'kg', tempo: '2-0-X-0', pauseSeconds: 90 }, '4 × 8 Wdh. · Tempo: 2-0-X-0 · Pause: 90s'],
    [{ reps: 12, unit: 'Wiederholungen' }, '3 × 12 Wdh.'],
    [{ reps: 10, unit: 'kg je Seite' }, '3 × 10 je Seite'],
    [{ reps: 5, unit: 'Runden' }, '3 × 5 Runden'],
    [{ reps: 5 }, '3 × 5'],
    [{ sets: 1, reps: 5, unit: 'Wdh' }, '1 × 5 Wdh.'],
    [{ durationSeconds: 45, unit: 'Sekunden je Seite' }, '3 × 45 Sekunden je Seite'],
    [{ sets: 1, durationMinutes: 1, unit: 'Minuten' }, '1 Minute'],
    [{ sets: 1, durationMinutes: 2.5, unit: 'Minuten' }, '2,5 Minuten'],
    [{ sets: 4, distanceMeters: 999, unit: 'Meter' }, '4 × 999 m'],
    [{ sets: null, distanceMeters: 1500, unit: 'Meter', pauseSeconds: 0 }, '1,5 km'],
    [{ sets: null, reps: 10, durationSeconds: 30, unit: 'Wiederholungen' }, '10 Wdh. · 30 Sekunden'],
    [{}, '3 Sätze'],
  ])('of %j read %j', (change, text) => {
    expect(exerciseDetails({ ...none, ...change }).join(' · ')).toBe(text);
  });
});

describe('a logged set', () => {
  it('requires weight and repetitions only for weighted exercises', () => {
    expect(loggedSetSchema('weight_reps').safeParse({ reps: 8 }).success).toBe(false);
    expect(loggedSetSchema('weight_reps').parse({ weight: 32.5, reps: 8 })).toEqual({
      weight: 32.5,
      reps: 8,
      durationSeconds: null,
      distanceMeters: null,
    });
    expect(loggedSetSchema('reps').parse({ weight: 10, reps: 8 })).toMatchObject({
      weight: null,
      reps: 8,
    });
    expect(loggedSetSchema('seconds').parse({ durationSeconds: 45.5 }).durationSeconds).toBe(45.5);
    expect(loggedSetSchema('metres').parse({ distanceMeters: 800 }).distanceMeters).toBe(800);
  });

  it.each([
    ['weight_reps', { weight: 1000.5, reps: 1 }, 'Bitte gib ein Gewicht von 0 bis 1000 kg ein.'],
    ['weight_reps', { weight: -1, reps: 1 }, 'Bitte gib ein Gewicht von 0 bis 1000 kg ein.'],
    ['weight_reps', { weight: 1.234, reps: 1 }, 'Bitte gib höchstens zwei Nachkommastellen ein.'],
    ['reps', { reps: 1.5 }, 'Bitte gib die Wiederholungen als ganze Zahl von 0 bis 1000 ein.'],
    ['reps', { reps: 1001 }, 'Bitte gib die Wiederholungen als ganze Zahl von 0 bis 1000 ein.'],
    ['seconds', { durationSeconds: null }, 'Bitte gib eine Zeit von 0 bis 86400 Sekunden ein.'],
    ['metres', { distanceMeters: -1 }, 'Bitte gib eine Strecke von 0 bis 1.000.000 Metern ein.'],
  ] as const)('of metric %s refuses %j', (metric, values, message) => {
    const result = loggedSetSchema(metric).safeParse(values);
    expect(result.error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it('is empty only without any value', () => {
    expect(isEmptySet(logged({}))).toBe(true);
    expect(isEmptySet(logged({ reps: 0 }))).toBe(false);
  });

  it.each([
    [{ weight: 32.5, reps: 8 }, 260],
    [{ weight: 20, reps: 10, rightAmount: 9 }, 380],
    [{ weight: 20, reps: 10, rightAmount: null }, 200],
    [{ weight: 20, reps: null, rightAmount: 9 }, 180],
    [{ weight: 20, reps: 0 }, 0],
    [{ weight: 0, reps: 12 }, 0],
    [{ weight: 20, reps: null }, 0],
    [{ weight: null, reps: 8 }, 0],
  ])('of %j has the volume of both sides: %d kg', (set, kilograms) => {
    expect(setVolume(set)).toBe(kilograms);
  });
});

describe('the last workout with an exercise', () => {
  const before = [2, 1].map((setNumber) => logged({ workoutId: 'before', setNumber, loggedAt: minute(-1000 + setNumber) }));
  const sets = [
    logged({ workoutId: 'long ago', loggedAt: minute(-5000) }),
    ...before,
    logged({ loggedAt: minute(5) }),
    logged({ workoutId: 'other', exerciseName: 'Rudern', loggedAt: minute(-10) }),
  ];

  it('is the newest other one, in set order', () => {
    expect(lastWorkoutSets(sets, 'Bankdrücken', 'today')).toEqual([before[1], before[0]]);
  });

  it('is the newest when none is running, and empty for a new exercise', () => {
    expect(lastWorkoutSets(sets, 'Bankdrücken', null).map((set) => set.workoutId)).toEqual(['today']);
    expect(lastWorkoutSets(sets, 'Kniebeuge', 'today')).toEqual([]);
  });
});

describe("a workout's summary", () => {
  const sets = [
    logged({ setNumber: 2, weight: 34, reps: 6, loggedAt: minute(20) }),
    logged({ setNumber: 1, weight: 32.5, reps: 8, loggedAt: minute(15) }),
    logged({
      exerciseName: 'Auslaufen',
      phase: 'cooldown',
      distanceMeters: 800,
      loggedAt: minute(30),
    }),
    logged({
      exerciseName: 'Seilspringen',
      phase: 'warmup',
      durationSeconds: 60,
      loggedAt: minute(5),
    }),
    logged({ exerciseName: 'Eigene Übung', phase: null, reps: 12, loggedAt: minute(10) }),
  ];

  it('counts and groups the logged sets', () => {
    const summary = workoutSummary(sets, minute(-5));
    expect(summary).toMatchObject({
      exerciseCount: 4,
      setCount: 5,
      movedKilograms: 464,
      durationMinutes: 35,
    });
    expect(
      summary.groups.map(({ phase, exercises }) => [
        phase,
        exercises.map((exercise) => [exercise.name, exercise.sets.map((set) => set.setNumber)]),
      ]),
    ).toEqual([
      ['warmup', [['Seilspringen', [1]]]],
      [
        'main',
        [
          ['Eigene Übung', [1]],
          ['Bankdrücken', [1, 2]],
        ],
      ],
      ['cooldown', [['Auslaufen', [1]]]],
    ]);
  });

  it('has no kilograms without weights', () => {
    expect(workoutSummary(sets.slice(2), null)).toMatchObject({
      movedKilograms: null,
      durationMinutes: 25,
    });
    expect(workoutSummary([], null)).toMatchObject({ exerciseCount: 0, durationMinutes: 1 });
  });
});
