import type { RatingBands } from './norm-records.ts';
import { bandOf } from './rating-band.ts';

/** A judgement in words. */
export interface Rating {
  readonly label: (typeof RATING_LABELS)[number];
  /** Shown beside the label; null: nothing to add. */
  readonly detail: string | null;
}

/** The best first. */
export const RATING_LABELS = ['Hervorragend', 'Gut', 'Durchschnitt', 'Unterdurchschnittlich', 'Schwach'] as const;

const BAND_DETAILS = [
  'Weit überdurchschnittlich',
  'Überdurchschnittlich',
  'Im Durchschnittsbereich',
  'Unterdurchschnittlich',
  'Weit unterdurchschnittlich',
] as const;

/** Lower percentile limits of the ratings, best first. */
export const PERCENTILE_LIMITS = [85, 70, 40, 20] as const;

/** 'Top 21 %': at least 1 %. Percentile 0 to 100. */
export function topShare(percentile: number): string {
  return `Top ${Math.max(1, Math.round(100 - percentile))}\u00a0%`;
}

/** The rating of a percentile, 0 to 100. */
export function rateByPercentile(percentile: number): Rating {
  const place = PERCENTILE_LIMITS.findIndex((limit) => percentile >= limit);
  const label = RATING_LABELS[place === -1 ? 4 : place] ?? 'Schwach';
  if (place === 0 || place === 1) return { label, detail: topShare(percentile) };
  return { label, detail: place === -1 ? 'Ausbaufähig' : null };
}

/** The rating by a source's own bands, in the unit of the test. */
export function rateByBands(value: number, bands: RatingBands): Rating {
  const place = bandOf(value, bands);
  return { label: RATING_LABELS[place] ?? 'Schwach', detail: BAND_DETAILS[place] ?? null };
}
