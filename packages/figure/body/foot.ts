import { type BodyFrame, turned } from './body-frame.ts';
import { BODY, SOLE } from './proportions.ts';
import type { Side } from './skeleton.ts';
import { across, plus, unit, type Vec3 } from './vector.ts';

/**
 * Position of a foot: x, height, z of the contact point, then pitch (heel up), yaw outwards in degrees, and 1 if it stands on its
 * heel.
 */
export type FootContact = readonly number[];

export interface PlacedFoot {
  readonly ankle: Vec3;
  /** Along the foot. */
  readonly direction: Vec3;
  /** The same without pitch. */
  readonly flat: BodyFrame;
  readonly ground: number;
}

/** The ankle of a foot that stands on its ball, or on its heel. */
export function placeFoot(base: BodyFrame, side: Side, contact: FootContact): PlacedFoot {
  const [x = 0, ground = 0, z = 0, pitch = 0, yaw = 0, onHeel = 0] = contact;
  const flat = turned(base, side === 'R' ? yaw : -yaw);
  const foot = turned(flat, 0, pitch);
  const pivot = onHeel === 0 ? BODY.ball : -BODY.heel;
  const above = plus([x, ground + SOLE, z], flat.forward, pivot);
  const ankle = plus(plus(above, foot.forward, -pivot), foot.up, BODY.ankle - SOLE);
  return { ankle, direction: foot.forward, flat, ground };
}

export interface Shoe {
  readonly sole: Vec3;
  readonly heel: Vec3;
  readonly ball: Vec3;
  readonly toe: Vec3;
}

/** The foot below an ankle. Toes near the ground bend to stay on it. */
export function shoe(ankle: Vec3, direction: Vec3, shank: Vec3, ground: number): Shoe {
  const sole = across(shank, direction);
  const ball = plus(plus(ankle, direction, BODY.ball), sole, 2.2);
  const bends = ball[1] + direction[1] * BODY.toe < ground + 1 && ball[1] < ground + 4;
  const raised = plus(direction, shank, -0.6);
  const toes = bends ? unit([raised[0], 0, raised[2]]) : direction;
  return { sole, ball, heel: plus(plus(ankle, direction, 0.6 - BODY.heel), sole, 1.5), toe: plus(ball, toes, BODY.toe) };
}
