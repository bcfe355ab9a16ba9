/** Bounds of a far value: so many times the largest known value, or less than so small a part of the smallest one. */
export interface FarRule {
  /** At least 1. */
  readonly above: number;
  /** At least 1; Infinity: nothing is too small. */
  readonly below: number;
  /** Smallest difference that is far, in the unit of the values. */
  readonly margin: number;
}

/**
 * The nearest known value, when a value is far from all of them; null: it is not, or nothing is known. Zero and less are never far
 * below: they say that there was none.
 */
export function farFromKnown(value: number, known: readonly number[], { above, below, margin }: FarRule): number | null {
  if (known.length === 0) return null;
  const largest = Math.max(...known);
  if (value > largest * above && value - largest > margin) return largest;
  const smallest = Math.min(...known);
  return value > 0 && value * below < smallest && smallest - value > margin ? smallest : null;
}
