/** The shown place of a percentile: nobody is better than all, or worse. */
export const placeOf = (percentile: number) => Math.min(99, Math.max(1, Math.round(percentile)));
