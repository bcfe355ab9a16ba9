import type { CatalogueExercise } from '../catalogue/catalogue-exercise.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { Phase } from '../vocabulary/phase.ts';
import type { ExerciseChooser, Place } from './exercise-choice.ts';
import { phaseBudgetSeconds } from './session-duration.ts';
import { hasRoomForKind, hasRoomForPattern, keepsMainGoalAhead, keepsMainShare, suitsLoad } from './session-limits.ts';
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
}

/** What may be chosen next, from all rules to none: a session is rather unbalanced than too short. */
function rulesOf({ questionnaire, load }: SessionRequest, tally: SessionTally): readonly [Place, ...Place[]] {
  const keepsGoal: Place = (exercise) =>
    keepsMainShare(questionnaire, tally, exercise) && keepsMainGoalAhead(questionnaire, tally, exercise);
  const keepsKind: Place = (exercise) => hasRoomForKind(questionnaire, load, tally, exercise.kind);
  const keepsPattern: Place = (exercise) => hasRoomForPattern(questionnaire, tally, exercise.pattern) && suitsLoad(load, exercise);
  return [
    (exercise) => keepsKind(exercise) && keepsPattern(exercise) && keepsGoal(exercise),
    (exercise) => keepsKind(exercise) && keepsGoal(exercise),
    keepsGoal,
    () => true,
  ];
}

/** Fills one phase place by place until its time is used; a place nobody fits is left to anyone. */
export function choosePhase(phase: Phase, request: SessionRequest, chooser: ExerciseChooser): CatalogueExercise[] {
  const { questionnaire, load, secondsOf } = request;
  const tally = new SessionTally();
  const places = placesOf(phase, questionnaire, load, request.index);
  const rules: readonly [Place, ...Place[]] = phase === 'main' ? rulesOf(request, tally) : [() => true];
  let secondsLeft = phaseBudgetSeconds(phase, questionnaire.durationMinutes);

  const secondsKept = (exercise: CatalogueExercise) => {
    if (phase !== 'main') return 0;
    const waitingGoals = questionnaire.goals.filter((goal) => tally.count(goal) === 0 && !exercise.goals.includes(goal));
    return waitingGoals.length * SECONDS_KEPT_FOR_A_GOAL;
  };
  const choose = (place: Place) =>
    chooser.choose(
      phase,
      tally,
      (exercise) => place(exercise) && !tally.has(exercise) && secondsOf(exercise) <= secondsLeft - secondsKept(exercise) + OVERRUN_SECONDS,
    );

  const chooseFirst = (alternatives: readonly Place[]) => {
    let exercise: CatalogueExercise | undefined;
    for (const place of alternatives) {
      exercise ??= choose((candidate) => place(candidate) && rules[0](candidate) && !chooser.wasUsed(candidate));
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
  }
  return inTrainingOrder(tally.chosen);
}
