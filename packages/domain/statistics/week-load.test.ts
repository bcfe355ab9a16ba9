import { expect, test } from 'vitest';
import { handballByWeek, weekLoad } from './week-load.ts';
import { WEEKS_BEFORE } from './weeks-before.ts';

/** Loads from the oldest of the four weeks to this one. */
const weeks = (...loads: number[]) => loads.map((load, index) => ({ week: index + 1, load }));

test('a week is compared with the mean of only the four previous ones', () => {
  expect(WEEKS_BEFORE).toBe(4);
  expect(weekLoad([{ week: 0, load: 9000 }, ...weeks(100, 200, 300, 400, 260)])).toEqual({ load: 260, usual: 250, words: 'im Rahmen' });
  // A week without training is one of the four.
  expect(weekLoad(weeks(400, 0, 0, 400, 330))).toEqual({ load: 330, usual: 200, words: 'steil gestiegen' });
});

test('an unfinished week is never called less than usual', () => {
  expect(weekLoad(weeks(100, 100, 100, 100, 79))).toEqual({ load: 79, usual: 100, words: null });
  expect(weekLoad(weeks(100, 100, 100, 100, 0))).toEqual({ load: 0, usual: 100, words: null });
  expect(weekLoad(weeks(100, 100, 100, 100, 80))?.words).toBe('im Rahmen');
});

test('a player who started within the four weeks has no usual load', () => {
  expect(weekLoad(weeks(0, 100, 100, 100, 400))).toEqual({ load: 400, usual: null, words: null });
  expect(weekLoad([{ week: 5, load: 300 }])).toEqual({ load: 300, usual: null, words: null });
  // The player started long ago and paused at the beginning of the four weeks.
  expect(weekLoad([{ week: 0, load: 50 }, ...weeks(0, 0, 200, 200, 110)])).toEqual({ load: 110, usual: 100, words: 'im Rahmen' });
});

test('without a load in these weeks the result is null', () => {
  expect(weekLoad([])).toBeNull();
  expect(weekLoad([{ week: 0, load: 500 }])).toBeNull();
});

test('handball counts, and is compared only once each of the four weeks has some', () => {
  const own = weeks(100, 100, 100, 100, 100);
  expect(weekLoad(own, weeks(400, 400, 400, 400, 400))).toEqual({ load: 500, usual: 500, words: 'im Rahmen' });
  // A player who begins to note it trains no more than before.
  expect(weekLoad(own, [{ week: 5, load: 400 }])).toEqual({ load: 500, usual: null, words: null });
  expect(weekLoad(own, weeks(400, 0, 400, 400, 400))?.usual).toBeNull();
  expect(weekLoad([], [{ week: 5, load: 540 }])).toEqual({ load: 540, usual: null, words: null });
});

test('handball lies in the week of its day, and nothing before or after the five weeks counts', () => {
  const noted = ['2026-10-25', '2026-10-26', '2026-11-01', '2026-11-23', '2026-11-29', '2026-11-30'].map(
    (day) => ({ day, kind: 'team', minutes: 90, effort: 5 }) as const,
  );
  expect(handballByWeek(noted, '2026-11-23').map(({ week }) => week)).toEqual([1, 1, 5, 5]);
  expect(handballByWeek(noted.slice(0, 2), '2026-11-23')).toEqual([{ week: 1, load: 450 }]);
});
