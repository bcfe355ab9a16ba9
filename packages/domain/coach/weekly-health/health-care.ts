import type { HealthCare } from '../next-load/situation.ts';
import type { HealthEffect } from './health-effect.ts';

/**
 * What a week's answers take off the loads of an exercise; null: nothing. By the hour, not the day: whoever trains in the
 * morning and answers in the evening has trained without them.
 * @param lastSetAt of the exercise, before the running workout; null: none is known
 */
export function healthCare({ load, weightFactor }: HealthEffect, answeredAt: Date, lastSetAt: Date | null): HealthCare | null {
  return load === 'lower' ? { isTakenOff: lastSetAt !== null && lastSetAt >= answeredAt, weightFactor } : null;
}
