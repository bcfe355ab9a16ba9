import type { CatalogueExercise } from '../catalogue/catalogue-exercise.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { Goal } from '../vocabulary/goal.ts';
import type { Phase } from '../vocabulary/phase.ts';
import { ANYONE, both, type ExerciseChooser, type Place } from './exercise-choice.ts';
import { phaseBudgetSeconds } from './session-duration.ts';
import {
  hasRoomForKind,
  hasRoomForPattern,
  keepsGoalkeeping,
  keepsMainGoalAhead,
  keepsMainShare,
  keepsSessionsApart,
  suitsLoad,
} from './session-limits.ts';
import type { SessionLoad } from './session-load.ts';
import { inTrainingOrder, placesOf } from './session-places.ts';
import { SessionTally } from './session-tally.ts';

/** A phase counts as full when less than this is left: hardly an exercise is that short. */
const SMALLEST_GAP_SECONDS = 75;
/** An exercise may overrun its phase by this much; fitting the sets evens it out. */
const OVERRUN_SECONDS = 120;

/** Time kept for every goal no exercise serves yet, so that a short session has room for each. */
const SECONDS_KEPT_FOR_A_GOAL = 270;
const MOST_WAITING = 2;

export interface SessionRequest {
  questionnaire: Questionnaire;
  load: SessionLoad;
  /** Place of the session in the week, from 0. */
  index: number;
  /** How long an exercise takes in this session. */
  secondsOf: (exercise: CatalogueExercise) => number;
  /** The main parts of the sessions before this one. */
  earlierMainParts: readonly (readonly CatalogueExercise[])[];
}

/** Who may come next, from all rules to none: a session is rather unbalanced than too short. */
function rulesOf(
  phase: Phase,
  { questionnaire, load, earlierMainParts }: SessionRequest,
  tally: SessionTally,
): readonly [Place, ...Place[]] {
  if (phase !== 'main') return [ANYONE];
  const keepsGoal = both(keepsMainShare(questionnaire, tally), keepsMainGoalAhead(questionnaire, tally));
  const keepsGoalAndVariety = both(keepsGoal, keepsSessionsApart(earlierMainParts, tally));
  const keepsPosition = both(keepsGoalkeeping(questionnaire, tally), keepsGoalAndVariety);
  const keepsKind = both(hasRoomForKind(questionnaire, load, tally), keepsPosition);
  const keepsPattern = both(hasRoomForPattern(questionnaire, tally), suitsLoad(load));
  return [both(keepsPattern, keepsKind), keepsKind, keepsPosition, keepsGoalAndVariety, keepsGoal, ANYONE];
}

/** Fills one phase place by place until its time is used; a place nobody fits is left to anyone. */
export function choosePhase(phase: Phase, request: SessionRequest, chooser: ExerciseChooser): CatalogueExercise[] {
  const { questionnaire, load, secondsOf } = request;
  const tally = new SessionTally();
  const places = placesOf(phase, questionnaire, load, request.index);
  let secondsLeft = phaseBudgetSeconds(phase, questionnaire.durationMinutes);
  let unservedGoals: readonly Goal[] = phase === 'main' ? questionnaire.goals : [];
  let rules = rulesOf(phase, request, tally);

  const fits: Place = (exercise) => {
    const waitingGoals = unservedGoals.filter((goal) => !exercise.goals.includes(goal)).length;
    return !tally.has(exercise) && secondsOf(exercise) <= secondsLeft - waitingGoals * SECONDS_KEPT_FOR_A_GOAL + OVERRUN_SECONDS;
  };
  const choose = (place: Place) => chooser.choose(phase, tally, (exercise) => place(exercise) && fits(exercise));

  const chooseFirst = (alternatives: readonly Place[]) => {
    let exercise: CatalogueExercise | undefined;
    for (const place of alternatives) {
      exercise ??= choose((candidate) => place(candidate) && !chooser.wasUsed(candidate) && rules[0](candidate));
    }
    for (const place of alternatives) exercise ??= choose((candidate) => place(candidate) && rules[0](candidate));
    return exercise;
  };

  // A place nobody may take yet (a secondary goal must not overtake the main goal) is tried again later.
  const waiting: (readonly Place[])[] = [];
  const chooseWaiting = () => {
    for (const [index, alternatives] of waiting.entries()) {
      const exercise = chooseFirst(alternatives);
      if (exercise === undefined) continue;
      waiting.splice(index, 1);
      return exercise;
    }
    return undefined;
  };

  for (let turn = 0; secondsLeft >= SMALLEST_GAP_SECONDS;) {
    let exercise = chooseWaiting();
    if (exercise === undefined) {
      const alternatives = places[turn % places.length] ?? [];
      turn += 1;
      exercise = chooseFirst(alternatives);
      if (exercise === undefined && waiting.length < MOST_WAITING) waiting.push(alternatives);
    }
    for (const rule of rules) exercise ??= choose(rule);
    if (exercise === undefined) break;
    tally.add(exercise);
    secondsLeft -= secondsOf(exercise);
    unservedGoals = unservedGoals.filter((goal) => tally.count(goal) === 0);
    rules = rulesOf(phase, request, tally);
  }
  return inTrainingOrder(tally.chosen);
}
