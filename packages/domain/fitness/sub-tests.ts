import type { SubTest } from './sub-test.ts';
import type { TestCategory } from './test-category.ts';
import { enduranceTests } from './tests/endurance-tests.ts';
import { jumpTests } from './tests/jump-tests.ts';
import { sprintTests } from './tests/sprint-tests.ts';
import { stabilityTests } from './tests/stability-tests.ts';
import { throwTests } from './tests/throw-tests.ts';
import { trunkTests } from './tests/trunk-tests.ts';

/** The tests of each category, in order of execution: fast ones before tiring ones. */
export const SUB_TESTS: Readonly<Record<TestCategory, readonly SubTest[]>> = {
  wurfkraft: throwTests,
  sprungkraft: jumpTests,
  schnelligkeitsausdauer: enduranceTests,
  koerperstabilitaet: stabilityTests,
  rumpfkraft: trunkTests,
  antritt: sprintTests,
};

/** Undefined: the category has no such test. */
export function subTestOf(category: TestCategory, id: string): SubTest | undefined {
  return SUB_TESTS[category].find((test) => test.id === id);
}
