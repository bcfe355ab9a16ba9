import type { SubTest } from './sub-test.ts';
import { SUB_TESTS } from './sub-tests.ts';
import { emptyEntry, type TestEntry } from './test-entry.ts';
import { resultOf } from './test-result.ts';

/** The test of an id. */
export function testOf(id: string): SubTest {
  const found = Object.values(SUB_TESTS)
    .flat()
    .find((one) => one.id === id);
  if (found === undefined) throw new Error(`no test ${id}`);
  return found;
}

/** Its result after an entry with these parts. */
export function resultFor(id: string, entry: Partial<TestEntry>) {
  const result = resultOf(testOf(id), { ...emptyEntry(testOf(id)), ...entry });
  if (result === null) throw new Error('no result');
  return result;
}
