import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import type { Readiness } from '@anwurf/domain/readiness/readiness';

/** '7,2'. */
export function readinessNumber(value: number): string {
  return formatGermanDecimal(value, { decimals: 1, fixed: true });
}

/** 'gut, wie sonst'. */
export function readinessWords({ word, compared }: Readiness): string {
  return [word, compared].filter(Boolean).join(', ');
}
