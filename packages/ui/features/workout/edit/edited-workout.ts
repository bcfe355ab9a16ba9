import type { FinishedWorkout } from '@anwurf/db/queries/finished-workouts';

/** A finished workout that is corrected; rows of other tools, which have no sets, are not. */
export type EditedWorkout = FinishedWorkout & { workoutId: string };
