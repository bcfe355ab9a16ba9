import { newId } from '@anwurf/db/commands/new-id';
import { deviceZone } from '@anwurf/db/queries/device-zone';

/** A workout as it was started or resumed. */
export interface WorkoutRun {
  workoutId: string;
  startTime: Date;
  /** IANA name of the zone in which it began. */
  timeZone: string;
  /** Exercise to begin with, 0-based. */
  index: number;
  resumed: boolean;
}

/** A workout that begins now, with the first exercise. */
export function freshRun(): WorkoutRun {
  return { workoutId: newId(), startTime: new Date(), timeZone: deviceZone(), index: 0, resumed: false };
}
