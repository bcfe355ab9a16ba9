/**
 * Elements that every week of a handball player needs; an exercise may cover several. `cuff` is external rotation and shoulder
 * blade, `landing` landing and deceleration, `trunk` rotation and resisting it.
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
