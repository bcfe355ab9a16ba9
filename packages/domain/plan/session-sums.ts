import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import { WEEK_ELEMENTS, type WeekElement } from '../exercise/week-element.ts';
import { countsAsWork, isAerobic, isTrueSprint } from './exercise-traits.ts';
import type { PlanExercise } from './generated-plan.ts';
import { aerobicSetSeconds } from './week-endurance.ts';

/** The exercises of a session with a row each. */
interface SessionContents {
  readonly exercises: readonly CatalogueExercise[];
  readonly rows: readonly PlanExercise[];
}

/** Elements of the week that a session covers, including preparation. */
export function elementsOf({ exercises }: Pick<SessionContents, 'exercises'>): Set<WeekElement> {
  const covered = new Set(exercises.flatMap(({ elements }) => elements));
  return new Set(WEEK_ELEMENTS.filter((element) => covered.has(element)));
}

/** Seconds of aerobic work in a session, without rests. */
export function aerobicSeconds({ exercises, rows }: SessionContents): number {
  return exercises.reduce(
    (sum, exercise, index) => sum + (isAerobic(exercise) ? (rows[index]?.sets ?? 0) * aerobicSetSeconds(exercise) : 0),
    0,
  );
}

/** Metres of true sprint in a session, both sides counted. */
export function sprintMetresIn({ exercises, rows }: SessionContents): number {
  return exercises.reduce((sum, exercise, index) => {
    const { sets = 0, distanceMeters = 0 } = rows[index] ?? {};
    return sum + (isTrueSprint(exercise) ? sets * (distanceMeters ?? 0) * (exercise.perSide ? 2 : 1) : 0);
  }, 0);
}

/** Number of tiring sets in a session. */
export function workingSets({ exercises, rows }: SessionContents): number {
  return exercises.reduce((sum, exercise, index) => sum + (countsAsWork(exercise) ? (rows[index]?.sets ?? 0) : 0), 0);
}
