import type { CatalogueExercise, MovementPattern } from '../catalogue/catalogue-exercise.ts';
import type { WeekElement } from '../catalogue/week-element.ts';
import { isMainLift } from './dose.ts';
import { all, type Place } from './exercise-choice.ts';

/** Of the heavy lifts in a week each group has its share; where the week has none yet, the legs come first. */
const LIFT_GROUPS: readonly (readonly MovementPattern[])[] = [['knee', 'hip'], ['push'], ['pull']];

/**
 * Places for the next main lift, the best first: legs, pushing, pulling, in the order in which the week has fewest of them, and
 * rather what is due.
 * @param had what the week has so far
 */
export function liftsInTurn(had: readonly CatalogueExercise[], due: ReadonlySet<WeekElement>): Place[] {
  const lifts = had.filter(isMainLift);
  const isDue: Place = ({ elements }) => elements.some((element) => due.has(element));
  const groups = LIFT_GROUPS.map((patterns) => {
    const isOfGroup: Place = ({ pattern }) => pattern !== null && patterns.includes(pattern);
    return { isNext: all(isMainLift, isOfGroup), count: lifts.filter(isOfGroup).length };
  });
  return groups.toSorted((one, other) => one.count - other.count).flatMap(({ isNext }) => [all(isNext, isDue), isNext]);
}
