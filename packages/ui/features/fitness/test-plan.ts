import { testsOfBattery } from '@anwurf/domain/fitness/battery';
import { SUB_TESTS } from '@anwurf/domain/fitness/sub-tests';
import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import { CATEGORY_TITLES, type TestCategory } from '@anwurf/domain/fitness/test-category';

/** Tests that are run as one: those of a category, or of a battery. */
export interface TestPlan {
  /** Names its draft: a category, or the id of a battery. */
  readonly key: string;
  readonly title: string;
  readonly tests: readonly SubTest[];
}

export function categoryPlan(category: TestCategory): TestPlan {
  return { key: category, title: CATEGORY_TITLES[category], tests: SUB_TESTS[category] };
}

/** @param tests ids, in their order */
export function batteryPlan(battery: { readonly id: string; readonly name: string; readonly tests: readonly string[] }): TestPlan {
  return { key: battery.id, title: battery.name, tests: testsOfBattery(battery.tests) };
}
