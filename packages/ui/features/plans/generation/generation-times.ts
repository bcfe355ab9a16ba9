/** Everything about the waiting for a plan that is a matter of time, in milliseconds. */
export const generationTimes = {
  /** How long each of the first phases is shown at least, so that the eye can follow. */
  phase: 300,
  /** After this long the player may cancel or refresh. */
  long: 2 * 60_000,
  /** After this long it is said again, more clearly. */
  veryLong: 6 * 60_000,
  /** After this long nobody waits here any more. */
  giveUp: 15 * 60_000,
  /** From the finished plan to the list of plans. */
  successPause: 1500,
  /** From giving up to the dashboard. */
  timeoutPause: 5000,
} as const;
