import { placeOf } from '../norms/place.ts';
import { TEST_CATEGORIES, type TestCategory } from './test-category.ts';
import { meanOf } from './trials.ts';

/** A percentile of a sub-test, 0 to 100. */
export interface RatedSubTest {
  readonly category: TestCategory;
  readonly percentile: number;
}

/** The mean percentile of each category as a whole place, 1 to 99 like that of a single test; null: nothing compared. */
export function radarValues(rated: readonly RatedSubTest[]): { category: TestCategory; percentile: number | null }[] {
  return TEST_CATEGORIES.map((category) => {
    const mean = meanOf(rated.filter((one) => one.category === category).map(({ percentile }) => percentile));
    return { category, percentile: mean === null ? null : placeOf(mean) };
  });
}
