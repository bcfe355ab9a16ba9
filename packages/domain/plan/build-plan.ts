import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import type { Complaint } from '../coach/complaint.ts';
import { EMPTY_TRAINING_PROFILE, type TrainingProfile } from '../coach/training-profile.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { buildWeek } from './build-week.ts';
import { complaintsOf, regionsToStrengthen } from './complaint-limits.ts';
import { ExerciseChooser } from './exercise-choice.ts';
import type { GeneratedPlan, PlanWeek } from './generated-plan.ts';
import { planReason } from './plan-reason.ts';
import { durationRecommendation, planDescription, planName } from './plan-text.ts';
import { planWeeks } from './plan-weeks.ts';
import { seededRandom } from './random.ts';
import { type TrainedExercise, trainedBefore } from './trained-before.ts';
import { athleteOf, usableExercises } from './usable-exercises.ts';
import { weekFrames } from './week-frame.ts';
import { planTargets } from './week-targets.ts';

export interface PlanRequest {
  questionnaire: Questionnaire;
  catalogue: readonly CatalogueExercise[];
  /** Any integer; the same request with the same seed gives the same plan. */
  seed: number;
  /** Full years; null or missing when the birth date is not known. */
  age?: number | null;
  /** The player's answers for the coach; missing: none. */
  profile?: TrainingProfile;
  /** Newest report of each region. */
  complaints?: readonly Complaint[];
  /** Recently trained exercises: accessories vary between blocks, ladders and schedules continue. */
  trained?: readonly TrainedExercise[];
}

/** A plan of the built-in generator always has a reason and weeks. */
export type BuiltPlan = GeneratedPlan & { reason: string; weeks: PlanWeek[]; sessionsPerWeek: number };

/**
 * Builds a training plan from the answers: the week first (its required elements, the days before and after a match), then one
 * session for each individual training day with warm-up, main part and cool-down. With one session a week two alternate. The
 * rules and their sources are in the package's README. With many complaints there may be too few exercises to fill the time; the
 * sessions are then shorter, and a phase without any exercise is missing.
 */
export function buildPlan({
  questionnaire,
  catalogue,
  seed,
  age = null,
  profile = EMPTY_TRAINING_PROFILE,
  complaints = [],
  trained = [],
}: PlanRequest): BuiltPlan {
  const athlete = athleteOf({ age, profile });
  const { seasonPhase } = questionnaire;
  const usable = usableExercises({ questionnaire, profile, complaints, catalogue, age });
  const week = weekFrames(questionnaire, profile);
  const takesTurns = week.length === 1;
  const felt = complaintsOf(questionnaire, complaints);
  const before = trainedBefore(trained, catalogue);
  const chooser = new ExerciseChooser(questionnaire, usable, seededRandom(seed), before);
  const sessions = buildWeek(
    {
      questionnaire,
      athlete,
      usable,
      frames: takesTurns ? [...week, ...week.map((frame) => ({ ...frame }))] : week,
      takesTurns,
      regions: regionsToStrengthen(felt),
      trained: before,
    },
    chooser,
  );
  const targeted = sessions.map((session) => ({
    ...session,
    targets: session.exercises.map((exercise, index) => {
      const row = session.rows[index];
      return row === undefined ? null : planTargets(exercise, row, { athlete, seasonPhase, load: session.frame.load, trained: before });
    }),
  }));
  const weekRows = targeted.flatMap(({ exercises, targets }) =>
    exercises.flatMap((exercise, index) => {
      const weekTargets = targets[index] ?? null;
      return weekTargets === null ? [] : [{ exercise, weekTargets }];
    }),
  );
  const weeks = planWeeks(questionnaire, athlete, weekRows);
  const reason = planReason({ questionnaire, profile, complaints: felt, athlete, age, trained: before, sessions });
  return {
    name: planName(questionnaire),
    description: planDescription({ questionnaire, reason, weeks, sessions }),
    durationRecommendation: durationRecommendation(questionnaire),
    reason,
    weeks,
    sessionsPerWeek: week.length,
    sessions: targeted.map(({ frame: { weekday, venue, load }, rows, targets }) => ({
      weekday,
      venue,
      load,
      exercises: rows.map((row, index) => ({ ...row, weekTargets: targets[index] ?? null })),
    })),
  };
}
