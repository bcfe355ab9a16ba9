import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import { SUB_TESTS } from '@anwurf/domain/fitness/sub-tests';
import { toStoredResults } from '@anwurf/domain/fitness/stored-test';
import type { TestCategory } from '@anwurf/domain/fitness/test-category';
import type { SubTestResult } from '@anwurf/domain/fitness/test-result';
import { roundTo } from '@anwurf/domain/number/rounding';

/** A fitness test of the played season. */
interface PlayedTest {
  readonly category: TestCategory;
  /** Local day. */
  readonly day: string;
  readonly results: ReturnType<typeof toStoredResults>;
}

/** First results of a seventeen-year-old player, and a season's gain in each. */
const course: Readonly<Record<string, { first: number; gain: number }>> = {
  countermovement_jump: { first: 33.5, gain: 1.6 },
  standweitsprung: { first: 212, gain: 4 },
  sprint_10m: { first: 1.92, gain: -0.03 },
  sprint_30m: { first: 4.66, gain: -0.05 },
  throw_standing_kmh: { first: 74, gain: 2 },
};
const categories: readonly TestCategory[] = ['sprungkraft', 'antritt', 'wurfkraft'];
/** Days before today. */
const testDays = [86, 44, 5] as const;
const spread = [0.985, 1, 0.99] as const;

/** Sprints begin standing, as those of the reference values. */
const startOf = ({ extras }: SubTest): Record<string, string> =>
  extras.some(({ field }) => field === 'startart') ? { startart: 'hochstart' } : {};

function resultsAt(category: TestCategory, turn: number): Record<string, SubTestResult> {
  const played = SUB_TESTS[category].flatMap((test): [string, SubTestResult][] => {
    const { first, gain } = course[test.id] ?? {};
    if (first === undefined || gain === undefined) return [];
    const best = roundTo(first + gain * turn, 2);
    // The second trial is the best; where less is better, the others take longer.
    const trials = Array.from({ length: test.trials }, (_, index) => {
      const share = spread[index % spread.length] ?? 1;
      return roundTo(test.lowerIsBetter ? best / share : best * share, test.step === 0.01 ? 2 : 1);
    });
    const shown = test.trials > 1 ? trials : [best];
    return [[test.id, { best, unit: test.unit, trials: shown, sides: null, asymmetry: null, extras: startOf(test), legLength: null }]];
  });
  return Object.fromEntries(played);
}

/** Three test days of the played season, oldest first. */
export function playTests(today: string): PlayedTest[] {
  return testDays.flatMap((daysAgo, turn) =>
    categories.map((category) => ({
      category,
      day: dayAfter(today, -daysAgo),
      results: toStoredResults(category, resultsAt(category, turn)),
    })),
  );
}
