import * as z from 'zod/mini';
import { parsePhase, phaseToEdge } from '../vocabulary/phase.ts';
import { EXTRA_WEIGHT, LONGEST_BAND, pickExtra } from './extra-load.ts';
import { RECORD_KINDS } from './personal-record.ts';
import { SET_KINDS } from './set-kind.ts';
import { MOST_REPORTED_EXERCISES, MOST_REPORTED_SETS, type ReportedExercise, type TrainingReport } from './training-report.ts';

const MOST_AMOUNT = 1_000_000;
const MOST_MINUTES = 10_000;
const MOST_SESSIONS = 366;
const MOST_CHARACTERS = 200;

/** Characters that can end a line or change its direction: a name must stay within its place. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

const name = z.pipe(
  z.string(),
  z.transform((text) => text.replace(UNPRINTABLE, ' ').trim().slice(0, MOST_CHARACTERS)),
);
const amount = z.catch(z.nullable(z.number().check(z.minimum(0), z.maximum(MOST_AMOUNT))), null);
const extraWeight = z.catch(z.nullable(z.number().check(z.minimum(-EXTRA_WEIGHT.max), z.maximum(EXTRA_WEIGHT.max))), null);
const band = z.catch(
  z.nullable(
    z.pipe(
      name,
      z.transform((text) => (text === '' ? null : text.slice(0, LONGEST_BAND))),
    ),
  ),
  null,
);
const moment = z.catch(
  z.nullable(
    z.pipe(
      z.iso.datetime({ offset: true }),
      z.transform((text) => new Date(text)),
    ),
  ),
  null,
);
const within = (max: number) => z.catch(z.nullable(z.int().check(z.minimum(1), z.maximum(max))), null);

const setSchema = z.object({
  weight: amount,
  reps: amount,
  duration_seconds: amount,
  distance_meters: amount,
  right_amount: amount,
  extra_weight: extraWeight,
  band,
  kind: z.catch(z.nullable(z.enum(SET_KINDS)), null),
  completed_at: moment,
});
const exerciseSchema = z.object({
  exercise_name: name,
  phase: z.catch(z.nullable(z.string()), null),
  sets: z.array(setSchema).check(z.maxLength(MOST_REPORTED_SETS)),
});
const exercisesSchema = z.array(exerciseSchema).check(z.maxLength(MOST_REPORTED_EXERCISES));
const recordSchema = z.object({
  exercise_name: name,
  kind: z.enum([...RECORD_KINDS, 'volume']),
  value: z.number().check(z.minimum(0), z.maximum(MOST_AMOUNT)),
  reps: amount,
  before: z.number().check(z.minimum(0), z.maximum(MOST_AMOUNT)),
});
const metadataSchema = z.object({
  planName: z.catch(z.nullable(name), null),
  sessionOrder: within(MOST_SESSIONS),
  duration: within(MOST_MINUTES),
  startTime: moment,
  endTime: moment,
  localDay: z.catch(z.nullable(z.iso.date()), null),
  editedAt: moment,
});
const reportSchema = z.object({
  exercises: exercisesSchema,
  metadata: z.catch(metadataSchema, {
    planName: null,
    sessionOrder: null,
    duration: null,
    startTime: null,
    endTime: null,
    localDay: null,
    editedAt: null,
  }),
  records: z.catch(z.array(recordSchema).check(z.maxLength(MOST_REPORTED_EXERCISES)), []),
});

function toExercise({ exercise_name, phase, sets }: z.infer<typeof exerciseSchema>): ReportedExercise {
  return {
    name: exercise_name === '' ? 'Übung' : exercise_name,
    phase: parsePhase(phase ?? '') ?? 'main',
    sets: sets.map((set) => ({
      weight: set.weight,
      reps: set.reps,
      durationSeconds: set.duration_seconds,
      distanceMeters: set.distance_meters,
      rightAmount: set.right_amount,
      ...pickExtra({ extraWeight: set.extra_weight, band: set.band }),
      ...(set.kind !== null && { kind: set.kind }),
      completedAt: set.completed_at,
    })),
  };
}

function minutesBetween(start: Date | null, end: Date | null): number | null {
  if (start === null || end === null || end < start) return null;
  return Math.max(1, Math.round((Number(end) - Number(start)) / 60_000));
}

/**
 * Parses `training_reports.training_data`, including a bare list of exercises. Omits unreadable optional fields. A missing
 * duration is replaced by the time from start to end.
 * @returns null without any readable exercise
 */
export function readStoredReport(data: unknown): TrainingReport | null {
  const parsed = z.safeParse(reportSchema, Array.isArray(data) ? { exercises: data } : data);
  if (!parsed.success) return null;
  const { exercises, metadata, records } = parsed.data;
  return {
    planName: metadata.planName === '' ? null : metadata.planName,
    sessionOrder: metadata.sessionOrder,
    durationMinutes: metadata.duration ?? minutesBetween(metadata.startTime, metadata.endTime),
    startedAt: metadata.startTime,
    endedAt: metadata.endTime,
    day: metadata.localDay,
    editedAt: metadata.editedAt,
    exercises: exercises.map(toExercise),
    records: records.map(({ exercise_name, kind, value, reps, before }) => ({ exercise: exercise_name, kind, value, reps, before })),
  };
}

/** The report in the format of `training_reports.training_data`. The session is for the operator's exports; no page shows it. */
export function toStoredReport(report: TrainingReport, sessionId: string | null) {
  return {
    exercises: report.exercises.map((exercise) => ({
      exercise_name: exercise.name,
      phase: phaseToEdge(exercise.phase),
      sets: exercise.sets.map((set) => ({
        weight: set.weight,
        reps: set.reps,
        duration_seconds: set.durationSeconds,
        distance_meters: set.distanceMeters,
        right_amount: set.rightAmount ?? null,
        extra_weight: set.extraWeight ?? null,
        band: set.band ?? null,
        kind: set.kind ?? null,
        completed_at: set.completedAt?.toISOString() ?? null,
      })),
    })),
    metadata: {
      planName: report.planName,
      sessionOrder: report.sessionOrder,
      duration: report.durationMinutes,
      startTime: report.startedAt?.toISOString() ?? null,
      endTime: report.endedAt?.toISOString() ?? null,
      localDay: report.day,
      editedAt: report.editedAt?.toISOString() ?? null,
      sessionId,
    },
    records: report.records.map(({ exercise, kind, value, reps, before }) => ({ exercise_name: exercise, kind, value, reps, before })),
  };
}
