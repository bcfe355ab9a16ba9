import { roundTo } from '../number/rounding.ts';

/**
 * Mean speed of a ball in km/h, one decimal, by counting video frames. It is the speed over the whole distance, slightly below
 * that at the hand.
 * @param metres from the hand to the goal line
 * @param frames from leaving the hand to the goal line
 * @param framesPerSecond of the video
 * @returns null unless all are above 0
 */
export function throwSpeed(metres: number, frames: number, framesPerSecond: number): number | null {
  if (metres <= 0 || frames <= 0 || framesPerSecond <= 0) return null;
  return roundTo((metres / (frames / framesPerSecond)) * 3.6, 1);
}
