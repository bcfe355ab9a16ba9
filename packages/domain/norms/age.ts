/** Full years of a person on a day; both YYYY-MM-DD. Born on 29 February counts from 1 March in other years. */
export function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** The listed age that is nearest, the lower of two that are as near; beyond the list its edge. Undefined: the list is empty. */
export function nearestAge(age: number, listed: readonly number[]): number | undefined {
  const distance = (candidate: number) => Math.abs(candidate - age);
  return listed.toSorted((a, b) => distance(a) - distance(b) || a - b)[0];
}
