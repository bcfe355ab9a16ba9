/**
 * How an exercise becomes harder: by repetitions and weight as the reserve allows, or by quality (higher, further, faster,
 * cleaner) at the same amount. A tired jump or throw trains tiredness, so nobody is asked how many would have been left.
 */
export const PROGRESSES = ['reserve', 'quality'] as const;

export type Progress = (typeof PROGRESSES)[number];
