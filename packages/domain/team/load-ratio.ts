/**
 * Band of the load of 7 days against a quarter of that of 28 that a squad's table marks (after Gabbett 2016, Br J Sports Med 50(5):273–280,
 * doi 10.1136/bjsports-2015-095788). It says how much a player trains compared with himself; that it predicts injuries was refuted
 * (Impellizzeri et al. 2020, Int J Sports Physiol Perform 15(6):907–913), so nothing is said about them.
 */
export const LOAD_BAND = { from: 0.8, to: 1.3 } as const;
/** Above it the rise is steep; as for a player's own week (`workout/effort.ts`), practice. */
const STEEP = 1.6;

const DAYS = { short: 7, long: 28 } as const;

/** First days of the two windows that end with `today`, as days before it. */
export const LOAD_DAYS_BEFORE = { short: DAYS.short - 1, long: DAYS.long - 1 } as const;

export type LoadWord = 'wenig' | 'im Rahmen' | 'gestiegen' | 'steil gestiegen';

/**
 * Load of the last 7 days against a quarter of the last 28, rounded to two places as it is shown.
 * @param short Σ minutes × effort of the last 7 days, today included
 * @param long the same of the last 28 days
 * @param knownDays days from the first noted load to today, today included; before 28 there is nothing to compare with
 * @returns null: not known yet, or nothing was noted for 28 days
 */
export function loadRatio(short: number, long: number, knownDays: number): number | null {
  if (knownDays < DAYS.long || long <= 0) return null;
  return Math.round((short / (long / (DAYS.long / DAYS.short))) * 100) / 100;
}

/** Word for a ratio as {@link loadRatio} gives it. */
export function loadWord(ratio: number): LoadWord {
  if (ratio < LOAD_BAND.from) return 'wenig';
  if (ratio <= LOAD_BAND.to) return 'im Rahmen';
  return ratio > STEEP ? 'steil gestiegen' : 'gestiegen';
}
