import { roundTo } from '../number/rounding.ts';

const SMALL_JUMP = 2.5;
const LARGE_JUMP = 10;

/**
 * Two changes of a weight beyond a single step, in kilograms: 2.5 and 10, or the next multiples of the player's step, so that a
 * jump leads from one weight that exists to another.
 * @param step smallest difference between the player's weights, in kilograms, above 0
 */
export function weightJumps(step: number): readonly [number, number] {
  const small = step * Math.max(2, Math.ceil(roundTo(SMALL_JUMP / step, 6)));
  const large = step * Math.round(LARGE_JUMP / step);
  return [roundTo(small, 2), roundTo(large > small ? large : small * 2, 2)];
}
