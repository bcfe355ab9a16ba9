import type { AllowedExercise } from '@anwurf/contract/plan-automation';
import type { CatalogueExercise } from '@anwurf/domain/exercise/catalogue-exercise';
import { metricToUnit, unitText } from '@anwurf/domain/vocabulary/unit';

/** An exercise in the format for external plan makers: criteria for choosing it and its usual amounts, without the instruction. */
export function toAllowedExercise({ name, phase, kind, goals, metric, perSide, defaults }: CatalogueExercise): AllowedExercise {
  return { name, phase, kind, goals: [...goals], unit: unitText(metricToUnit(metric), perSide), ...defaults };
}
