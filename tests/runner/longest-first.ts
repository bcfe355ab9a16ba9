import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take half a minute and more, in the order in which they begin: what would end a run alone comes first, and what mostly
 * waits runs beside what computes. The others follow in Vitest's own order.
 */
export const beginning: readonly string[] = [
  'tests/sync/sync-chaos-forwarded.test.ts',
  'tests/browser/lost-parts.test.ts',
  'tests/browser/access-journeys.test.ts',
  'tests/browser/onboarding-journey.test.ts',
  'tests/sync/sync-chaos.test.ts',
  'tests/browser/fitness-tests.test.ts',
  'tests/server/session-races.test.ts',
  'tests/browser/public-pages.test.ts',
  'tests/server/start-and-survive.test.ts',
  'tests/browser/coach-week.test.ts',
  'tests/server/slow-readers.test.ts',
  'tests/browser/workout-devices.test.ts',
  'tests/sync/lagging-tables.test.ts',
];

/** Place among those that begin, or after them. */
export function placeOf(path: string): number {
  const place = beginning.findIndex((name) => path.endsWith(`/${name}`));
  return place === -1 ? beginning.length : place;
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- not an array's
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one.moduleId) - placeOf(other.moduleId));
  }
}
