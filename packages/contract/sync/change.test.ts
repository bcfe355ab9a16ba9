import { expect, expectTypeOf, test } from 'vitest';
import type { Change, SyncedRow, WritableColumn, WritableTableName } from './change.ts';
import { syncedTable } from './registry.ts';

const key = '0198a000-0000-7000-8000-000000000001';

// Only the compiler checks these: an expected error that does not occur is an error.
test('a change takes the columns of its table, with their types', () => {
  const set: Change = { table: 'workout_tracking', op: 'upsert', key, values: { workout_id: key, exercise_name: 'Kniebeuge', weight: 40 } };
  const correction: Change = { table: 'workout_tracking', op: 'update', key, values: { weight: null, reps: 8 } };
  const removal: Change<'workout_tracking'> = { table: 'workout_tracking', op: 'delete', key };
  expect([set, correction, removal].map(({ table }) => syncedTable(table).key)).toEqual(['id', 'id', 'id']);

  const table = 'workout_tracking';
  // @ts-expect-error a column that the table does not have
  const unknown: Change = { table, op: 'update', key, values: { load: 40 } };
  // @ts-expect-error a column of another table
  const foreign: Change = { table: 'sessions', op: 'update', key, values: { weight: 40 } };
  // @ts-expect-error text for a number
  const text: Change = { table, op: 'update', key, values: { weight: '40' } };
  // @ts-expect-error null for a column that is never null
  const empty: Change = { table, op: 'update', key, values: { completed: null } };
  // @ts-expect-error a word that the column does not allow
  const word: Change = { table: 'active_training_sessions', op: 'update', key, values: { current_exercise_type: 'main' } };
  expect([unknown, foreign, text, empty, word]).toHaveLength(5);
});

test('a change allows only what a device may write', () => {
  const values = { workout_id: key, exercise_name: 'Kniebeuge' };
  // @ts-expect-error a new row without its required columns
  const incomplete: Change = { table: 'workout_tracking', op: 'upsert', key, values: { workout_id: key } };
  // @ts-expect-error the device never sends the owner
  const owned: Change = { table: 'workout_tracking', op: 'upsert', key, values: { ...values, user_id: key } };
  // @ts-expect-error written once, at insert
  const moved: Change = { table: 'workout_tracking', op: 'update', key, values: { workout_id: key } };
  // @ts-expect-error decisions cannot be deleted
  const removed: Change = { table: 'health_consents', op: 'delete', key };
  // @ts-expect-error only the server writes the catalogue
  const exercise: Change = { table: 'exercise_catalogue', op: 'update', key, values: { name: 'Kniebeuge' } };
  expect([incomplete, owned, moved, removed, exercise]).toHaveLength(5);
});

test('rows and writable columns come from the registry', () => {
  expectTypeOf<SyncedRow<'completed_sessions'>['session_order']>().toEqualTypeOf<number | null>();
  expectTypeOf<SyncedRow<'fitness_tests'>['test_category']>().toEqualTypeOf<
    'wurfkraft' | 'sprungkraft' | 'schnelligkeitsausdauer' | 'koerperstabilitaet' | 'rumpfkraft' | 'antritt'
  >();
  expectTypeOf<WritableColumn<'users'>>().toEqualTypeOf<'full_name'>();
  expectTypeOf<'exercise_catalogue' | 'sync_heads'>().not.toExtend<WritableTableName>();
});
