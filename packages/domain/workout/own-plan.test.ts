import { expect, test } from 'vitest';
import { NUMERIC_FIELDS } from '../number/numeric-fields.ts';
import { UNITS } from '../vocabulary/unit.ts';
import {
  AMOUNT_FIELDS,
  addedAmounts,
  type ChosenExercise,
  chosenAmounts,
  chosenText,
  clampedSession,
  exerciseCount,
  isPlanName,
  isSessionCount,
  MOST_EXERCISES,
  OWN_PLAN_NAME,
  OWN_SESSIONS,
  ownPlanWeeks,
  ownWeekTargets,
  USUAL_AMOUNT,
  USUAL_SETS,
  withExercise,
  withMoved,
  withoutExercise,
  withSessionCount,
} from './own-plan.ts';

const chosen = (id: string, part: Partial<ChosenExercise> = {}): ChosenExercise => ({
  id,
  name: id,
  phase: 'main',
  unit: 'Wiederholungen',
  perSide: false,
  sets: 3,
  amount: 12,
  ...part,
});
const ids = (session: readonly ChosenExercise[]) => session.map(({ id }) => id).join(' ');

test('a plan is named "Mein eigener Plan" by default, and never empty', () => {
  expect(isPlanName(OWN_PLAN_NAME)).toBe(true);
  expect(OWN_PLAN_NAME).toBe('Mein eigener Plan');
  expect([' ', '', '\t\n', 'x'.repeat(201)].map(isPlanName)).toEqual([false, false, false, false]);
  expect(isPlanName('x'.repeat(200))).toBe(true);
});

test('a plan has a whole number of 1 to 12 sessions', () => {
  expect([null, 0, 1, 2.5, 12, 13, Number.NaN].map(isSessionCount)).toEqual([false, false, true, false, true, false, false]);
  expect(isSessionCount(OWN_SESSIONS.initial)).toBe(true);
});

test('added sessions are empty, removed ones go from the end with their exercises', () => {
  const sessions = [[chosen('a')], [chosen('b'), chosen('c')]];
  expect(withSessionCount(sessions, 4).map(ids)).toEqual(['a', 'b c', '', '']);
  expect(withSessionCount(sessions, 1).map(ids)).toEqual(['a']);
  expect(exerciseCount(sessions)).toBe(3);
});

test('the open session is limited to existing ones', () => {
  expect([clampedSession(5, 3), clampedSession(1, 3), clampedSession(0, 1)]).toEqual([2, 1, 0]);
});

test('an exercise is added with 3 × 12, or its own amounts', () => {
  expect([USUAL_SETS, USUAL_AMOUNT.Wiederholungen, USUAL_AMOUNT.kg, USUAL_AMOUNT.Minuten]).toEqual([3, 12, 12, 5]);
  expect(addedAmounts('reps')).toEqual({ unit: 'Wiederholungen', sets: 3, amount: 12 });
  expect(addedAmounts('weight_reps', { sets: 4, amount: 8 })).toEqual({ unit: 'kg', sets: 4, amount: 8 });
  expect(addedAmounts('seconds')).toEqual({ unit: 'Sekunden', sets: 3, amount: 30 });
  expect(addedAmounts('metres', { amount: null })).toEqual({ unit: 'Meter', sets: 3, amount: 20 });
});

test('the parts of a session keep their order when adding, changing or moving', () => {
  const session = [chosen('run', { phase: 'cooldown' }), chosen('jump'), chosen('rope', { phase: 'warmup' }), chosen('squat')].reduce<
    ChosenExercise[]
  >(withExercise, []);
  expect(ids(session)).toBe('rope jump squat run');
  expect(ids(withMoved(session, 'squat', -1))).toBe('rope squat jump run');
  expect(ids(withMoved(session, 'jump', -1))).toBe('rope jump squat run');
  expect(ids(withMoved(session, 'run', 1))).toBe('rope jump squat run');
  expect(ids(withoutExercise(session, 'jump'))).toBe('rope squat run');
  const changed = withExercise(session, chosen('jump', { sets: 5, phase: 'cooldown' }));
  expect(ids(changed)).toBe('rope squat jump run');
  expect(changed[2]?.sets).toBe(5);
});

test('a chip has the short amount', () => {
  const text = (part: Partial<ChosenExercise>) => chosenText(chosen('a', part));
  expect(text({})).toBe('3×12');
  expect(text({ unit: 'kg', sets: 4, amount: 5 })).toBe('4×5');
  expect(text({ unit: 'Minuten', sets: 1, amount: 5 })).toBe('5 min');
  expect(text({ unit: 'Sekunden', amount: 30 })).toBe('3×30 s');
  expect(text({ unit: 'Meter', sets: 1, amount: 1000 })).toBe('1 km');
});

test('a row has the chosen unit and value, in that unit’s column', () => {
  const none = { reps: null, durationMinutes: null, durationSeconds: null, distanceMeters: null };
  expect(chosenAmounts(chosen('a'))).toEqual({ ...none, sets: 3, unit: 'Wiederholungen', reps: 12 });
  expect(chosenAmounts(chosen('a', { unit: 'kg', perSide: true }))).toEqual({ ...none, sets: 3, unit: 'kg je Seite', reps: 12 });
  expect(chosenAmounts(chosen('a', { unit: 'Minuten', amount: 5 }))).toEqual({ ...none, sets: 3, unit: 'Minuten', durationMinutes: 5 });
  expect(chosenAmounts(chosen('a', { unit: 'Sekunden' }))).toEqual({ ...none, sets: 3, unit: 'Sekunden', durationSeconds: 12 });
  expect(chosenAmounts(chosen('a', { unit: 'Meter' }))).toEqual({ ...none, sets: 3, unit: 'Meter', distanceMeters: 12 });
});

test('a plan is as long as its longest schedule, and each exercise with a schedule has its weeks', () => {
  const nordic = chosen('nordic', { sets: 2, amount: 3, schedule: 'nordic-einstieg' });
  const adductors = chosen('adductors', { schedule: 'adduktoren-einstieg' });
  expect(ownPlanWeeks([[chosen('squat')], [chosen('row', { schedule: 'of a later release' })]])).toBeNull();
  expect(ownPlanWeeks([[chosen('squat'), adductors], [nordic]])).toBe(6);
  expect(ownWeekTargets(nordic, 6)?.map(({ sets, amount }) => [sets, amount])).toEqual([
    [2, 3],
    [2, 4],
    [3, 4],
    [3, 5],
    [3, 6],
    [3, 6],
  ]);
  // Four weeks of build-up, then maintenance.
  expect(ownWeekTargets(adductors, 6)?.map(({ amount }) => amount)).toEqual([8, 10, 12, 15, 15, 15]);
  expect(ownWeekTargets(chosen('squat'), 6)).toBeNull();
  expect(ownWeekTargets(nordic, null)).toBeNull();
});

test('the limits allow only sets that can be trained and stored', () => {
  expect(NUMERIC_FIELDS.plannedSets.max).toBe(20);
  expect(MOST_EXERCISES).toBe(99);
  expect(UNITS.map((unit) => AMOUNT_FIELDS[unit].max)).toEqual([1000, 3600, 180, 50_000, 1000]);
});
