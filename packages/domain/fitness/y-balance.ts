import { NUMERIC_FIELDS } from '../number/numeric-fields.ts';
import { roundTo } from '../number/rounding.ts';

/**
 * Composite of the Y-balance test in percent of the leg: (anterior + posteromedial + posterolateral) / (3 × leg) × 100,
 * one decimal. All in cm.
 * @returns null without all three directions or a leg length above 0
 */
export function yBalanceComposite(reaches: readonly number[], legLengthCm: number | null): number | null {
  if (reaches.length !== 3 || legLengthCm === null || legLengthCm <= 0) return null;
  return roundTo((reaches.reduce((sum, reach) => sum + reach, 0) / (3 * legLengthCm)) * 100, 1);
}

/** Range of human leg lengths in cm. */
export const LEG_LENGTH: { readonly min: number; readonly max: number } = NUMERIC_FIELDS.legLength;
