import { describe, expect, test } from 'vitest';
import { afterSet, exerciseAfter, type WholeSet } from './workout-flow.ts';

test('a plan goes on with the next exercise that has sets left, a live training comes back to those left out', () => {
  expect(exerciseAfter('planned', [true, true, true], 0)).toBe(1);
  expect(exerciseAfter('planned', [true, false, true], 0)).toBe(2);
  expect(exerciseAfter('planned', [true, false, true], 2)).toBeNull();
  expect(exerciseAfter('planned', [true, false, false], 1)).toBeNull();
  expect(exerciseAfter('free', [true, false, true], 0)).toBe(2);
  expect(exerciseAfter('free', [true, false, false], 2)).toBe(0);
  expect(exerciseAfter('free', [false, false, true], 2)).toBeNull();
});

describe('after a set', () => {
  const after = (changes: Partial<WholeSet>) =>
    afterSet({ pauseSeconds: null, isLastOfExercise: true, isInLastExercise: false, ...changes });

  test('a rest begins where the plan has one, except after the very last set', () => {
    expect(after({ pauseSeconds: 90 }).rests).toBe(true);
    expect(after({ pauseSeconds: 90, isLastOfExercise: false, isInLastExercise: true }).rests).toBe(true);
    expect(after({ pauseSeconds: 90, isInLastExercise: true }).rests).toBe(false);
    expect(after({ pauseSeconds: 0 }).rests).toBe(false);
  });

  test('the last one of an exercise leads on, with or without a rest', () => {
    expect(after({ pauseSeconds: 90 }).goesOn).toBe(true);
    expect(after({}).goesOn).toBe(true);
    expect(after({ isInLastExercise: true }).goesOn).toBe(true);
    expect(after({ isLastOfExercise: false }).goesOn).toBe(false);
  });
});
