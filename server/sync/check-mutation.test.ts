import { describe, expect, it } from 'vitest';
import { checkMutation } from './check-mutation.ts';

const ada = '018f0000-0000-7000-8000-000000000001';
const id = '018f0000-0000-7000-8000-0000000000aa';
const key = '018f0000-0000-7000-8000-0000000000bb';
const mutation = { id, key, op: 'upsert' as const, table: 'sessions', values: {} };

describe('checking a mutation against the registry', () => {
  it('lets the listed columns pass and adds the key', () => {
    const values = { plan_id: key, session_order: 1 };
    expect(checkMutation({ ...mutation, values }, ada)).toMatchObject({
      values: { ...values, id: key },
      update_columns: ['session_order'],
    });
  });

  it.each([
    ['an unknown table', { table: 'user_credentials' }, 'unknown_table'],
    ['a name from the prototype', { table: 'constructor' }, 'unknown_table'],
    ['a table of everybody', { table: 'exercise_catalogue' }, 'forbidden'],
    ['an operation that is not offered', { table: 'fragebogen_antworten', op: 'delete' as const }, 'forbidden'],
    ['the owner column', { values: { user_id: ada } }, 'invalid_values'],
    ['the server version', { values: { server_version: 1 } }, 'invalid_values'],
    ['a column of the prototype', { values: { toString: 'x' } }, 'invalid_values'],
    ['another key', { values: { id } }, 'invalid_values'],
    ['a value outside its range', { values: { session_order: 0 } }, 'invalid_values'],
    ['NUL inside JSON', { table: 'fitness_tests', values: { results: { a: ['\0'] } } }, 'invalid_values'],
    ['half a surrogate pair', { table: 'fitness_tests', values: { notes: '\ud800' } }, 'invalid_values'],
    ['the profile of somebody else', { table: 'profiles' }, 'forbidden'],
  ])('refuses %s', (_, change, code) => {
    expect(checkMutation({ ...mutation, ...change }, ada)).toMatchObject({ status: 'refused', code });
  });
});
