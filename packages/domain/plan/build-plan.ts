import type { CatalogueExercise } from '../catalogue/catalogue-exercise.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { type Phase, PHASES } from '../vocabulary/phase.ts';
import { ExerciseChooser, type Place } from './exercise-choice.ts';
import type { GeneratedPlan } from './generated-plan.ts';
import { durationRecommendation, planDescription, planName } from './plan-text.ts';
import { toPlanExercise } from './planned-exercise.ts';
import { seededRandom } from './random.ts';
import { phaseBudgetSeconds, withSetsFittedTo } from './session-duration.ts';
import { hasRoomForKind, inTrainingOrder, keepsMainGoalAhead, placesOf } from './session-places.ts';
import { exerciseSeconds } from './training-seconds.ts';

/** A phase counts as full when less than this is left: no exercise is that short. */
const SMALLEST_GAP_SECONDS = 100;
/** An exercise may overrun its phase by this much; fitting the sets evens it out. */
const OVERRUN_SECONDS = 120;

export interface PlanRequest {
  questionnaire: Questionnaire;
  catalogue: readonly CatalogueExercise[];
  /** Any integer; the same request with the same seed gives the same plan. */
  seed: number;
}

/** Fills one phase place by place until its time is used; a place nobody fits is left to anyone. */
function choosePhase(phase: Phase, questionnaire: Questionnaire, chooser: ExerciseChooser): CatalogueExercise[] {
  const chosen: CatalogueExercise[] = [];
  const places = placesOf(phase, questionnaire);
  let secondsLeft = phaseBudgetSeconds(phase, questionnaire.durationMinutes);

  const seconds = (exercise: CatalogueExercise) => exerciseSeconds(toPlanExercise(exercise, questionnaire.seasonPhase));
  const isPossible: Place = (exercise) =>
    exercise.phase === phase &&
    !chosen.includes(exercise) &&
    seconds(exercise) <= secondsLeft + OVERRUN_SECONDS &&
    (phase !== 'main' || keepsMainGoalAhead(questionnaire, chosen, exercise)) &&
    hasRoomForKind(questionnaire, chosen, exercise.kind);

  for (let turn = 0; secondsLeft >= SMALLEST_GAP_SECONDS; turn += 1) {
    const place = places[turn % places.length];
    const exercise = chooser.choose((candidate) => place?.(candidate) === true && isPossible(candidate)) ?? chooser.choose(isPossible);
    if (exercise === undefined) break;
    chosen.push(exercise);
    secondsLeft -= seconds(exercise);
  }
  return inTrainingOrder(chosen);
}

/**
 * Builds a training plan from the answers: one session for each individual training day, each with
 * warm-up, main part and cool-down within ten percent of the chosen minutes. The rules and their
 * sources stand in the package's README.
 */
export function buildPlan({ questionnaire, catalogue, seed }: PlanRequest): GeneratedPlan {
  const chooser = new ExerciseChooser(questionnaire, catalogue, seededRandom(seed));
  const sessions = Array.from({ length: questionnaire.individualTrainingFrequency }, () => {
    const chosen = PHASES.flatMap((phase) => choosePhase(phase, questionnaire, chooser));
    chooser.remember(chosen);
    const exercises = chosen.map((exercise) => toPlanExercise(exercise, questionnaire.seasonPhase));
    return { exercises: withSetsFittedTo(exercises, questionnaire.durationMinutes) };
  });
  return {
    name: planName(questionnaire),
    description: planDescription(questionnaire),
    durationRecommendation: durationRecommendation(questionnaire),
    sessions,
  };
}
