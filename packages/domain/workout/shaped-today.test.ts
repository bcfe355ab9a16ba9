import { expect, test } from 'vitest';
import type { Phase } from '../vocabulary/phase.ts';
import {
  addedExercise,
  isAsPlanned,
  MOST_ADDED,
  movedIds,
  plannedShape,
  reshaped,
  type SessionShape,
  shapedSession,
  shapeOfWorkout,
} from './shaped-today.ts';

interface Row {
  id: string;
  phase: Phase;
}
const session: readonly Row[] = [
  { id: 'skips', phase: 'warmup' },
  { id: 'squat', phase: 'main' },
  { id: 'press', phase: 'main' },
  { id: 'jog', phase: 'cooldown' },
];
const target = {
  name: 'Rudern',
  description: null,
  videoLink: null,
  metric: 'weight_reps',
  perSide: false,
  amount: 8,
  tempo: null,
  pauseSeconds: 90,
} as const;
const rowing = addedExercise('row', 'main', target, { sets: 3, amount: 8 });
const asPlanned = plannedShape('today');
const idsOf = (shape: SessionShape) => shapedSession(session, shape, ({ id, phase }) => ({ id, phase })).rows.map(({ id }) => id);
const plannedIds = session.map(({ id }) => id);

test('a workout without changes is its session', () => {
  expect(idsOf(asPlanned)).toEqual(plannedIds);
  expect(isAsPlanned(asPlanned)).toBe(true);
});

test('an exercise is taken in behind the one that is trained, with its amounts', () => {
  const shape = reshaped(asPlanned, { kind: 'add', exercise: rowing, ids: plannedIds, after: 'squat' });
  expect(idsOf(shape)).toEqual(['skips', 'squat', 'row', 'press', 'jog']);
  expect(rowing).toMatchObject({ name: 'Rudern', sets: 3, reps: 8, unit: 'kg', pauseSeconds: 90 });
  expect(isAsPlanned(shape)).toBe(false);
});

test('one taken in for another part of the session comes last in it', () => {
  const stretch = addedExercise('stretch', 'cooldown', target, { sets: 1, amount: 8 });
  const shape = reshaped(asPlanned, { kind: 'add', exercise: stretch, ids: plannedIds, after: 'skips' });
  expect(shapedSession(session, { ...shape, order: [] }, ({ id, phase }) => ({ id, phase })).rows.at(-1)?.id).toBe('stretch');
  expect(idsOf(shape).slice(0, 3)).toEqual(['skips', 'squat', 'press']);
});

test('an exercise left out for the day can be put back in its place', () => {
  const without = reshaped(asPlanned, { kind: 'leaveOut', id: 'squat' });
  expect(idsOf(without)).toEqual(['skips', 'press', 'jog']);
  expect(shapedSession(session, without, ({ id, phase }) => ({ id, phase })).leftOut).toEqual([session[1]]);
  expect(idsOf(reshaped(without, { kind: 'bringBack', id: 'squat' }))).toEqual(plannedIds);
  expect(reshaped(without, { kind: 'leaveOut', id: 'squat' }).left_out).toEqual(['squat']);
});

test('an exercise moves within its part of the session alone', () => {
  expect(movedIds(session, 'press', -1)).toEqual(['skips', 'press', 'squat', 'jog']);
  expect(movedIds(session, 'squat', 1)).toEqual(['skips', 'press', 'squat', 'jog']);
  expect(movedIds(session, 'press', 1)).toEqual(plannedIds);
  expect(movedIds(session, 'squat', -1)).toEqual(plannedIds);
  expect(movedIds(session, 'skips', -1)).toEqual(plannedIds);
  const shape = reshaped(asPlanned, { kind: 'order', ids: movedIds(session, 'press', -1) });
  expect(idsOf(shape)).toEqual(['skips', 'press', 'squat', 'jog']);
});

test('a shape is read back as it was stored, that of another workout or release is not', () => {
  const shape = reshaped(asPlanned, { kind: 'add', exercise: rowing, ids: plannedIds, after: 'squat' });
  const stored: unknown = JSON.parse(JSON.stringify([{ workout_id: 'today', exercise_id: 'squat' }, shape]));
  expect(shapeOfWorkout(stored, 'today')).toEqual(shape);
  expect(shapeOfWorkout(stored, 'yesterday')).toEqual(plannedShape('yesterday'));
  expect(shapeOfWorkout([{ ...shape, added: [{ name: '' }] }], 'today')).toEqual(asPlanned);
  expect(shapeOfWorkout({ a: 1 }, 'today')).toEqual(asPlanned);
});

test('a workout takes in a limited number of exercises', () => {
  let shape = asPlanned;
  for (let count = 0; count <= MOST_ADDED; count += 1) {
    shape = reshaped(shape, { kind: 'add', exercise: { ...rowing, id: `row ${count}` }, ids: plannedIds, after: 'squat' });
  }
  expect(shape.added).toHaveLength(MOST_ADDED);
});
