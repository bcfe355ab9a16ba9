/**
 * Lengths of the body in percent of its height, after Drillis and Contini, _Body Segment Parameters_ (1966), as in
 * Winter, _Biomechanics and Motor Control of Human Movement_, 4th ed. (2009), Fig. 4.1 (checked against quotations of
 * the figure, not against the book). `shoulder` and `hip` are half the distance of the joint centres, inside the breadths of
 * 25.9 and 19.1; `grip` is from the wrist to what the hand holds; `heel`, `ball` and `toe` lie along the foot of 15.2.
 */
export const BODY = {
  ankle: 3.9,
  shank: 24.6,
  thigh: 24.5,
  trunk: 28.8,
  neck: 5.2,
  head: 13,
  upperArm: 18.6,
  forearm: 14.6,
  grip: 4.4,
  shoulder: 10,
  hip: 5,
  heel: 3.4,
  ball: 7.4,
  toe: 3.6,
} as const;

/** Height of the hip when standing upright. */
export const STANDING_HIP = BODY.ankle + BODY.shank + BODY.thigh;
/** Between the ball of the foot and the ground. */
export const SOLE = 1.7;
