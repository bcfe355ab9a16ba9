/**
 * What no week of a handball player may lack; an exercise may serve more than one. `cuff` is external rotation and
 * shoulder blade, `landing` landing and deceleration, `trunk` rotation and resisting it.
 */
export const WEEK_ELEMENTS = [
  'kneeDominant',
  'hinge',
  'horizontalPush',
  'verticalPush',
  'horizontalPull',
  'verticalPull',
  'eccentricHamstring',
  'adductor',
  'cuff',
  'landing',
  'sprint',
  'trunk',
  'calfAnkle',
] as const;

export type WeekElement = (typeof WEEK_ELEMENTS)[number];
