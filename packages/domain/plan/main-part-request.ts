import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import type { WeekElement } from '../exercise/week-element.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { BodyRegion } from '../vocabulary/body-region.ts';
import type { Athlete } from './age-stage.ts';
import type { WeekLift } from './exercise-traits.ts';
import type { TrainedBefore } from './trained-before.ts';
import type { SessionFrame } from './week-frame.ts';
import type { WeeklyLoad } from './weekly-load.ts';

/** Requirements of week and player for the main part of one session. */
export interface MainPartRequest {
  readonly questionnaire: Questionnaire;
  readonly athlete: Athlete;
  readonly frame: SessionFrame;
  readonly budgetSeconds: number;
  /** Time and number of sets of an exercise in this session. */
  readonly secondsOf: (exercise: CatalogueExercise) => number;
  readonly setsOf: (exercise: CatalogueExercise) => number;
  /** Elements that the week still lacks and this session should cover, rarest first. */
  readonly due: readonly WeekElement[];
  /** Slightly sore regions to strengthen. */
  readonly regions: readonly BodyRegion[];
  /** Whether no later session could strengthen them. */
  readonly isLastForRegions: boolean;
  /** Main lifts for this session, for heavy lifters; 0 for all others. */
  readonly mainLifts: number;
  /** Lifts of a heavy lifter's week that no later session can have. */
  readonly lastLifts: ReadonlySet<WeekLift>;
  /** Aerobic work of this session, without rests; 0: none is required. */
  readonly enduranceSeconds: number;
  /** Jumps, throws and sprint metres of the week so far, this session's bound, the week's, and those of an exercise in this session. */
  readonly loadSoFar: WeeklyLoad;
  readonly loadBound: WeeklyLoad;
  readonly weekLoadBound: WeeklyLoad;
  readonly loadOf: (exercise: CatalogueExercise) => WeeklyLoad;
  /** Most aerobic work that the week still takes, in seconds; Infinity without the endurance goal. */
  readonly aerobicSecondsLeft: number;
  /** Metres of true sprint of this session; 0: no special target. */
  readonly sprintMetres: number;
  /** Most working sets of this session; a light one has at most three fifths of a heavy one's. */
  readonly maxWorkingSets: number;
  readonly trained: TrainedBefore;
  readonly earlierMainParts: readonly (readonly CatalogueExercise[])[];
}
