import { type Metric, metricToUnit, unitText } from '../vocabulary/unit.ts';
import type { ExerciseAmounts } from './exercise-detail.ts';

/** Target amount of a set in the column of its metric: repetitions, seconds or metres. */
export function measuredAmount(
  metric: Metric,
  perSide: boolean,
  amount: number,
): Pick<ExerciseAmounts, 'reps' | 'unit' | 'durationMinutes' | 'durationSeconds' | 'distanceMeters'> {
  return {
    reps: metric === 'reps' || metric === 'weight_reps' ? amount : null,
    unit: unitText(metricToUnit(metric), perSide),
    durationMinutes: null,
    durationSeconds: metric === 'seconds' ? amount : null,
    distanceMeters: metric === 'metres' ? amount : null,
  };
}
