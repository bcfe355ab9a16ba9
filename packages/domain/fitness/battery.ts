import { BATTERY_BOUNDS } from './battery-bounds.ts';
import { SUB_TESTS } from './sub-tests.ts';
import type { SubTest } from './sub-test.ts';

const ALL_TESTS: ReadonlyMap<string, SubTest> = new Map(
  Object.values(SUB_TESTS)
    .flat()
    .map((test) => [test.id, test]),
);

/**
 * All tests in the order in which they disturb each other least: balance, agility, power, sprints, then what tires the trunk, then what tires all of
 * the body, the endurance run last. After the order of the NSCA's textbook (Haff and Triplett, Essentials of Strength Training and Conditioning,
 * chapter on test administration), from memory: the book was not read for it.
 */
export const SUGGESTED_ORDER: readonly SubTest[] = [
  ...SUB_TESTS.koerperstabilitaet,
  ...SUB_TESTS.antritt.filter(({ id }) => id === 't_drill' || id === '505_agility'),
  ...SUB_TESTS.sprungkraft,
  ...SUB_TESTS.wurfkraft,
  ...SUB_TESTS.antritt.filter(({ id }) => id !== 't_drill' && id !== '505_agility'),
  ...SUB_TESTS.rumpfkraft,
  ...SUB_TESTS.schnelligkeitsausdauer.toReversed(),
];

const placeOf = (id: string) => SUGGESTED_ORDER.findIndex((test) => test.id === id);

/** The known tests of a battery in its order; a newer release may know others. */
export function testsOfBattery(ids: readonly string[]): SubTest[] {
  return [...new Set(ids)].flatMap((id) => ALL_TESTS.get(id) ?? []);
}

/** The chosen tests with another one before the first that is suggested to come after it; unchanged when it is chosen already, or at the bound. */
export function withTest(ids: readonly string[], added: string): readonly string[] {
  if (ids.includes(added) || ids.length >= BATTERY_BOUNDS.tests) return ids;
  const later = ids.findIndex((id) => placeOf(id) > placeOf(added));
  return ids.toSpliced(later === -1 ? ids.length : later, 0, added);
}

/** The chosen tests with one moved by a number of places, within the list. */
export function withMoved(ids: readonly string[], moved: string, by: number): readonly string[] {
  const from = ids.indexOf(moved);
  if (from === -1) return ids;
  const to = Math.min(ids.length - 1, Math.max(0, from + by));
  return ids.toSpliced(from, 1).toSpliced(to, 0, moved);
}
