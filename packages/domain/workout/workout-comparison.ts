import { roundTo } from '../number/rounding.ts';

/** The sums of a finished workout. */
export interface WorkoutSums {
  /** Kilograms moved; 0: no weights. */
  volume: number;
  setCount: number;
  durationMinutes: number;
}

/** What a workout did differently from the last of the same session; positive is more. */
export interface WorkoutComparison {
  /** Kilograms; null unless both moved some. */
  volume: number | null;
  sets: number;
  minutes: number;
}

/** A workout beside the last one of its session. */
export function compareWorkouts(now: WorkoutSums, before: WorkoutSums): WorkoutComparison {
  const hasWeights = now.volume > 0 && before.volume > 0;
  return {
    volume: hasWeights ? roundTo(now.volume - before.volume, 2) : null,
    sets: now.setCount - before.setCount,
    minutes: now.durationMinutes - before.durationMinutes,
  };
}
