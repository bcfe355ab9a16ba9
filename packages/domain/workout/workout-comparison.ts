import { roundTo } from '../number/rounding.ts';

/** The sums of a finished workout. */
export interface WorkoutSums {
  /** Volume in kilograms; 0: no weights. */
  volume: number;
  setCount: number;
  durationMinutes: number;
}

/** Difference of a workout from the previous one of the same session; positive is more. */
export interface WorkoutComparison {
  /** Kilograms; null unless both have a volume. */
  volume: number | null;
  sets: number;
  minutes: number;
}

/** Compares a workout with the previous one of its session. */
export function compareWorkouts(now: WorkoutSums, before: WorkoutSums): WorkoutComparison {
  const hasWeights = now.volume > 0 && before.volume > 0;
  return {
    volume: hasWeights ? roundTo(now.volume - before.volume, 2) : null,
    sets: now.setCount - before.setCount,
    minutes: now.durationMinutes - before.durationMinutes,
  };
}
