import { type Metric, metricToUnit, unitText } from '../vocabulary/unit.ts';
import type { ExerciseAmounts } from './exercise-detail.ts';

/** What a set is asked for, in the one column that an exercise is measured in: repetitions, seconds or metres. */
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
