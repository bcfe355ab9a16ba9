import type { HealthCare } from '../next-load/situation.ts';
import type { HealthEffect } from './health-effect.ts';

/**
 * Reduction of an exercise's loads by a week's answers; null: none. By time, not by day: a morning workout before evening answers
 * was done without them.
 * @param lastSetAt of the exercise, before the running workout; null: none known
 */
export function healthCare({ load, weightFactor }: HealthEffect, answeredAt: Date, lastSetAt: Date | null): HealthCare | null {
  return load === 'lower' ? { isTakenOff: lastSetAt !== null && lastSetAt >= answeredAt, weightFactor } : null;
}
