import * as z from 'zod/mini';
import { NUMERIC_FIELDS } from '../number/numeric-fields.ts';
import { roundTo } from '../number/rounding.ts';
import type { Phase } from '../vocabulary/phase.ts';
import { addedWeight, type ExtraLoad } from './extra-load.ts';
import type { Metric } from '../vocabulary/unit.ts';
import { isCountedSet, type OfKind } from './set-kind.ts';

/** Values of one set; null for values that its metric does not measure. */
export interface SetValues {
  /** Kilograms. */
  weight: number | null;
  reps: number | null;
  durationSeconds: number | null;
  distanceMeters: number | null;
}

/** One row of the set log, as read by the rules of a workout. */
export interface LoggedSet extends SetValues, ExtraLoad, OfKind {
  workoutId: string;
  exerciseName: string;
  phase: Phase | null;
  setNumber: number;
  /** See `SidedValues`. */
  rightAmount?: number | null;
  loggedAt: Date;
}

const EMPTY: SetValues = { weight: null, reps: null, durationSeconds: null, distanceMeters: null };

/** A decimal with at most the two decimals that the log stores. */
function amount(max: number, error: string) {
  return z.number({ error }).check(
    z.minimum(0, { error }),
    z.maximum(max, { error }),
    z.refine((value) => roundTo(value, 2) === value, { error: 'Bitte gib höchstens zwei Nachkommastellen ein.' }),
  );
}

const REPS_ERROR = 'Bitte gib die Wiederholungen als ganze Zahl von 0 bis 1000 ein.';
const reps = z
  .int({ error: REPS_ERROR })
  .check(z.minimum(0, { error: REPS_ERROR }), z.maximum(NUMERIC_FIELDS.setReps.max, { error: REPS_ERROR }));
const weight = amount(NUMERIC_FIELDS.setWeight.max, 'Bitte gib ein Gewicht von 0 bis 1000 kg ein.');
const durationSeconds = amount(NUMERIC_FIELDS.setSeconds.max, 'Bitte gib eine Zeit von 0 bis 86400 Sekunden ein.');
const distanceMeters = amount(NUMERIC_FIELDS.setMetres.max, 'Bitte gib eine Strecke von 0 bis 1.000.000 Metern ein.');

const schemaByMetric = {
  weight_reps: z.object({ weight, reps }),
  reps: z.object({ reps }),
  seconds: z.object({ durationSeconds }),
  metres: z.object({ distanceMeters }),
} as const satisfies Record<Metric, z.ZodMiniType<Partial<SetValues>>>;

const pacedSchemas: Readonly<Partial<Record<Metric, z.ZodMiniType<Partial<SetValues>>>>> = {
  seconds: z.object({ durationSeconds, distanceMeters: z.nullable(distanceMeters) }),
  metres: z.object({ distanceMeters, durationSeconds: z.nullable(durationSeconds) }),
};

/**
 * The schema of a set of this metric. It requires exactly the values that the metric measures (a weight only for weighted
 * exercises), ignores others, and returns all four with null for unmeasured ones.
 * @param isPaced both time and distance are measured: the one that is not its metric may be missing
 */
export function loggedSetSchema(metric: Metric, isPaced = false): z.ZodMiniType<SetValues> {
  const schema: z.ZodMiniType<Partial<SetValues>> = (isPaced ? pacedSchemas[metric] : undefined) ?? schemaByMetric[metric];
  return z.pipe(
    schema,
    z.transform((values: Partial<SetValues>): SetValues => ({ ...EMPTY, ...values })),
  );
}

/** Whether no value was entered: such a set is not logged and is no error. */
export function isEmptySet(values: SetValues): boolean {
  return (Object.keys(EMPTY) as (keyof SetValues)[]).every((key) => values[key] === null);
}

/**
 * Volume of a set in kilograms: weight, or what is added to the own body, × repetitions of both sides; 0 when either is missing, and
 * of a set that warms up. The body itself is not counted: logs of earlier releases do not have it.
 */
export function setVolume(set: Pick<SetValues, 'weight' | 'reps'> & ExtraLoad & OfKind & { rightAmount?: number | null }): number {
  if (!isCountedSet(set)) return 0;
  return (set.weight ?? addedWeight(set) ?? 0) * ((set.reps ?? 0) + (set.rightAmount ?? 0));
}
