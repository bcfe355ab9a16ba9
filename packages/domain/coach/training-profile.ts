import * as z from 'zod/mini';
import { NUMERIC_FIELDS } from '../number/numeric-fields.ts';
import { TRAINING_AGES } from '../vocabulary/training-age.ts';
import { VENUES } from '../vocabulary/venue.ts';
import { WEEKDAYS } from '../vocabulary/weekday.ts';
import { PLATE_SIZES } from '../workout/barbell-load.ts';

/** Range of a player's smallest weight change, in kilograms. */
export const WEIGHT_STEP_RANGE = NUMERIC_FIELDS.weightStep;
/** The heaviest single dumbbell, in kilograms. */
export const DUMBBELL_RANGE = NUMERIC_FIELDS.heaviestDumbbell;

const BODY_WEIGHT = NUMERIC_FIELDS.bodyWeight;
/** The bar of a barbell, in kilograms. */
export const BAR_RANGE = NUMERIC_FIELDS.barWeight;

/** Most single match days. */
export const MAX_MATCH_DATES = 60;

function withoutRepetition(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

function kilograms({ min, max }: { readonly min: number; readonly max: number }, error: string) {
  return z.nullable(z.number({ error }).check(z.minimum(min, { error }), z.maximum(max, { error })));
}

const weekdays = z
  .array(z.enum(WEEKDAYS, { error: 'Diesen Wochentag gibt es nicht.' }))
  .check(z.refine(withoutRepetition, { error: 'Bitte wähle jeden Tag nur einmal.' }));

/**
 * The coach's facts beside the questionnaire. All are optional: null and empty lists mean 'not answered', and the plan is then
 * cautious.
 */
export const trainingProfileSchema = z.object({
  trainingAge: z.nullable(z.enum(TRAINING_AGES, { error: 'Bitte wähle, wie lange du mit Gewichten trainierst.' })),
  /** Venue of each own session of the week, in order; shorter than the sessions when not answered for all. */
  sessionVenues: z.array(z.enum(VENUES, { error: 'Diesen Ort gibt es nicht.' })).check(z.maxLength(7)),
  teamDays: weekdays,
  /** Days of the regular match. */
  matchDays: weekdays,
  /** Single matches, as days such as '2026-11-28'; `matchesOfWeek` says which regular ones they replace. */
  matchDates: z
    .array(z.iso.date({ error: 'Bitte gib ein Datum an.' }))
    .check(z.maxLength(MAX_MATCH_DATES, { error: `Es lassen sich höchstens ${MAX_MATCH_DATES} Spieltage eintragen.` })),
  /** Days such as '2026-11-28' without a match: no regular one of that week is expected. */
  matchFreeDates: z
    .array(z.iso.date({ error: 'Bitte gib ein Datum an.' }))
    .check(z.maxLength(MAX_MATCH_DATES, { error: `Es lassen sich höchstens ${MAX_MATCH_DATES} spielfreie Tage eintragen.` })),
  /** Days of the own sessions; empty: the plan proposes them. */
  sessionDays: weekdays,
  /** Smallest step of the player's weights in kilograms. */
  weightStep: kilograms(WEIGHT_STEP_RANGE, 'Bitte gib einen Schritt von 0,25 bis 20 kg an.'),
  /** Heaviest single dumbbell in kilograms. */
  heaviestDumbbell: kilograms(DUMBBELL_RANGE, 'Bitte gib ein Gewicht von 1 bis 100 kg an.'),
  /** Kilograms; only to count what pull-ups and dips move. */
  bodyWeight: kilograms(BODY_WEIGHT, 'Bitte gib ein Körpergewicht von 20 bis 300 kg an.'),
  /** The bar of the hall in kilograms. */
  barWeight: kilograms(BAR_RANGE, 'Bitte gib eine Stange von 1 bis 50 kg an.'),
  /** Sizes of plates of the hall, in kilograms; empty: not said. */
  plates: z
    .array(z.enum(PLATE_SIZES, { error: 'Diese Scheibe gibt es nicht.' }))
    .check(z.refine(withoutRepetition, { error: 'Bitte wähle jede Scheibe nur einmal.' })),
  /** Whether the plan's weeks advance by calendar or by trained sessions. */
  weekMode: z.enum(['calendar', 'sessions']),
});

export type TrainingProfile = z.infer<typeof trainingProfileSchema>;

/** A profile without answers. */
export const EMPTY_TRAINING_PROFILE: TrainingProfile = {
  trainingAge: null,
  sessionVenues: [],
  teamDays: [],
  matchDays: [],
  matchDates: [],
  matchFreeDates: [],
  sessionDays: [],
  weightStep: null,
  heaviestDumbbell: null,
  bodyWeight: null,
  barWeight: null,
  plates: [],
  weekMode: 'calendar',
};
