import { type ChangeVerdict, judgeChange, measuringError } from '../fitness/measured-change.ts';
import { isMeasuredAlike, measuredValue } from '../fitness/measured-value.ts';
import { readStoredResults } from '../fitness/stored-test.ts';
import type { SubTest } from '../fitness/sub-test.ts';
import { SUB_TESTS } from '../fitness/sub-tests.ts';
import type { TestCategory } from '../fitness/test-category.ts';
import type { SubTestResult } from '../fitness/test-result.ts';
import { readPlaces, type SharedPlace } from './shared-places.ts';

/** A stored test of a player. */
export interface StoredMemberTest {
  readonly category: TestCategory;
  readonly day: string;
  readonly results: unknown;
  /** As stored; none: not shared. */
  readonly places?: unknown;
}

/** A result on its day, in the unit of `measuredUnit`. */
export interface DatedValue {
  readonly day: string;
  readonly value: number;
  /** Among players of the same age and sex on that day, as the server worked it out; null: nothing is compared, or not shared. */
  readonly place: SharedPlace | null;
}

/** A test of a player over time. */
export interface MemberTest {
  readonly test: SubTest;
  /** Oldest first, at least one. */
  readonly values: readonly DatedValue[];
  readonly newest: DatedValue;
  readonly best: DatedValue;
  /** The newest result against the one before that was measured alike; null: there is none, or its error is not known. */
  readonly change: { readonly difference: number; readonly verdict: ChangeVerdict } | null;
}

interface Result extends DatedValue {
  readonly result: SubTestResult;
}

function changeOf(test: SubTest, results: readonly Result[]): MemberTest['change'] {
  const newest = results.at(-1);
  const before = results.slice(0, -1).findLast(({ result }) => newest !== undefined && isMeasuredAlike(test, result, newest.result));
  if (newest === undefined || before === undefined) return null;
  const difference = newest.value - before.value;
  const error = measuringError(
    test,
    newest.value,
    results.map(({ result }) => result),
  );
  if (error === null) return null;
  return { difference, verdict: judgeChange(test.lowerIsBetter ? -difference : difference, error.size, null) };
}

/**
 * The tests of a player, each with its course, in the order of the categories. No reference values are needed: a coach does not see
 * how old somebody is.
 * @param tests oldest first
 */
export function memberTests(tests: readonly StoredMemberTest[]): MemberTest[] {
  const found = tests.map(({ category, day, results, places }) => ({
    day,
    results: readStoredResults(category, results),
    places: readPlaces(places),
  }));
  return Object.values(SUB_TESTS)
    .flat()
    .flatMap((test) => {
      const results = found.flatMap<Result>(({ day, results: stored, places }) => {
        const result = stored.get(test.id);
        return result === undefined ? [] : [{ day, value: measuredValue(test, result), result, place: places.get(test.id) ?? null }];
      });
      const [first, newest] = [results[0], results.at(-1)];
      if (first === undefined || newest === undefined) return [];
      const isBetter = (one: number, other: number) => (test.lowerIsBetter ? one < other : one > other);
      const best = results.reduce((before, one) => (isBetter(one.value, before.value) ? one : before), first);
      const plain = ({ day, value, place }: Result): DatedValue => ({ day, value, place });
      return [{ test, values: results.map(plain), newest: plain(newest), best: plain(best), change: changeOf(test, results) }];
    });
}
