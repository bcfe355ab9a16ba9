import type { OwnLoads } from '@anwurf/db/queries/own-exercises';
import type { CatalogueEntry } from '@anwurf/db/queries/plan-exercises';
import { stepsOfWeights, type WeightSteps, weightStepsFor } from '@anwurf/domain/coach/next-load/weight-steps';
import type { TrainingProfile } from '@anwurf/domain/coach/training-profile';
import type { ExtraLoadKind } from '@anwurf/domain/exercise/catalogue-exercise';
import { type Equipment, parseEquipment } from '@anwurf/domain/vocabulary/equipment';
import { unitToMetric } from '@anwurf/domain/vocabulary/unit';
import { type Barbell, barbellOf, isLoadedOnBothSides, loadableWeights } from '@anwurf/domain/workout/barbell-load';
import { measuresBoth } from './measures-both.ts';
import type { TrainedExercise } from './trained-exercise.ts';

/** Bar and plates of an exercise. */
export interface BarbellOfExercise {
  readonly barbell: Barbell;
  /** Nothing is known of the player's bar and plates. */
  readonly isUsual: boolean;
}

/** Load that an exercise with the own body may have beside it. */
export interface ExtraOfExercise {
  /** Smallest difference between the player's weights, in kilograms. */
  readonly step: number;
  /** Kilograms of the player where all of the body is moved; null: not known, or a part of it is. */
  readonly bodyWeight: number | null;
  /** All of the body is moved, and its weight is not known. */
  readonly isBodyUnknown: boolean;
}

const USUAL_STEP = 2.5;

function extraOf(kind: ExtraLoadKind | null, { weightStep, bodyWeight }: TrainingProfile): ExtraOfExercise | null {
  if (kind === null) return null;
  const isAll = kind === 'body';
  return { step: weightStep ?? USUAL_STEP, bodyWeight: isAll ? bodyWeight : null, isBodyUnknown: isAll && bodyWeight === null };
}

/** The weights of an exercise: an own one says its step, bar and plates of the hall say which there are, the equipment what is usual. */
function stepsOf(usual: WeightSteps, ownStep: number | null, barbell: BarbellOfExercise | null): WeightSteps {
  if (ownStep !== null) return { ...usual, step: ownStep };
  return barbell === null || barbell.isUsual ? usual : stepsOfWeights(loadableWeights(barbell.barbell));
}

/** Loads that there are for an exercise. */
export interface LoadsAtHand {
  readonly equipment: readonly Equipment[];
  /** Null: it has no weight. */
  readonly steps: WeightSteps | null;
  /** Smallest difference between the player's weights, in kilograms; null: not known. */
  readonly weightStep: number | null;
  /** Kilograms that steps are counted from: those of the bar, where it is known; else 0. */
  readonly lightest: number;
  /** Load that may be added to the own body or taken off it; null: none. */
  readonly extra: ExtraOfExercise | null;
  /** Both time and distance are measured in one set. */
  readonly isPaced: boolean;
  /** The bar that its weight is put on, with plates on both sides; null: none. */
  readonly barbell: BarbellOfExercise | null;
}

/**
 * Loads that there are for an exercise.
 * @param entry of the catalogue; null: it is not in it. It is the one that is meant where an own exercise has its name
 * @param own null: no own exercise has its name
 */
export function loadsAtHand(
  exercise: TrainedExercise,
  entry: CatalogueEntry | null,
  own: OwnLoads | null,
  owner: TrainingProfile,
): LoadsAtHand {
  const metric = unitToMetric(exercise.unit);
  const equipment = (entry ?? own)?.equipment.flatMap((item) => parseEquipment(item) ?? []) ?? [];
  const ownStep = entry === null ? (own?.weightStep ?? null) : null;
  const hasBar = entry === null ? equipment.includes('Langhantel') : isLoadedOnBothSides(entry.slug);
  const barbell =
    metric === 'weight_reps' && hasBar
      ? { barbell: barbellOf(owner), isUsual: owner.barWeight === null && owner.plates.length === 0 }
      : null;
  const steps = metric === 'weight_reps' ? stepsOf(weightStepsFor(equipment, owner), ownStep, barbell) : null;
  return {
    equipment,
    steps,
    weightStep: equipment.length === 0 && ownStep === null ? null : (steps?.step ?? null),
    lightest: steps?.weights?.[0] ?? 0,
    extra: metric === 'reps' ? extraOf((entry ?? own?.movement)?.extraLoad ?? null, owner) : null,
    isPaced: measuresBoth(exercise.unit, entry, own),
    barbell,
  };
}
