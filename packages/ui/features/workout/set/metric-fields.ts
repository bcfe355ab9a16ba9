import type { SessionExercise } from '@anwurf/db/queries/plan-exercises';
import { NUMERIC_FIELDS, type NumericField } from '@anwurf/domain/number/numeric-fields';
import type { Metric } from '@anwurf/domain/vocabulary/unit';
import { pickExtra } from '@anwurf/domain/workout/extra-load';
import { weightJumps } from '@anwurf/domain/workout/weight-jumps';
import type { SetValues } from '@anwurf/domain/workout/logged-set';
import type { SidedValues } from '@anwurf/domain/workout/sides';

/** One value of a set as the player sets it. */
export interface MetricField {
  key: keyof SetValues;
  label: string;
  unit: string;
  field: NumericField;
  step: number;
  /** The number that steps are counted from; 0 without it. */
  from?: number;
  /** Larger changes of one press. */
  jumps?: readonly number[];
}

const repsField: MetricField = { key: 'reps', label: 'Wiederholungen', unit: 'Wdh.', field: NUMERIC_FIELDS.setReps, step: 1 };

const secondsField: MetricField = { key: 'durationSeconds', label: 'Zeit', unit: 's', field: NUMERIC_FIELDS.setSeconds, step: 1 };
const metresField: MetricField = { key: 'distanceMeters', label: 'Strecke', unit: 'm', field: NUMERIC_FIELDS.setMetres, step: 1 };

/** Fields of a set, by what the exercise measures. */
const metricFields: Readonly<Record<Metric, readonly MetricField[]>> = {
  weight_reps: [{ key: 'weight', label: 'Gewicht', unit: 'kg', field: NUMERIC_FIELDS.setWeight, step: 0.5 }, repsField],
  reps: [repsField],
  seconds: [secondsField],
  metres: [metresField],
};

const nothing: SetValues = { weight: null, reps: null, durationSeconds: null, distanceMeters: null };

/** The plan's amounts of a set; a weight only where the player gave one to begin with. */
export function plannedValues(
  exercise: Pick<SessionExercise, 'reps' | 'durationMinutes' | 'durationSeconds' | 'distanceMeters'> &
    Partial<Pick<SessionExercise, 'weight'>>,
): SetValues {
  const fromMinutes = exercise.durationMinutes === null ? null : exercise.durationMinutes * 60;
  return {
    weight: exercise.weight ?? null,
    reps: exercise.reps,
    durationSeconds: exercise.durationSeconds ?? fromMinutes,
    distanceMeters: exercise.distanceMeters,
  };
}

/** Predicts a set: like the one before it, else like the last time, else as planned. */
export function likelyValues(
  setNumber: number,
  today: readonly NumberedSet[],
  last: readonly NumberedSet[],
  planned: SidedValues,
): SidedValues {
  const before = today.findLast((set) => set.setNumber < setNumber) ?? last.find((set) => set.setNumber === setNumber) ?? last.at(-1);
  return pickValues(before ?? { ...nothing, ...planned });
}

type NumberedSet = SidedValues & { setNumber: number };

/** Only the values of a set. */
export function pickValues(set: SidedValues): SidedValues {
  const { weight, reps, durationSeconds, distanceMeters, rightAmount } = set;
  return { weight, reps, durationSeconds, distanceMeters, ...((rightAmount ?? null) !== null && { rightAmount }), ...pickExtra(set) };
}

/** Fields where both time and distance are measured; the distance first, as a table of runs reads. */
const pacedFields: readonly MetricField[] = [metresField, secondsField];

/** Steps of an exercise's weight. */
export interface StepsOfWeight {
  /** Smallest difference between the player's weights, in kilograms; null: not known. */
  readonly weightStep: number | null;
  /** Kilograms that they are counted from: those of the bar, where it is known; else 0. */
  readonly lightest: number;
}

export const UNKNOWN_STEPS: StepsOfWeight = { weightStep: null, lightest: 0 };

/**
 * The fields of an exercise, the weight by the steps that its player owns.
 * @param isPaced both time and distance are measured
 */
export function fieldsWithSteps(metric: Metric, { weightStep, lightest }: StepsOfWeight, isPaced = false): readonly MetricField[] {
  if (isPaced) return pacedFields;
  return metricFields[metric].map((field) => {
    if (field.key !== 'weight') return field;
    const step = weightStep ?? field.step;
    return { ...field, step, from: lightest, jumps: weightJumps(step) };
  });
}
