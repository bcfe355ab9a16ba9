import type { CatalogueExercise } from '@anwurf/domain/exercise/catalogue-exercise';
import type { Complaint } from '@anwurf/domain/coach/complaint';
import type { TrainingProfile } from '@anwurf/domain/coach/training-profile';
import type { TrainedExercise } from '@anwurf/domain/plan/trained-before';
import type { Questionnaire } from '@anwurf/domain/questionnaire/questionnaire';

/** Everything that a plan is made from, for every plan maker. */
export type PlanFacts = {
  readonly questionnaire: Questionnaire;
  readonly profile: TrainingProfile;
  /** Current pain, one entry a region. */
  readonly complaints: readonly Complaint[];
  readonly trained: readonly TrainedExercise[];
  /** Full years; null when not known. */
  readonly age: number | null;
  readonly catalogue: readonly CatalogueExercise[];
  /** First day of the plan, YYYY-MM-DD. */
  readonly today: string;
};
