import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import { type Athlete, liftsHeavy } from './age-stage.ts';
import { WEEK_LIFTS, type WeekLift, weekLiftOf } from './exercise-traits.ts';
import { isOrdinary, type SessionFrame } from './week-frame.ts';

/** Shorter sessions have no time for all five lifts of a week. */
const LEAST_MINUTES = 45;

/** A session of the week, with the exercises that are possible in it. */
export interface LiftSession {
  readonly frame: SessionFrame;
  readonly pool: readonly CatalogueExercise[];
}

/** Whether a session of a heavy lifter has his lifts: neither light nor short, nor next to a match. */
function takesLifts({ frame }: LiftSession, athlete: Athlete): boolean {
  return liftsHeavy(athlete) && isOrdinary(frame) && frame.load !== 'light' && frame.minutes >= LEAST_MINUTES;
}

/**
 * The lifts that the week lacks and this session alone can still have.
 * @param later sessions that are built after this one
 * @param had the week's exercises so far
 */
export function lastLifts(
  session: LiftSession,
  later: readonly LiftSession[],
  had: readonly CatalogueExercise[],
  athlete: Athlete,
): ReadonlySet<WeekLift> {
  if (!takesLifts(session, athlete)) return new Set();
  const others = later.filter((other) => takesLifts(other, athlete));
  const can = ({ pool }: LiftSession, isIt: (exercise: CatalogueExercise) => boolean) => pool.some(isIt);
  return new Set(
    WEEK_LIFTS.filter((lift) => {
      const isIt = (exercise: CatalogueExercise) => weekLiftOf(exercise) === lift;
      const isReal = (exercise: CatalogueExercise) => isIt(exercise) && exercise.equipment.length > 0;
      // A pull on the floor stands for a pull-up only where there is no bar and no machine.
      const isMeant = can(session, isReal) ? isReal : isIt;
      return can(session, isMeant) && !had.some(isMeant) && !others.some((other) => can(other, isMeant));
    }),
  );
}
