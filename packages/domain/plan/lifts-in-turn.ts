import type { CatalogueExercise, MovementPattern } from '../exercise/catalogue-exercise.ts';
import type { WeekElement } from '../exercise/week-element.ts';
import { isMainLift, WEEK_LIFTS, type WeekLift, weekLiftOf } from './exercise-traits.ts';
import { all, type Place } from './exercise-choice.ts';

/** Each group has its share of the week's heavy lifts; in an empty week the legs come first. */
const LIFT_GROUPS: readonly (readonly MovementPattern[])[] = [['knee', 'hip'], ['push'], ['pull']];

/**
 * Places for the next main lift, best first: legs, pushing, pulling, the group with the fewest so far first, preferring due
 * lifts that the week lacks, then due elements.
 * @param had the week's exercises so far
 */
export function liftsInTurn(had: readonly CatalogueExercise[], due: ReadonlySet<WeekElement>): Place[] {
  const lifts = had.filter(isMainLift);
  const isDue: Place = ({ elements }) => elements.some((element) => due.has(element));
  const hadLifts = new Set(had.map(weekLiftOf));
  const isMissing: Place = (exercise) => !hadLifts.has(weekLiftOf(exercise));
  const groups = LIFT_GROUPS.map((patterns) => {
    const isOfGroup: Place = ({ pattern }) => pattern !== null && patterns.includes(pattern);
    return { isNext: all(isMainLift, isOfGroup), count: lifts.filter(isOfGroup).length };
  });
  return groups
    .toSorted((one, other) => one.count - other.count)
    .flatMap(({ isNext }) => [all(isNext, isMissing, isDue), all(isNext, isMissing), all(isNext, isDue), isNext]);
}

const ALL_LIFTS: ReadonlySet<WeekLift> = new Set(WEEK_LIFTS);

/** Exercises that are one of these lifts, of those that the week lacks. */
export function isLacking(had: ReadonlySet<WeekLift | null>, lifts: ReadonlySet<WeekLift> = ALL_LIFTS): Place {
  return (exercise) => {
    const lift = weekLiftOf(exercise);
    return lift !== null && lifts.has(lift) && !had.has(lift);
  };
}
