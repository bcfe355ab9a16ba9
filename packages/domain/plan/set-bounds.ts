import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import { scheduleOf } from '../coach/modules/evidence-modules.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { type Athlete, isYouth } from './age-stage.ts';
import { YOUTH_SETS } from './dose.ts';
import { countsAsWork, isAerobic, isLifting, isTrueSprint } from './exercise-traits.ts';
import { SHORTEST_MINUTES } from './shortest-minutes.ts';
import type { SetBounds } from './session-duration.ts';
import type { SessionFrame } from './week-frame.ts';
import { isCounted } from './weekly-load.ts';

/** Facts by which the sets of a session may be fitted to its time. */
interface BoundsRequest {
  readonly questionnaire: Questionnaire;
  readonly athlete: Athlete;
  readonly frame: SessionFrame;
  /** Metres of sprint and seconds of aerobic work that the goals require of the session; 0: none. */
  readonly sprintMetres: number;
  readonly enduranceSeconds: number;
}

/**
 * Bounds of an exercise's sets when a session is fitted to its time.
 * @param sets those of its dose
 */
export function setBounds(exercise: CatalogueExercise, sets: number, request: BoundsRequest): SetBounds {
  const { questionnaire, athlete, frame, sprintMetres, enduranceSeconds } = request;
  if (scheduleOf(exercise.slug) !== undefined) return { min: sets, max: sets };
  const isInSeasonStrength = exercise.kind === 'strength' && questionnaire.seasonPhase === 'Wettkampfphase';
  const isAerobicWork = enduranceSeconds > 0 && isAerobic(exercise);
  const keepsSets = isAerobicWork || isCounted(exercise) || isInSeasonStrength || (countsAsWork(exercise) && frame.load === 'light');
  const isYouthLift = isYouth(athlete.stage) && isLifting(exercise);
  const isNeeded = exercise.kind === 'raise' || isAerobicWork || (sprintMetres > 0 && isTrueSprint(exercise));
  return { min: isNeeded ? sets : 1, max: keepsSets ? sets : isYouthLift ? YOUTH_SETS : Infinity };
}

/** Bounds where lifts and runs together take far too long: intervals and starts are what a session can best spare. The reason says so. */
export function withFewerRuns(bounds: SetBounds, exercise: CatalogueExercise | undefined, { venue, minutes }: SessionFrame): SetBounds {
  const canSprintLess = venue !== 'Halle' || minutes <= SHORTEST_MINUTES;
  const canBeFewer = exercise !== undefined && (isAerobic(exercise) || (isTrueSprint(exercise) && canSprintLess));
  return canBeFewer ? { ...bounds, min: 1 } : bounds;
}
