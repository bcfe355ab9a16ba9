import type { TrainedWorkout } from '@anwurf/db/queries/training-statistics';

/** 'Wurfkraft Aufbau, Einheit 3'. */
export function workoutTitle({ planName, sessionOrder }: Pick<TrainedWorkout, 'planName' | 'sessionOrder'>): string {
  return `${planName ?? 'Training'}${sessionOrder === null ? '' : `, Einheit ${sessionOrder}`}`;
}
