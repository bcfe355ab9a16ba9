import type { OfferedExercise } from '@anwurf/contract/plan-automation';
import type { CatalogueExercise } from '@anwurf/domain/catalogue/catalogue-exercise';
import { metricToUnit, unitText } from '@anwurf/domain/vocabulary/unit';

/** An exercise as it is told to whoever makes a plan: what to choose by and its usual amounts, no instruction. */
export function toOfferedExercise({ name, phase, kind, goals, metric, perSide, defaults }: CatalogueExercise): OfferedExercise {
  return { name, phase, kind, goals: [...goals], unit: unitText(metricToUnit(metric), perSide), ...defaults };
}
