import type { Metric } from '../vocabulary/unit.ts';
import { amountKey, type SidedValues } from './sides.ts';

/** Name of a finished live training. */
export const LIVE_TRAINING_NAME = 'Eigene Übungen';

/** '1/3 Sätze'. */
export function setsProgress(done: number, setCount: number): string {
  return `${done}/${setCount} Sätze`;
}

/** The next exercise with sets to do, wrapping around, except this one; null: none. */
export function nextOpenExercise(isOpen: readonly boolean[], index: number): number | null {
  for (let step = 1; step < isOpen.length; step += 1) {
    const next = (index + step) % isOpen.length;
    if (isOpen[next] === true) return next;
  }
  return null;
}

/** Message about a missing value of a set; null: complete. Only a weighted exercise requires a weight. */
export function missingInput(values: SidedValues, metric: Metric): string | null {
  const isWhole = values[amountKey(metric)] !== null && (metric !== 'weight_reps' || values.weight !== null);
  if (isWhole) return null;
  if (metric === 'weight_reps') return 'Bitte gib Gewicht und Wiederholungen ein.';
  return `Bitte gib ${{ reps: 'Wiederholungen', seconds: 'die Zeit', metres: 'die Strecke' }[metric]} ein.`;
}
