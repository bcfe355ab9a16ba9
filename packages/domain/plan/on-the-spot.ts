import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import { isAerobic, isTrueSprint } from './exercise-traits.ts';
import { isAerobicRunning, isErgometer } from './goal-work.ts';

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

/** Fast steps that go nowhere: a substitute for sprints in a small room. */
const SPRINTS_ON_THE_SPOT: readonly string[] = [
  'sprint-am-ort-aus-bauchlage',
  'sprint-am-ort-dreierwechsel',
  'sprint-am-ort-tempowechsel',
  'hoechste-frequenz-auf-der-stelle',
];

/** Whether an exercise stands in for running. */
export function isOnTheSpot({ slug }: Pick<CatalogueExercise, 'slug'>): boolean {
  return ON_THE_SPOT.includes(slug);
}

/** Whether an exercise stands in for sprinting. */
export function isSprintOnTheSpot({ slug }: Pick<CatalogueExercise, 'slug'>): boolean {
  return SPRINTS_ON_THE_SPOT.includes(slug);
}

/** Whether it is aerobic work that leaves no reason to stay on the spot: running, or an ergometer at hand. */
function isBetterThanOnTheSpot(exercise: CatalogueExercise): boolean {
  return isAerobicRunning(exercise) || (isAerobic(exercise) && isErgometer(exercise));
}

/** Exercises without intervals on the spot if some are running or on an ergometer, and without sprints on the spot if some go over metres. */
export function withoutOnTheSpot(possible: readonly CatalogueExercise[]): readonly CatalogueExercise[] {
  const left = possible.some(isBetterThanOnTheSpot) ? possible.filter((exercise) => !isOnTheSpot(exercise)) : possible;
  return left.some(isTrueSprint) ? left.filter((exercise) => !isSprintOnTheSpot(exercise)) : left;
}
