/** Seconds to get into position before a timed set counts. */
export const READY_SECONDS = 3;

/** Seconds before the end at which a signal sounds. */
export const HOLD_SIGNALS: readonly number[] = [10, 3, 2, 1];

/** The same for a rest. */
export const REST_SIGNALS: readonly number[] = [3, 2, 1];

/** Clock of a timed set. Times are milliseconds since 1970. */
export interface Hold {
  /** Start of the counting, in the future while the player gets ready; null: paused. */
  since: number | null;
  /** Milliseconds held before the last pause. */
  heldBefore: number;
  /** Seconds to hold; null: as long as possible. */
  target: number | null;
}

/** A hold that starts after the time to get ready. */
export function holdFrom(target: number | null, now: number): Hold {
  return { since: now + READY_SECONDS * 1000, heldBefore: 0, target };
}

function heldMilliseconds({ since, heldBefore }: Hold, now: number): number {
  return heldBefore + (since === null ? 0 : Math.max(0, now - since));
}

/** Whole seconds held, never more than the target. */
export function heldSeconds(hold: Hold, now: number): number {
  return Math.min(Math.floor(heldMilliseconds(hold, now) / 1000), hold.target ?? Infinity);
}

/** Whole seconds until it counts; 0 when counting or paused. */
export function readySecondsLeft({ since }: Hold, now: number): number {
  return since === null ? 0 : Math.max(0, Math.ceil((since - now) / 1000));
}

/** Seconds until the target is reached, with decimals; null without a target. */
export function holdSecondsLeft(hold: Hold, now: number): number | null {
  if (hold.target === null) return null;
  const ready = hold.since === null ? 0 : Math.max(0, hold.since - now);
  return Math.max(0, hold.target - heldMilliseconds(hold, now) / 1000) + ready / 1000;
}

/** Whether the target is reached. */
export function isHoldOver(hold: Hold, now: number): boolean {
  return hold.target !== null && hold.since !== null && heldMilliseconds(hold, now) >= hold.target * 1000;
}

/** Pauses the clock. */
export function pausedHold(hold: Hold, now: number): Hold {
  return { ...hold, since: null, heldBefore: heldMilliseconds(hold, now) };
}

/** Resumes the clock, after the time to get ready again. */
export function resumedHold(hold: Hold, now: number): Hold {
  return { ...hold, since: now + READY_SECONDS * 1000 };
}

/** Delays in seconds, from now, of the remaining signals, the end (0) last. */
export function signalsAhead(secondsLeft: number, marks: readonly number[]): { mark: number; delay: number }[] {
  return [...marks, 0].filter((mark) => mark < secondsLeft).map((mark) => ({ mark, delay: secondsLeft - mark }));
}

/** Formats whole seconds as '0:27', '3:00'. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
