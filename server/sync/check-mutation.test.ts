import { describe, expect, it } from 'vitest';
import { checkMutation } from './check-mutation.ts';

const ada = '018f0000-0000-7000-8000-000000000001';
const id = '018f0000-0000-7000-8000-0000000000aa';
const key = '018f0000-0000-7000-8000-0000000000bb';
const mutation = { id, key, op: 'upsert' as const, table: 'sessions', values: {} };

describe('checkMutation', () => {
  it('accepts the listed columns and adds the key', () => {
    const values = { plan_id: key, session_order: 1 };
    expect(checkMutation({ ...mutation, values }, ada)).toMatchObject({
      values: { ...values, id: key },
      update_columns: ['session_order'],
    });
  });

  it('stores names in their one form, and keeps a log’s copy of an invisible one', () => {
    const named = { ...mutation, table: 'athleten_uebungen', values: { name: ` Knie\u00adläufer\u200b `.normalize('NFD') } };
    expect(checkMutation(named, ada)).toMatchObject({ values: { name: 'Knieläufer' } });
    const logged = { ...mutation, table: 'workout_tracking', values: { exercise_name: '\u200b' } };
    expect(checkMutation(logged, ada)).toMatchObject({ values: { exercise_name: '\u200b' } });
  });

  it.each([
    ['an unknown table', { table: 'user_credentials' }, 'unknown_table'],
    ['a name from the prototype', { table: 'constructor' }, 'unknown_table'],
    ['a table of everybody', { table: 'exercise_catalogue' }, 'forbidden'],
    ['an operation that is not permitted', { table: 'health_consents', op: 'delete' as const }, 'forbidden'],
    ['the profile of somebody else', { table: 'profiles' }, 'forbidden'],
  ])('refuses %s', (_, change, code) => {
    expect(checkMutation({ ...mutation, ...change }, ada)).toMatchObject({ status: 'refused', code });
  });

  it.each([
    ['the owner column', { values: { user_id: ada } }, { column: 'user_id', kind: 'not_writable' }],
    ['the server version', { values: { server_version: 1 } }, { column: 'server_version', kind: 'not_writable' }],
    ['a column of the prototype', { values: { toString: 'x' } }, { column: 'toString', kind: 'not_writable' }],
    ['another key', { values: { id } }, { column: 'id', kind: 'not_the_key' }],
    ['too little', { values: { session_order: 0 } }, { column: 'session_order', kind: 'too_small', limit: 1 }],
    ['too much', { values: { session_order: 367 } }, { column: 'session_order', kind: 'too_large', limit: 366 }],
    ['nothing where something must be', { values: { session_order: null } }, { column: 'session_order', kind: 'required' }],
    ['text for a number', { values: { session_order: '1' } }, { column: 'session_order', kind: 'wrong_type' }],
    ['an empty name', { table: 'athleten_uebungen', values: { name: '' } }, { column: 'name', kind: 'too_short', limit: 1 }],
    [
      'an invisible name',
      { table: 'athleten_uebungen', values: { name: '\u200b\u00ad' } },
      { column: 'name', kind: 'too_short', limit: 1 },
    ],
    ['a long name', { table: 'athleten_uebungen', values: { name: 'a'.repeat(201) } }, { column: 'name', kind: 'too_long', limit: 200 }],
    [
      'an unknown word',
      { table: 'athleten_uebungen', values: { exercise_type: 'haupt' } },
      { column: 'exercise_type', kind: 'not_allowed' },
    ],
    [
      'a long list',
      { table: 'athleten_uebungen', values: { goals: Array(41).fill('') } },
      { column: 'goals', kind: 'too_many', limit: 40 },
    ],
    [
      'a day before all players',
      { table: 'profiles', key: ada, values: { date_of_birth: '1899-12-31' } },
      { column: 'date_of_birth', kind: 'too_small', limit: '1900-01-01' },
    ],
    [
      'too much JSON',
      { table: 'fitness_tests', values: { conditions: 'a'.repeat(20_000) } },
      { column: 'conditions', kind: 'too_long', limit: 20_000 },
    ],
    ['NUL inside JSON', { table: 'fitness_tests', values: { results: { a: ['\0'] } } }, { column: 'results', kind: 'unstorable' }],
    ['half a surrogate pair', { table: 'fitness_tests', values: { notes: '\ud800' } }, { column: 'notes', kind: 'unstorable' }],
  ])('refuses %s and names the rule', (_, change, rule) => {
    expect(checkMutation({ ...mutation, ...change }, ada)).toMatchObject({ status: 'refused', code: 'invalid_values', rules: [rule] });
  });
});
