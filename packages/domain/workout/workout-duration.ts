const MINUTE_MS = 60_000;
const AWAY_MS = 30 * MINUTE_MS;

/**
 * Whole minutes from the first to the last activity, at least 1. A gap of more than 30 minutes between two activities counts as a
 * break and is excluded.
 */
export function workoutMinutes(activities: readonly Date[]): number {
  const times = activities.map((activity) => activity.getTime()).toSorted((a, b) => a - b);
  let active = 0;
  for (const [index, time] of times.entries()) {
    const gap = time - (times[index - 1] ?? time);
    if (gap <= AWAY_MS) active += gap;
  }
  return Math.max(1, Math.round(active / MINUTE_MS));
}

/** Interval in ms at which the minutes of a running workout are recomputed. */
export const ELAPSED_TICK_MS = MINUTE_MS;

/** Whole minutes since a workout began, for its header; none while the clock is behind its start. */
export function elapsedMinutes(startTime: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - startTime.getTime()) / MINUTE_MS));
}
