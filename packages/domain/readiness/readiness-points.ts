/** Points of an answer: 1 is the worst, 5 the best, of every item. */
export const READINESS_POINTS = { min: 1, max: 5 } as const;

/** Sum of a day's five answers. */
export const READINESS_SUM = { min: 5, max: 25 } as const;
