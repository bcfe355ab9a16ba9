import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import type { Complaint } from '../coach/complaint.ts';
import type { TrainingProfile } from '../coach/training-profile.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { ageStageOf, type Athlete, suitsAthlete } from './age-stage.ts';
import { complaintsOf, sparesComplaints } from './complaint-limits.ts';
import { hasEquipmentFor, suitsPosition } from './exercise-choice.ts';

/** Fields that decide whether a player may do an exercise. */
export type UsableExercise = Pick<
  CatalogueExercise,
  'slug' | 'phase' | 'kind' | 'level' | 'metric' | 'equipment' | 'positions' | 'stress' | 'contraindications'
>;

/** The player of a plan, and the exercises to choose from. */
export interface PlayerOfPlan<Exercise extends UsableExercise = CatalogueExercise> {
  readonly questionnaire: Questionnaire;
  readonly profile: TrainingProfile;
  /** Newest report of each region. */
  readonly complaints: readonly Complaint[];
  readonly catalogue: readonly Exercise[];
  /** Full years; null when the birth date is not known. */
  readonly age: number | null;
}

/** Stage and experience; unanswered counts as a beginner with weights. */
export function athleteOf({ age, profile }: Pick<PlayerOfPlan, 'age' | 'profile'>): Athlete {
  return { stage: ageStageOf(age), trainingAge: profile.trainingAge ?? 'neu' };
}

/** The exercises that this player may do: by equipment, position, age, experience and complaints. */
export function usableExercises<Exercise extends UsableExercise>(player: PlayerOfPlan<Exercise>): Exercise[] {
  const { questionnaire, profile, complaints, catalogue, age } = player;
  const athlete = athleteOf({ age, profile });
  const spares = sparesComplaints(complaintsOf(questionnaire, complaints));
  return catalogue.filter(
    (exercise) =>
      suitsAthlete(athlete, exercise) &&
      hasEquipmentFor(questionnaire, exercise) &&
      suitsPosition(questionnaire, exercise) &&
      spares(exercise),
  );
}
