/** The nearest listed age, the lower one in a tie; outside the list its edge. Undefined for an empty list. */
export function nearestAge(age: number, listed: readonly number[]): number | undefined {
  const distance = (candidate: number) => Math.abs(candidate - age);
  return listed.toSorted((a, b) => distance(a) - distance(b) || a - b)[0];
}
