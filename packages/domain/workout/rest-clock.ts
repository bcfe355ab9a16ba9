/** Change per press on shorter or longer, in seconds. */
export const REST_STEP_SECONDS = 15;

/** Clock of a rest: a locked phone or a reload does not stop it. Times are milliseconds since 1970. */
export interface Rest {
  workoutId: string;
  endsAt: number;
  /** Its whole length in seconds. */
  total: number;
}

/** A rest of a number of seconds that begins now. */
export function restFrom(workoutId: string, seconds: number, now: number): Rest {
  return { workoutId, endsAt: now + seconds * 1000, total: seconds };
}

/** Whole remaining seconds, 0 when it is over. */
export function restSecondsLeft(rest: Rest, now: number): number {
  return Math.max(0, Math.ceil((rest.endsAt - now) / 1000));
}

/** The rest extended, or shortened by a negative number of seconds. */
export function adjustedRest(rest: Rest, seconds: number): Rest {
  return { ...rest, endsAt: rest.endsAt + seconds * 1000, total: Math.max(1, rest.total + seconds) };
}
