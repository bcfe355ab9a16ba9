/**
 * Ranges of joints in degrees, flexion positive: what a trained body reaches, a little wider than the usual clinical norms
 * (knee 0–140, elbow 0–145, hip 120 and 20 back), because a heel that is sat on and a leg that is swung go further.
 */
export const JOINT_LIMITS = {
  knee: [0, 158],
  elbow: [0, 155],
  hip: [-34, 150],
  curl: [-36, 75],
  twist: [-56, 56],
  side: [-35, 35],
} as const satisfies Record<string, readonly [number, number]>;
