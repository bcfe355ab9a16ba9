/**
 * Kinds of stress on the body, apart from the training purpose: the ways in which an exercise can hurt. `pressing` is pushing
 * with the arms, `armSupport` weight on the straight wrist; spine movements count only under load or at speed.
 */
export const STRESS_TAGS = [
  'sprint',
  'changeOfDirection',
  'landing',
  'impact',
  'overhead',
  'throwing',
  'pressing',
  'armSupport',
  'deepKneeFlexion',
  'loadedHipHinge',
  'hamstringLengthening',
  'adduction',
  'grip',
  'spineFlexion',
  'spineExtension',
  'spineRotation',
  'neck',
  'kneeling',
  'shoulderLoad',
  'hipLoad',
  'kneeLoad',
  'ankleLoad',
] as const;

export type StressTag = (typeof STRESS_TAGS)[number];

/** 1 hardly, 2 clearly, 3 the maximum in training. */
export const STRESS_LEVELS = [1, 2, 3] as const;

export type StressLevel = (typeof STRESS_LEVELS)[number];

/** The stress of an exercise; a missing tag is 0. */
export type Stress = Readonly<Partial<Record<StressTag, StressLevel>>>;

/** Level of one kind of stress, 0 to 3. */
export function stressOf({ stress }: { readonly stress: Stress }, tag: StressTag): 0 | StressLevel {
  return stress[tag] ?? 0;
}
