import type { SubTest } from '../fitness/sub-test.ts';
import { SUB_TESTS } from '../fitness/sub-tests.ts';
import type { DatedValue, MemberTest } from './member-tests.ts';

/** Most players that are compared at once: more shapes would look alike. */
export const MOST_COMPARED = 5;

/** A test of several players, beside each other. */
export interface ComparedTest {
  readonly test: SubTest;
  /** The newest value of each player, in the order asked; null: not done, or not shared. */
  readonly values: readonly (DatedValue | null)[];
  /** Indices of the best value; all that are equal. None when fewer than two have one. */
  readonly best: readonly number[];
}

function bestOf(test: SubTest, values: readonly (DatedValue | null)[]): number[] {
  const found = values.flatMap((one) => one?.value ?? []);
  if (found.length < 2) return [];
  const best = test.lowerIsBetter ? Math.min(...found) : Math.max(...found);
  return values.flatMap((one, index) => (one?.value === best ? [index] : []));
}

/**
 * The tests that at least one of the players has done, in the order of the categories.
 * @param tests of each player, in the order in which they are shown
 */
export function compareTests(tests: readonly (readonly MemberTest[])[]): ComparedTest[] {
  return Object.values(SUB_TESTS)
    .flat()
    .flatMap((test) => {
      const values = tests.map((own) => own.find((one) => one.test.id === test.id)?.newest ?? null);
      return values.every((one) => one === null) ? [] : [{ test, values, best: bestOf(test, values) }];
    });
}

/**
 * Where values lie between the worst and the best of them, 0 to 1; the better, the nearer to 1. Null where there is no value, and
 * everything in the middle where all are equal.
 */
export function placesOf({ test, values }: Pick<ComparedTest, 'test' | 'values'>): (number | null)[] {
  const found = values.flatMap((one) => one?.value ?? []);
  const [low, high] = [Math.min(...found), Math.max(...found)];
  return values.map((one) => {
    if (one === null) return null;
    if (low === high) return 0.5;
    const share = (one.value - low) / (high - low);
    return test.lowerIsBetter ? 1 - share : share;
  });
}
