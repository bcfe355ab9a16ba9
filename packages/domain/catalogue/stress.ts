/**
 * What an exercise asks of the body, apart from what it trains: the ways in which it can hurt. `pressing` is pushing
 * with the arms, `armSupport` weight on the straight wrist; spine movements count under load or at speed only.
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
] as const;

export type StressTag = (typeof STRESS_TAGS)[number];

/** 1 hardly, 2 clearly, 3 as much as training knows. */
export const STRESS_LEVELS = [1, 2, 3] as const;

export type StressLevel = (typeof STRESS_LEVELS)[number];

/** The stress of an exercise; a tag that is missing is 0. */
export type Stress = Readonly<Partial<Record<StressTag, StressLevel>>>;

/** How much of one kind of stress, 0 to 3. */
export function stressOf({ stress }: { readonly stress: Stress }, tag: StressTag): 0 | StressLevel {
  return stress[tag] ?? 0;
}
