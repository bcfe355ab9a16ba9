/** Weeks in a row with at least one workout. */
export interface WeekStreak {
  /** Up to this week; a week that is not over yet and has none does not end it. */
  readonly current: number;
  readonly longest: number;
}

/** @param weeks every week in order, the last one is this week */
export function weekStreak(weeks: readonly { readonly workouts: number }[]): WeekStreak {
  let running = 0;
  let longest = 0;
  let current = 0;
  for (const [index, { workouts }] of weeks.entries()) {
    const isThis = index === weeks.length - 1;
    running = workouts > 0 ? running + 1 : isThis ? running : 0;
    longest = Math.max(longest, running);
    current = running;
  }
  return { current, longest };
}
