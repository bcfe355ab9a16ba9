import type { Progress } from '../vocabulary/progress.ts';
import type { CatalogueExercise, MovementPattern } from './catalogue-exercise.ts';

/** Movements done as well as possible, not as often as possible. */
const QUALITY_PATTERNS: readonly (MovementPattern | null)[] = ['sprint', 'cut', 'jump', 'throw', 'balance', 'mobility', 'conditioning'];

/** A longer hold in each repetition is counted by time: how many would have been left says little. */
const LONG_HOLD_SECONDS = 3;

function holdSeconds(tempo: string | null): number {
  return Number(tempo?.split('-')[1] ?? 0) || 0;
}

/**
 * The progress of an exercise whose definition names none: reserve for counted strength and prevention and for power lifts with a
 * weight, quality for everything else (coaching practice).
 */
export function usualProgress({
  phase,
  kind,
  pattern,
  metric,
  defaults,
}: Pick<CatalogueExercise, 'phase' | 'kind' | 'pattern' | 'metric' | 'defaults'>): Progress {
  const isHeld = holdSeconds(defaults.tempo) >= LONG_HOLD_SECONDS;
  if (phase !== 'main' || defaults.reps === null || isHeld || QUALITY_PATTERNS.includes(pattern)) return 'quality';
  const isPowerLift = kind === 'power' && metric === 'weight_reps' && pattern !== 'trunk';
  return kind === 'strength' || kind === 'prevention' || isPowerLift ? 'reserve' : 'quality';
}
