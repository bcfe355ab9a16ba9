import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import { isAerobicRunning } from './goal-work.ts';

/** Intervals on the spot and on the floor: for a small room, no substitute for running where there is room to run. */
const ON_THE_SPOT: readonly string[] = [
  'bergsteiger-schnell',
  'burpee',
  'hampelmann-intervall',
  'rueckenlage-radfahren',
  'schattenboxen-intervall',
  'seitwaerts-baerengang-intervall',
  'stepper-bank',
  'stuetz-hocke-wechsel',
  'zirkel-ganzkoerper',
];

/** Whether an exercise stands in for running. */
export function isOnTheSpot({ slug }: Pick<CatalogueExercise, 'slug'>): boolean {
  return ON_THE_SPOT.includes(slug);
}

/** Exercises without those on the spot if some are running. */
export function withoutOnTheSpot(possible: readonly CatalogueExercise[]): readonly CatalogueExercise[] {
  return possible.some(isAerobicRunning) ? possible.filter((exercise) => !isOnTheSpot(exercise)) : possible;
}
