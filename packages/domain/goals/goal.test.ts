import { expect, test } from 'vitest';
import { SUB_TESTS } from '../fitness/sub-tests.ts';
import { GOAL_MEASURES, GOAL_TARGET, type GoalContent, goalParts, type GoalRow, isSameGoal } from './goal.ts';
import { measureTarget, testTarget } from './goal-field.ts';
import { readGoal } from './goal-row.ts';

const goals: readonly GoalContent[] = [
  { kind: 'test', test: 'countermovement_jump', target: 40, until: '2027-03-01' },
  { kind: 'exercise', exercise: 'Kniebeuge', measure: 'weight', reps: 5, target: 100, until: '2027-03-01' },
  { kind: 'exercise', exercise: 'Klimmzug', measure: 'reps', reps: null, target: 12, until: '2027-03-01' },
  { kind: 'habit', weeks: 8, target: 3, until: '2027-03-01' },
];
const stored = (goal: GoalContent): GoalRow => ({ ...goalParts(goal), id: '1', setOn: '2026-11-27' });

test('every kind of goal is read as it was stored', () => {
  for (const goal of goals) expect(readGoal(stored(goal))).toEqual({ ...goal, id: '1', setOn: '2026-11-27' });
});

test('only the same target until the same day is the same goal', () => {
  for (const goal of goals) for (const other of goals) expect(isSameGoal(goal, { ...other })).toBe(goal === other);
  const [jump] = goals;
  if (jump) expect(isSameGoal(jump, { ...jump, until: '2027-03-02' })).toBe(false);
});

test.each([
  ['a test that is gone', { kind: 'test', subject: 'kniehebelauf' }],
  ['a test without a name', { kind: 'test', subject: null }],
  ['an exercise without a measure', { kind: 'exercise', subject: 'Kniebeuge', measure: null }],
  ['a habit without weeks', { kind: 'habit', weeks: null }],
] as const)('%s is no goal', (_, parts) => {
  const [, squat] = goals;
  if (squat === undefined) throw new Error('no goal');
  expect(readGoal({ ...stored(squat), ...parts })).toBeNull();
});

test('every test and measure has a field within the bounds of the table', () => {
  const fields = [...Object.values(SUB_TESTS).flat().map(testTarget), ...GOAL_MEASURES.map(measureTarget)];
  for (const { field, step } of fields) {
    expect(field.min).toBeGreaterThanOrEqual(0);
    expect(field.max).toBeLessThanOrEqual(GOAL_TARGET.max);
    expect(step).toBeGreaterThan(0);
    expect(field.optional).toBe(false);
  }
});
