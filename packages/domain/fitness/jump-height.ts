import { roundTo } from '../number/rounding.ts';

/** Acceleration of free fall in m/s². */
const GRAVITY = 9.81;
const MS_OF_SECOND = 1000;
const CM_OF_METRE = 100;

/**
 * Height of a jump in cm, one decimal, from its flight time: half of it is the fall, so that the height is g × t² / 8. Landing with bent
 * knees lengthens the flight and makes the jump look higher.
 * @returns null unless the time is above 0
 */
export function jumpHeight(flightMs: number): number | null {
  if (flightMs <= 0) return null;
  const seconds = flightMs / MS_OF_SECOND;
  return roundTo(((GRAVITY * seconds ** 2) / 8) * CM_OF_METRE, 1);
}

/** Flight time in ms of counted pictures of a video, whole; null unless both are above 0. */
export function flightTime(pictures: number, picturesPerSecond: number): number | null {
  return pictures <= 0 || picturesPerSecond <= 0 ? null : Math.round((pictures / picturesPerSecond) * MS_OF_SECOND);
}
