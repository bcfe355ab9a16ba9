import type { BodyRegion } from '../vocabulary/body-region.ts';

/** Pain in a region of the body, 0 (none) to 10 (worst imaginable). */
export interface Complaint {
  readonly region: BodyRegion;
  readonly level: number;
}

/** Consequence of a pain level: train, train with less stress on the region, no stress on it. */
export type PainLight = 'train' | 'adapt' | 'stop';

/** From this level on exercises are replaced by graded ones. */
export const ADAPT_FROM = 3;
/** From this level on nothing may load the region, and a professional should see it. */
export const STOP_FROM = 6;

/** Level of a region named without one, as in the first questionnaire. */
export const LEVEL_OF_A_NAMED_REGION = 4;

/**
 * The pain monitoring model: up to 2 safe, up to 5 acceptable with less load, above that too much (after Thomeé
 * 1997, Phys Ther 77(12):1690–1703; the bounds are those of the product).
 * @param level 0 to 10
 */
export function painLightOf(level: number): PainLight {
  if (level >= STOP_FROM) return 'stop';
  return level >= ADAPT_FROM ? 'adapt' : 'train';
}
