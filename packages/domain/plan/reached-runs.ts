import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import { growsByRuns, type TrainingRecord } from './trained-before.ts';

/**
 * Runs (sets) of a sprint or an interval with which the block starts: as many as one session reached lately, whatever their length was.
 * @param usual runs without earlier training, the least
 * @param most bound of time, age and goal for the first week
 */
export function runsToStartFrom(exercise: CatalogueExercise, usual: number, record: TrainingRecord | undefined, most: number): number {
  const { reps, seconds, metres } = exercise.defaults;
  const ofRun = seconds ?? metres ?? reps ?? 0;
  const total = record?.total ?? null;
  if (total === null || ofRun === 0 || !growsByRuns(exercise)) return usual;
  return Math.max(usual, Math.min(Math.floor(total / ofRun), most));
}
