import type { RatingBands } from './norm-records.ts';

/** The band that a value reaches: 0 excellent to 4 poor. */
export function bandOf(value: number, { limits, lowerIsBetter }: Pick<RatingBands, 'limits' | 'lowerIsBetter'>): number {
  const reached = limits.findIndex((limit) => (lowerIsBetter ? value <= limit : value >= limit));
  return reached === -1 ? limits.length : reached;
}
