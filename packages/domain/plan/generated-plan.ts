import { z } from 'zod';
import { writtenName } from '../vocabulary/name.ts';
import { PHASES } from '../vocabulary/phase.ts';
import { parseUnit } from '../vocabulary/unit.ts';
import { VENUES } from '../vocabulary/venue.ts';
import { WEEKDAYS } from '../vocabulary/weekday.ts';
import { LARGEST_GROUP_KEY, LONGEST_ROUND_REST } from '../workout/exercise-group.ts';
import { SESSION_LOADS } from './session-load.ts';

const TEMPO = /^[\dX]+-[\dX]+-[\dX]+-[\dX]+$/;

/**
 * Target of an exercise in one week of the plan: sets, the amount of a set in the unit of the row (repetitions, seconds, minutes
 * or metres) and the repetitions to keep in reserve (null: no target).
 */
export const weekTargetSchema = z.object({
  sets: z.int().min(1).max(20),
  amount: z.number().positive().max(20_000),
  reserve: z.int().min(0).max(5).nullable(),
});

/**
 * One row of `warmup_uebungen`, `haupt_uebungen` or `cooldown_uebungen`, without ids and order. Exactly one of reps,
 * durationMinutes, durationSeconds and distanceMeters is the amount of one set; pauseSeconds is the rest between two sets; tempo
 * is 'down-hold-up-hold' in seconds, X meaning explosive. Consecutive exercises of a part with the same groupKey are a superset or
 * circuit: their sets are done in turn, with roundRest seconds after each round instead of their own pauses.
 */
export const planExerciseSchema = z
  .object({
    phase: z.enum(PHASES),
    name: z.string().overwrite(writtenName).min(1).max(200),
    sets: z.int().min(1).max(20),
    reps: z.int().min(1).max(100).nullable(),
    unit: z
      .string()
      .max(40)
      .refine((text) => parseUnit(text) !== undefined, { error: 'Unbekannte Einheit' }),
    durationMinutes: z.number().positive().max(90).nullable(),
    durationSeconds: z.int().min(1).max(3600).nullable(),
    distanceMeters: z.number().positive().max(20_000).nullable(),
    tempo: z.string().max(40).regex(TEMPO).nullable(),
    pauseSeconds: z.int().min(0).max(600).nullable(),
    videoLink: z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .nullable(),
    description: z.string().max(8000),
    /** Targets of each week of the plan; missing: the same in all weeks. */
    weekTargets: z.array(weekTargetSchema).max(26).nullish(),
    /** Superset or circuit within the session; missing: on its own. */
    groupKey: z.int().min(1).max(LARGEST_GROUP_KEY).nullish(),
    /** The same in each exercise of a group; missing: the longest pause of its exercises. */
    roundRest: z.int().min(0).max(LONGEST_ROUND_REST).nullish(),
  })
  .refine(
    (exercise) =>
      [exercise.reps, exercise.durationMinutes, exercise.durationSeconds, exercise.distanceMeters].filter((amount) => amount !== null)
        .length === 1,
    { error: 'Eine Übung braucht genau eine Mengenangabe.' },
  );

/** A week of a plan. The factors apply to the rows of the plan: sets of the main part, and the weight of week 1. */
export const planWeekSchema = z.object({
  week: z.int().min(1).max(52),
  setsFactor: z.number().positive().max(2),
  loadFactor: z.number().positive().max(2),
  /** A German sentence. */
  note: z.string().max(500),
});

/**
 * The format of a generated plan: sessions in training order, exercises in the order of a session. Reason and weeks have no
 * columns; they are written into the description and parsed from it (plan-outline.ts).
 */
export const generatedPlanSchema = z.object({
  name: z.string().overwrite(writtenName).min(1).max(200),
  description: z.string().max(8000),
  durationRecommendation: z.string().max(200),
  /** 'Warum dieser Plan?' in plain German. */
  reason: z.string().max(4000).optional(),
  weeks: z.array(planWeekSchema).max(26).optional(),
  /** Sessions a week; missing: all of them. A plan of two sessions for one a week alternates them. */
  sessionsPerWeek: z.int().min(1).max(7).optional(),
  sessions: z
    .array(
      z.object({
        /** Intended weekday, venue and load; null or missing: undecided. */
        weekday: z.enum(WEEKDAYS).nullish(),
        venue: z.enum(VENUES).nullish(),
        load: z.enum(SESSION_LOADS).nullish(),
        exercises: z.array(planExerciseSchema).min(1).max(60),
      }),
    )
    .min(1)
    .max(12),
});

export type PlanExercise = z.infer<typeof planExerciseSchema>;
export type WeekTarget = z.infer<typeof weekTargetSchema>;
export type PlanWeek = z.infer<typeof planWeekSchema>;
export type GeneratedPlan = z.infer<typeof generatedPlanSchema>;
