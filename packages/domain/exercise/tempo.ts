/** Lowering from this many seconds on makes sore and counts as slow. Practice. */
export const SLOW_LOWERING_SECONDS = 4;

/** Seconds of lowering in a tempo such as '3-0-X-1'; null without a tempo, or where it begins with no number. */
export function loweringSeconds(tempo: string | null | undefined): number | null {
  const [, seconds] = /^(\d+)-/.exec(tempo ?? '') ?? [];
  return seconds === undefined ? null : Number(seconds);
}

/** The same tempo with slow lowering: '4-0-1-0' for '2-0-1-0'. */
export function withSlowLowering(tempo: string): string {
  return tempo.replace(/^\d+/, String(SLOW_LOWERING_SECONDS));
}
