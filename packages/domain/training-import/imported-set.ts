import type { ExtraLoadKind } from '../exercise/catalogue-exercise.ts';
import { type Metric, metricToUnit, unitText } from '../vocabulary/unit.ts';
import { EXTRA_WEIGHT } from '../workout/extra-load.ts';
import type { SidedValues } from '../workout/sides.ts';
import type { ReadSet } from './read-training-table.ts';

/** An exercise of this app to which sets are imported. */
export interface ImportedExercise {
  readonly name: string;
  readonly metric: Metric;
  readonly perSide: boolean;
  /** Not null: a weight is added to the body, or taken from it. */
  readonly extraLoad: ExtraLoadKind | null;
}

/** How an exercise that is unknown here is measured: by what most of its sets have. */
export function metricOfSets(sets: readonly ReadSet[]): Metric {
  const has = (of: (set: ReadSet) => boolean) => sets.filter(of).length * 2 > sets.length;
  if (has(({ weight, reps }) => weight !== null && weight > 0 && reps !== null)) return 'weight_reps';
  if (has(({ reps }) => reps !== null)) return 'reps';
  return has(({ metres }) => metres !== null) ? 'metres' : 'seconds';
}

/** A set as the log has it. */
export interface ImportedSet {
  readonly exerciseName: string;
  /** As in the log: 'kg', 'Sekunden je Seite'. */
  readonly unit: string;
  readonly values: SidedValues;
  /** 0 to 4; null: not said. */
  readonly reserve: number | null;
}

/**
 * A table's set for the log. A weight of an exercise that moves the body is an extra one, negative when it helps; help of an exercise of weights
 * has no place in the log and is left out.
 */
export function importedSet(set: ReadSet, { name, metric, perSide, extraLoad }: ImportedExercise): ImportedSet {
  const { weight, reps, seconds, metres, kind, reserve } = set;
  const isExtra = weight !== null && (weight < 0 || (metric === 'reps' && extraLoad !== null));
  const extra = isExtra ? Math.max(-EXTRA_WEIGHT.max, Math.min(EXTRA_WEIGHT.max, weight)) : null;
  // The measured values decide where the exercise is measured otherwise.
  const measured: Metric = reps !== null ? (weight !== null && !isExtra ? 'weight_reps' : 'reps') : metres !== null ? 'metres' : 'seconds';
  const isFit = measured === metric || (metric === 'weight_reps' && measured === 'reps') || (metric === 'seconds' && seconds !== null);
  return {
    exerciseName: name,
    unit: unitText(metricToUnit(isFit ? metric : measured), perSide && isFit),
    values: {
      weight: isExtra ? null : weight,
      reps,
      durationSeconds: seconds,
      distanceMeters: metres,
      extraWeight: metric === 'reps' ? extra : null,
      kind,
    },
    reserve,
  };
}
