import type { CatalogueExercise } from '../catalogue/catalogue-exercise.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { PHASES } from '../vocabulary/phase.ts';
import type { SessionDuration } from '../vocabulary/training-time.ts';
import { ageGroupOf, maxLevelOf } from './age-group.ts';
import { choosePhase } from './choose-phase.ts';
import { ExerciseChooser, hasEquipmentFor, sparesRegions, suitsPosition } from './exercise-choice.ts';
import type { GeneratedPlan, PlanExercise, PlanWeek } from './generated-plan.ts';
import { planReason } from './plan-reason.ts';
import { durationRecommendation, planDescription, planName } from './plan-text.ts';
import { planWeeks } from './plan-weeks.ts';
import { type Dose, isLifting, toPlanExercise, YOUTH_SETS } from './planned-exercise.ts';
import { seededRandom } from './random.ts';
import { withSetsFittedTo } from './session-duration.ts';
import { weekLoads } from './session-load.ts';
import { exerciseSeconds } from './training-seconds.ts';

export interface PlanRequest {
  questionnaire: Questionnaire;
  catalogue: readonly CatalogueExercise[];
  /** Any integer; the same request with the same seed gives the same plan. */
  seed: number;
  /** Full years; null or missing when the birth date is not known (it is never asked for). */
  age?: number | null;
}

/** A plan of the built-in generator always says why and how it goes on. */
export type BuiltPlan = GeneratedPlan & { reason: string; weeks: PlanWeek[] };

/** The exercises this player may do at all: by equipment, position, age and injuries. */
export function usableExercises({ questionnaire, catalogue, age = null }: Omit<PlanRequest, 'seed'>): CatalogueExercise[] {
  const maxLevel = maxLevelOf(ageGroupOf(age));
  return catalogue.filter(
    (exercise) =>
      exercise.level <= maxLevel &&
      hasEquipmentFor(questionnaire, exercise) &&
      suitsPosition(questionnaire, exercise) &&
      sparesRegions(questionnaire, exercise),
  );
}

/** What was computed before: the seconds of an exercise are asked thousands of times for one plan. */
const knownSeconds = new Map<string, WeakMap<CatalogueExercise, number>>();

function secondsWithDose(dose: Dose): (exercise: CatalogueExercise) => number {
  const key = Object.values(dose).join();
  const known = knownSeconds.get(key) ?? new WeakMap<CatalogueExercise, number>();
  knownSeconds.set(key, known);
  return (exercise) => {
    const before = known.get(exercise);
    if (before !== undefined) return before;
    const seconds = exerciseSeconds(toPlanExercise(exercise, dose));
    known.set(exercise, seconds);
    return seconds;
  };
}

function fitSession(chosen: readonly CatalogueExercise[], dose: Dose, durationMinutes: SessionDuration): PlanExercise[] {
  const exercises = chosen.map((exercise) => toPlanExercise(exercise, dose));
  const isCapped = dose.ageGroup === 'youth' ? chosen.map(isLifting) : [];
  return withSetsFittedTo(exercises, durationMinutes, (index) => (isCapped[index] === true ? YOUTH_SETS : Infinity));
}

/**
 * Builds a training plan from the answers: one session for each individual training day, each with
 * warm-up, main part and cool-down within ten percent of the chosen minutes. The rules and their
 * sources stand in the package's README. With many contraindications too few exercises may be left to
 * fill the time; the sessions are then shorter, and a phase without any exercise is missing.
 */
export function buildPlan(request: PlanRequest): BuiltPlan {
  const { questionnaire, seed, age = null } = request;
  const ageGroup = ageGroupOf(age);
  const chooser = new ExerciseChooser(questionnaire, usableExercises(request), seededRandom(seed));
  const mainParts: CatalogueExercise[][] = [];
  const sessions = weekLoads(questionnaire).map((load, index) => {
    const dose = { seasonPhase: questionnaire.seasonPhase, load, ageGroup };
    const sessionRequest = { questionnaire, load, index, secondsOf: secondsWithDose(dose), earlierMainParts: mainParts };
    const chosen = PHASES.flatMap((phase) => choosePhase(phase, sessionRequest, chooser));
    chooser.remember(chosen);
    mainParts.push(chosen.filter(({ phase }) => phase === 'main'));
    return { exercises: fitSession(chosen, dose, questionnaire.durationMinutes) };
  });
  const weeks = planWeeks(questionnaire, ageGroup);
  const reason = planReason({ questionnaire, ageGroup, age, main: mainParts.flat() });
  return {
    name: planName(questionnaire),
    description: planDescription({ questionnaire, reason, weeks }),
    durationRecommendation: durationRecommendation(questionnaire),
    reason,
    weeks,
    sessions,
  };
}
