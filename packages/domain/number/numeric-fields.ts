import type { TypedUnit } from './typed-units.ts';

/** Content of a field for a number. */
export interface NumericField {
  readonly unit: TypedUnit;
  /** Smallest and largest value, both included, in the unit. */
  readonly min: number;
  readonly max: number;
  /** Most decimals that are kept; 0: whole numbers. */
  readonly decimals: 0 | 1 | 2;
  /** Whether it may be left without a number. */
  readonly optional: boolean;
}

function field(unit: TypedUnit, min: number, max: number, decimals: NumericField['decimals'] = 0): NumericField {
  return { unit, min, max, decimals, optional: false };
}

const optional = (declared: NumericField): NumericField => ({ ...declared, optional: true });

/**
 * The fields for numbers of the app, except those of the fitness tests, which follow from their test
 * (`fitness/trial-field.ts`).
 */
export const NUMERIC_FIELDS = {
  /** A set of the workout log. The weight ends below a thousand kilograms, which are written with a point elsewhere. */
  setWeight: optional(field('kg', 0, 999, 2)),
  setReps: optional(field('reps', 0, 1000)),
  setSeconds: optional(field('s', 0, 86_400, 2)),
  setMetres: optional(field('m', 0, 1_000_000, 2)),
  /** Added to the own body, or taken off it. */
  extraWeight: field('kg', 0.25, 200, 2),
  bodyWeight: optional(field('kg', 20, 300, 2)),
  /** Weights at hand. */
  heaviestDumbbell: optional(field('kg', 1, 100, 2)),
  weightStep: optional(field('kg', 0.25, 20, 2)),
  barWeight: optional(field('kg', 1, 50, 2)),
  /** An own exercise. */
  ownSets: field('sets', 1, 20),
  ownReps: field('reps', 1, 100),
  ownSeconds: field('s', 1, 3600),
  ownMetres: field('m', 1, 10_000),
  ownPause: optional(field('s', 0, 900)),
  ownWeightStep: optional(field('kg', 0.25, 20, 2)),
  /** A plan of one's own, and what of it is trained in one set. */
  ownSessions: optional(field('sessions', 1, 12)),
  plannedSets: field('sets', 1, 20),
  plannedReps: field('reps', 1, 1000),
  plannedSeconds: field('s', 1, 3600),
  plannedMinutes: field('min', 1, 180),
  plannedMetres: field('m', 1, 50_000),
  plannedPause: optional(field('s', 0, 900)),
  plannedWeight: optional(field('kg', 0.25, 500, 2)),
  plannedWeeks: optional(field('weeks', 1, 52)),
  plannedPerWeek: field('sessions', 1, 7),
  /** A workout that is corrected, or entered afterwards. */
  workoutMinutes: field('min', 1, 1440),
  /** A team training or match. */
  handballMinutes: field('min', 5, 300),
  /** A goal: of an exercise, of the Yo-Yo test, of a test with a score, of a habit. */
  goalWeight: field('kg', 0.5, 999, 2),
  goalReps: field('reps', 1, 1000),
  goalSeconds: field('s', 1, 86_400),
  goalMetres: field('m', 1, 100_000),
  goalYoyo: field('m', 40, 3640),
  goalScore: field('points', 1, 200, 1),
  goalSetReps: field('reps', 1, 100),
  goalSessions: field('sessions', 1, 14),
  goalWeeks: field('weeks', 1, 52),
  /** A swapped exercise. */
  swappedSets: field('sets', 1, 20),
  swappedReps: field('reps', 1, 3600),
  swappedSeconds: field('s', 1, 3600),
  swappedMetres: field('m', 1, 3600),
  /** A test on the way back from an injury. */
  recoveryCount: optional(field('reps', 0, 999)),
  recoverySeconds: optional(field('s', 0, 999, 2)),
  recoveryPercent: optional(field('percent', 0, 999, 2)),
  /** Beside the trials of a fitness test. */
  legLength: optional(field('cm', 40, 140, 2)),
  throwMetres: optional(field('m', 1, 20, 2)),
  throwPictures: optional(field('pictures', 1, 5000)),
  flightTime: optional(field('ms', 100, 1200)),
  flightPictures: optional(field('pictures', 2, 1200)),
  picturesPerSecond: optional(field('pictures', 24, 1000, 2)),
} as const satisfies Readonly<Record<string, NumericField>>;
