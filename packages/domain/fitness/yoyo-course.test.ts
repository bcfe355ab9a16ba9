import { expect, test } from 'vitest';
import { missedRun, resultAt, resultBefore, YOYO_TONES, yoyoMoment } from './yoyo-course.ts';
import { YOYO_RUNS } from './yoyo.ts';

// Level 5, run 1: out until 7.2 s, back until 14.4 s, rest until 24.4 s; level 9, run 1: 6 s each way.
test.each([
  [0, 'out', 5, 7.2, 0, 0],
  [3.6, 'out', 5, 3.6, 0.5, 0],
  [7.2, 'back', 5, 7.2, 0, 0],
  [14.4, 'rest', 5, 10, 0, 40],
  [19.4, 'rest', 5, 5, 0.5, 40],
  [24.4, 'out', 9, 6, 0, 40],
  [33.4, 'back', 9, 3, 0.5, 40],
])('after %d s it is %s on level %d', (seconds, part, level, secondsToSignal, passed, metresDone) => {
  const moment = yoyoMoment(seconds);
  expect(moment).toMatchObject({ part, metresDone, run: { level } });
  expect(moment.secondsToSignal).toBeCloseTo(secondsToSignal, 6);
  expect(moment.passed).toBeCloseTo(passed, 6);
});

test('the second missed line sets the result to the previous run', () => {
  expect(resultBefore(missedRun(5))).toBeNull();
  expect(resultBefore(missedRun(30))).toBe(5.1);
  // During the rest, the run before it counts as missed.
  expect(resultBefore(missedRun(20))).toBeNull();
});

test('a player who stops keeps the completed runs', () => {
  expect(resultAt(14)).toBeNull();
  expect(resultAt(14.4)).toBe(5.1);
  expect(resultAt(36.4)).toBe(9.1);
  expect(resultAt(1e6)).toBe(23.8);
});

test('the course runs to its end, with three ordered tones per run', () => {
  expect(yoyoMoment(1e6)).toMatchObject({ passed: 1, secondsToSignal: 0, metresDone: 3640 });
  expect(YOYO_TONES).toHaveLength(YOYO_RUNS.length * 3);
  expect(YOYO_TONES.every(({ at }, index) => index === 0 || at > (YOYO_TONES[index - 1]?.at ?? 0))).toBe(true);
});
