import type { CatalogueExercise } from '../catalogue/catalogue-exercise.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { BodyRegion } from '../vocabulary/body-region.ts';
import { PHASES } from '../vocabulary/phase.ts';
import type { SessionDuration } from '../vocabulary/training-time.ts';
import { ageGroupOf, maxLevelOf } from './age-group.ts';
import { choosePhase } from './choose-phase.ts';
import { ExerciseChooser, hasEquipmentFor, suitsPosition } from './exercise-choice.ts';
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
  /** Regions that hurt; exercises that load them much are left out. */
  contraindications?: readonly BodyRegion[];
}

/** A plan of the built-in generator always says why and how it goes on. */
export type BuiltPlan = GeneratedPlan & { reason: string; weeks: PlanWeek[] };

function usableExercises({ questionnaire, catalogue, age = null, contraindications = [] }: PlanRequest): CatalogueExercise[] {
  const maxLevel = maxLevelOf(ageGroupOf(age));
  return catalogue.filter(
    (exercise) =>
      exercise.level <= maxLevel &&
      hasEquipmentFor(questionnaire, exercise) &&
      suitsPosition(questionnaire, exercise) &&
      !exercise.contraindications.some((region) => contraindications.includes(region)),
  );
}

/** Remembers the seconds of an exercise: they are asked thousands of times for one plan. */
function secondsWithDose(dose: Dose): (exercise: CatalogueExercise) => number {
  const known = new Map<CatalogueExercise, number>();
  return (exercise) => {
    const seconds = known.get(exercise) ?? exerciseSeconds(toPlanExercise(exercise, dose));
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
  const { questionnaire, seed, age = null, contraindications = [] } = request;
  const ageGroup = ageGroupOf(age);
  const chooser = new ExerciseChooser(questionnaire, usableExercises(request), seededRandom(seed));
  const main: CatalogueExercise[] = [];
  const sessions = weekLoads(questionnaire).map((load, index) => {
    const dose = { seasonPhase: questionnaire.seasonPhase, load, ageGroup };
    const sessionRequest = { questionnaire, load, index, secondsOf: secondsWithDose(dose) };
    const chosen = PHASES.flatMap((phase) => choosePhase(phase, sessionRequest, chooser));
    chooser.remember(chosen);
    main.push(...chosen.filter(({ phase }) => phase === 'main'));
    return { exercises: fitSession(chosen, dose, questionnaire.durationMinutes) };
  });
  const weeks = planWeeks(questionnaire, ageGroup);
  const reason = planReason({ questionnaire, ageGroup, age, contraindications, main });
  return {
    name: planName(questionnaire),
    description: planDescription({ questionnaire, reason, weeks }),
    durationRecommendation: durationRecommendation(questionnaire),
    reason,
    weeks,
    sessions,
  };
}
