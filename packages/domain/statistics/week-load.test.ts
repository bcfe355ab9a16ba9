import { expect, test } from 'vitest';
import { USUAL_LOAD_WEEKS, weekLoad } from './week-load.ts';

/** Loads from the oldest of the four weeks to this one. */
const weeks = (...loads: number[]) => loads.map((load, index) => ({ week: index + 1, load }));

test('a week is compared with the mean of only the four previous ones', () => {
  expect(USUAL_LOAD_WEEKS).toBe(4);
  expect(weekLoad([{ week: 0, load: 9000 }, ...weeks(100, 200, 300, 400, 260)])).toEqual({ load: 260, usual: 250, words: 'im Rahmen' });
  // A week without training is one of the four.
  expect(weekLoad(weeks(400, 0, 0, 400, 320))).toEqual({ load: 320, usual: 200, words: 'steil gestiegen' });
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
