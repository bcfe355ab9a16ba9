const MINUTE_MS = 60_000;
const AWAY_MS = 30 * MINUTE_MS;

/**
 * Whole minutes from the first to the last activity, at least 1. A gap of more than 30 minutes between
 * two activities means the player was away, and does not count.
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

/** So often the minutes of a running workout are counted anew, in ms. */
export const ELAPSED_TICK_MS = MINUTE_MS;

/** Whole minutes since a workout began, as its head shows them; none while the clock is behind its beginning. */
export function elapsedMinutes(startTime: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - startTime.getTime()) / MINUTE_MS));
}
