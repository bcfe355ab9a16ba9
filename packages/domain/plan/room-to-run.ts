import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { isTrueSprint } from './exercise-traits.ts';
import { isAerobicRunning } from './goal-work.ts';
import { SETS_KEPT_FOR_PREVENTION } from './main-part-room.ts';
import { type DosedExercise, type SessionDose, withDose } from './session-doses.ts';
import { aerobicSetSeconds } from './week-endurance.ts';
import type { SessionFrame } from './week-frame.ts';

/** Limits of how much running a session can take. */
interface RunRequest extends Omit<SessionDose, 'seasonPhase' | 'load' | 'focus' | 'minutes'> {
  readonly questionnaire: Questionnaire;
  readonly frame: SessionFrame;
  readonly possible: readonly CatalogueExercise[];
  readonly aerobicSecondsLeft: number;
  readonly maxWorkingSets: number;
}

/** Shares of the endurance goal's work, tried until a run fits into what week and session still take. */
const SHARES_OF_RUNNING = [1, 0.8, 0.6, 0.4];
/** Of the exercise in the goal that comes before a goalkeeper's run, but on a light day. */
const SETS_IN_THE_GOAL = 3;

/** A session's dose as requested. */
export function dosesIn(request: RunRequest): (exercise: CatalogueExercise) => DosedExercise {
  const { load, focus, minutes } = request.frame;
  return withDose({ ...request, seasonPhase: request.questionnaire.seasonPhase, load, focus, minutes });
}

/**
 * The request with as much endurance work as some run of it can bring: work on the spot of earlier sessions, or the few sets of a light
 * day beside its sprints, may leave no room for a run of the whole amount, and a shorter one is better than none.
 */
export function withRoomToRun<Request extends RunRequest>(request: Request): Request {
  const { questionnaire, possible, enduranceSeconds, aerobicSecondsLeft, maxWorkingSets, sprintMetres } = request;
  const runs = possible.filter(isAerobicRunning);
  if (enduranceSeconds === 0 || runs.length === 0) return request;
  const sprints = sprintMetres > 0 ? possible.filter(isTrueSprint).map((sprint) => dosesIn(request)(sprint).row.sets) : [];
  const setsBefore =
    SETS_KEPT_FOR_PREVENTION +
    (questionnaire.position === 'Torwart' && request.frame.load !== 'light' ? SETS_IN_THE_GOAL : 0) +
    (sprints.length > 0 ? Math.min(...sprints) : 0);
  const shorter = SHARES_OF_RUNNING.map((share) => ({ ...request, enduranceSeconds: Math.round(enduranceSeconds * share) }));
  const fits = (one: Request) => {
    const dosed = dosesIn(one);
    return runs.some((run) => {
      const { sets } = dosed(run).row;
      return sets * aerobicSetSeconds(run) <= aerobicSecondsLeft && sets <= maxWorkingSets - setsBefore;
    });
  };
  return shorter.find(fits) ?? shorter.at(-1) ?? request;
}
