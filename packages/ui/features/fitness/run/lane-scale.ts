/** Where marks of values stand on an axis that does not begin at zero. */
export interface LaneScale {
  /** Values of the lines, from below. */
  readonly ticks: readonly number[];
  /** 0 (bottom) to 1 (top) of a value. */
  readonly place: (value: number) => number;
}

const steps = [1, 2, 5, 10];

/** The smallest round step of which `count` cover the span. */
function roundStep(span: number, count: number): number {
  const raw = Math.max(span / count, 1e-3);
  const power = 10 ** Math.floor(Math.log10(raw));
  return (steps.find((step) => step * power >= raw * 0.999) ?? 10) * power;
}

/**
 * A scale for values that lie close together: three or four round steps around them, never below 0.
 * @param values at least one
 * @param smallest the step that a value can differ by
 */
export function laneScale(values: readonly number[], smallest: number): LaneScale {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = roundStep(Math.max(high - low, smallest * 4), 2);
  const from = Math.max(0, Math.floor(low / step) * step - (low % step < step / 4 ? step : 0));
  const count = Math.max(3, Math.ceil((high - from) / step + 0.25));
  const ticks = Array.from({ length: count + 1 }, (_, index) => Number((from + index * step).toFixed(3)));
  return { ticks, place: (value) => (value - from) / (count * step) };
}
