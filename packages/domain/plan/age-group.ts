/** How much training experience an age implies, as far as a plan can know it. */
export type AgeGroup = 'youth' | 'junior' | 'adult' | 'masters' | 'unknown';

const JUNIOR_FROM = 16;
const ADULT_FROM = 18;
const MASTERS_FROM = 40;

/** The group of an age in full years; an age that is not known (null) is its own, careful group. */
export function ageGroupOf(age: number | null): AgeGroup {
  if (age === null) return 'unknown';
  if (age < JUNIOR_FROM) return 'youth';
  if (age < ADULT_FROM) return 'junior';
  return age < MASTERS_FROM ? 'adult' : 'masters';
}

/** The hardest level a plan may contain. Only a known adult gets exercises for the experienced. */
export function maxLevelOf(ageGroup: AgeGroup): 1 | 2 | 3 {
  return ageGroup === 'adult' ? 3 : 2;
}
