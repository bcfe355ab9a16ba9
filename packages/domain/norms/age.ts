/** Full years of a person on a day; both YYYY-MM-DD. Born on 29 February counts from 1 March in other years. */
export function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** The nearest listed age, the lower one in a tie; outside the list its edge. Undefined for an empty list. */
export function nearestAge(age: number, listed: readonly number[]): number | undefined {
  const distance = (candidate: number) => Math.abs(candidate - age);
  return listed.toSorted((a, b) => distance(a) - distance(b) || a - b)[0];
}
