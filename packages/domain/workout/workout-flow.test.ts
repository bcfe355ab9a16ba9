import { describe, expect, test } from 'vitest';
import { afterSet, asksBeforeEnd, exerciseAfter, type WholeSet } from './workout-flow.ts';

test('a plan goes on with its next exercise, a live training with the next that has sets left', () => {
  expect(exerciseAfter('planned', [true, false, true], 0)).toBe(1);
  expect(exerciseAfter('planned', [true, false, true], 2)).toBeNull();
  expect(exerciseAfter('free', [true, false, true], 0)).toBe(2);
  expect(exerciseAfter('free', [true, false, false], 2)).toBe(0);
  expect(exerciseAfter('free', [false, false, true], 2)).toBeNull();
});

describe('after a set', () => {
  const set: WholeSet = { phase: 'main', pauseSeconds: null, isLastOfExercise: true, isInLastExercise: false, isRecord: false };
  const after = (flow: 'planned' | 'free', changes: Partial<WholeSet>) => afterSet(flow, { ...set, ...changes });

  test('a pause follows, except after the very last one', () => {
    expect(after('planned', { pauseSeconds: 90 })).toBe('rest');
    expect(after('planned', { pauseSeconds: 90, isLastOfExercise: false, isInLastExercise: true })).toBe('rest');
    expect(after('planned', { pauseSeconds: 90, isInLastExercise: true })).toBe('stay');
  });

  test('a light exercise leads to the next one at once, a main one waits for the player', () => {
    expect(after('planned', { phase: 'warmup' })).toBe('next');
    expect(after('planned', { phase: 'warmup', isLastOfExercise: false })).toBe('stay');
    expect(after('planned', { phase: 'warmup', isInLastExercise: true })).toBe('stay');
    expect(after('planned', {})).toBe('stay');
  });

  test('a live training goes on after every exercise, to its end after the last, unless a record is to be seen', () => {
    expect(after('free', {})).toBe('next');
    expect(after('free', { isInLastExercise: true })).toBe('next');
    expect(after('free', { isRecord: true })).toBe('stay');
    expect(after('free', { isLastOfExercise: false })).toBe('stay');
  });
});

test('the end is asked about in a live training, and where no set is stored', () => {
  expect([asksBeforeEnd('free', 9), asksBeforeEnd('planned', 0), asksBeforeEnd('planned', 1)]).toEqual([true, true, false]);
});
