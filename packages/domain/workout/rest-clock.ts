/** What a press on shorter or longer changes, in seconds. */
export const REST_STEP_SECONDS = 15;

/** A rest by the clock: a locked phone or a reload does not stop it. Times are milliseconds since 1970. */
export interface Rest {
  workoutId: string;
  endsAt: number;
  /** Its whole length in seconds. */
  total: number;
}

/** A rest of so many seconds that begins now. */
export function restFrom(workoutId: string, seconds: number, now: number): Rest {
  return { workoutId, endsAt: now + seconds * 1000, total: seconds };
}

/** Whole seconds that are left, 0 when it is over. */
export function restSecondsLeft(rest: Rest, now: number): number {
  return Math.max(0, Math.ceil((rest.endsAt - now) / 1000));
}

/** The rest made longer, or shorter with a negative number of seconds. */
export function adjustedRest(rest: Rest, seconds: number): Rest {
  return { ...rest, endsAt: rest.endsAt + seconds * 1000, total: Math.max(1, rest.total + seconds) };
}
