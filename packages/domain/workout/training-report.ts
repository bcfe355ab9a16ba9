import { roundTo } from '../number/rounding.ts';
import { type Phase, PHASES } from '../vocabulary/phase.ts';
import { addedWeight, pickExtra } from './extra-load.ts';
import { type LoggedSet, setVolume } from './logged-set.ts';
import type { RecordKind } from './personal-record.ts';
import { isCountedSet } from './set-kind.ts';
import type { SidedValues } from './sides.ts';
import type { WorkoutSummary } from './workout-summary.ts';

/** Most exercises of a report. */
export const MOST_REPORTED_EXERCISES = 200;
/** Most sets of one exercise of a report. */
export const MOST_REPORTED_SETS = 200;
/** Delay in ms of the share question after the summary. */
export const SHARE_QUESTION_DELAY_MS = 500;

export interface ReportedSet extends SidedValues {
  completedAt: Date | null;
}

export interface ReportedExercise {
  name: string;
  phase: Phase;
  sets: ReportedSet[];
}

/** A record, or the largest volume of an exercise in one workout. */
export interface ReportedRecord {
  exercise: string;
  kind: RecordKind | 'volume';
  /** kg, repetitions, seconds or metres; so is `before`. */
  value: number;
  reps: number | null;
  before: number;
}

/** Contents of a shared report: never more than the workout's summary, and nothing about the person. */
export interface TrainingReport {
  planName: string | null;
  /** 1-based. */
  sessionOrder: number | null;
  durationMinutes: number | null;
  startedAt: Date | null;
  endedAt: Date | null;
  /** Local day on which it began, such as '2026-11-28'; null in reports of earlier releases. */
  day: string | null;
  /** When the workout was last corrected; null: never. */
  editedAt: Date | null;
  /** In training order. */
  exercises: ReportedExercise[];
  records: ReportedRecord[];
}

/** Facts of a workout that its sets do not contain. */
export interface ReportedWorkout {
  planName: string | null;
  /** 1-based. */
  sessionOrder: number | null;
  /** At least 1. */
  durationMinutes: number;
  /** Local day on which it began, such as '2026-11-28'. */
  day: string;
  completedAt: Date;
}

/**
 * Builds the report of a finished workout from its summary.
 * @param editedAt when the workout was last corrected; null: never
 */
export function reportOf(
  workout: ReportedWorkout,
  { groups }: Pick<WorkoutSummary<LoggedSet>, 'groups'>,
  records: readonly ReportedRecord[],
  editedAt: Date | null = null,
): TrainingReport {
  const exercises = groups.flatMap(({ phase, exercises: own }) =>
    own.map(({ name, sets }) => ({ name, phase, sets: sets.slice(0, MOST_REPORTED_SETS).map(toReportedSet) })),
  );
  const times = groups.flatMap((group) => group.exercises.flatMap(({ sets }) => sets.map(({ loggedAt }) => Number(loggedAt))));
  return {
    planName: workout.planName,
    sessionOrder: workout.sessionOrder,
    durationMinutes: workout.durationMinutes,
    startedAt: times.length === 0 ? null : new Date(Math.min(...times)),
    endedAt: workout.completedAt,
    day: workout.day,
    editedAt,
    exercises: exercises.slice(0, MOST_REPORTED_EXERCISES),
    records: records
      .filter((record) => !tellsBodyWeight(record, groups))
      .map(({ exercise, kind, value, reps, before }) => ({ exercise, kind, value, reps, before })),
  };
}

/** An estimated maximum that includes the body reveals its weight. */
function tellsBodyWeight({ exercise, kind }: ReportedRecord, groups: WorkoutSummary<LoggedSet>['groups']): boolean {
  const sets = groups.flatMap(({ exercises }) => exercises.filter(({ name }) => name === exercise).flatMap((one) => one.sets));
  return kind === 'oneRepMax' && sets.some((set) => set.weight === null);
}

function toReportedSet(set: LoggedSet): ReportedSet {
  const { weight, reps, durationSeconds, distanceMeters, rightAmount = null, loggedAt } = set;
  const { extraWeight = null, band = null, kind = null } = set;
  // Never the body's weight: a report says nothing about the person.
  const reported = { weight, reps, durationSeconds, distanceMeters, rightAmount, completedAt: loggedAt };
  return { ...reported, ...pickExtra({ extraWeight, band }), ...(kind !== null && { kind }) };
}

/** The sums above a report. */
export interface ReportSums {
  exerciseCount: number;
  /** Without sets that warm up. */
  setCount: number;
  /** Null when no set has a weight. */
  movedKilograms: number | null;
}

export function reportSums({ exercises }: TrainingReport): ReportSums {
  const sets = exercises.flatMap((exercise) => exercise.sets).filter(isCountedSet);
  const hasWeights = sets.some((set) => (set.weight ?? addedWeight(set) ?? 0) > 0);
  return {
    exerciseCount: exercises.length,
    setCount: sets.length,
    movedKilograms: hasWeights
      ? roundTo(
          sets.reduce((sum, set) => sum + setVolume(set), 0),
          2,
        )
      : null,
  };
}

/** The exercises by phase, in training order; only phases that have any. */
export function reportGroups({ exercises }: TrainingReport): { phase: Phase; exercises: ReportedExercise[] }[] {
  return PHASES.map((phase) => ({ phase, exercises: exercises.filter((exercise) => exercise.phase === phase) })).filter(
    (group) => group.exercises.length > 0,
  );
}
