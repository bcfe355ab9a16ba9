import type { CatalogueExercise } from '../catalogue/catalogue-exercise.ts';
import type { WeekElement } from '../catalogue/week-element.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { BodyRegion } from '../vocabulary/body-region.ts';
import type { Athlete } from './age-stage.ts';
import type { TrainedWeeks } from './trained-before.ts';
import type { SessionFrame } from './week-frame.ts';

/** What the week and the player want of the main part of one session. */
export interface MainPartRequest {
  readonly questionnaire: Questionnaire;
  readonly athlete: Athlete;
  readonly frame: SessionFrame;
  readonly budgetSeconds: number;
  /** How long an exercise takes and how many sets it has in this session. */
  readonly secondsOf: (exercise: CatalogueExercise) => number;
  readonly setsOf: (exercise: CatalogueExercise) => number;
  /** What the week still lacks and this session should bring, the rarest first. */
  readonly due: readonly WeekElement[];
  /** Regions that hurt a little and are to be strengthened. */
  readonly regions: readonly BodyRegion[];
  /** None comes after it that could strengthen them. */
  readonly isLastForRegions: boolean;
  /** Main lifts this session should have, for whom they get heavy; 0 for everybody else. */
  readonly mainLifts: number;
  /** Whether this session brings the week's aerobic work. */
  readonly isForEndurance: boolean;
  /** Working sets this session may have; a light one has at most three fifths of a heavy one's. */
  readonly maxWorkingSets: number;
  readonly trainedWeeks: TrainedWeeks;
  readonly earlierMainParts: readonly (readonly CatalogueExercise[])[];
}
