import { newId } from '@anwurf/db/commands/new-id';

/** A workout as it was started or resumed. */
export interface WorkoutRun {
  workoutId: string;
  startTime: Date;
  /** Exercise to begin with, 0-based. */
  index: number;
  resumed: boolean;
}

/** A workout that begins now, with the first exercise. */
export function freshRun(): WorkoutRun {
  return { workoutId: newId(), startTime: new Date(), index: 0, resumed: false };
}
