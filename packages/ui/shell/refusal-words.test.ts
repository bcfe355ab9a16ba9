import type { RefusedMutation } from '@anwurf/db/client/local-database';
import { format } from 'date-fns';
import { expect, test } from 'vitest';
import { changeName, refusalWords } from './refusal-words.ts';
import { tableWords } from './table-words.ts';

type Refusal = Pick<RefusedMutation, 'table' | 'code' | 'rules' | 'values'>;
const refusal = (table: string, values: Refusal['values'], ...rules: RefusedMutation['rules']): Refusal => ({
  table,
  code: 'invalid_values',
  values,
  rules,
});

test.each([
  ['workout_tracking', { set_number: 3, exercise_name: 'Kniebeuge', weight: 300 }, 'Satz 3, Kniebeuge'],
  ['sessions', { session_order: 2 }, 'Einheit 2'],
  ['trainingsplanreal', { name: 'Sprungkraft' }, 'Trainingsplan, Sprungkraft'],
  ['trainingsplanreal', { name: null }, 'Trainingsplan'],
  ['active_training_sessions', { workout_id: '1' }, 'Trainingsstand'],
  ['of_a_later_release', { name: 'x' }, 'Eintrag'],
])('a row of %s is called what the player calls it', (table, row, name) => {
  expect(changeName({ table, row })).toBe(name);
});

test.each<[Refusal, string]>([
  [
    { ...refusal('workout_tracking', { weight: 40 }, { column: '', kind: 'access_ended' }), code: 'forbidden' },
    'Dein Zugang ist abgelaufen. Mit einem neuen Zugang kannst du die Änderung noch einmal senden.',
  ],
  [
    { ...refusal('workout_tracking', { weight: 40 }, { column: '', kind: 'storage_full' }), code: 'constraint' },
    'Dein Konto ist voll. Lösche, was du nicht mehr brauchst, dann kannst du die Änderung noch einmal senden.',
  ],
  [
    {
      ...refusal('trainingsplan_generierung', {}, { column: 'created_at', kind: 'not_before', limit: '2026-11-22T10:05:00.000Z' }),
      code: 'constraint',
    },
    `Für heute sind es genug Pläne. Den nächsten kannst du ab ${format('2026-11-22T10:05:00.000Z', 'dd.MM.yyyy, HH:mm')} Uhr anfragen.`,
  ],
  [
    { ...refusal('team_guests', { member_id: 'x' }), code: 'constraint' },
    'Ein Gast gehört zu einem Mitglied, das Testwerte teilt. Dieser ist schon mit jemandem verbunden, oder die Mannschaft hat schon 60 Gäste.',
  ],
  [{ ...refusal('team_events', {}), code: 'constraint' }, 'Das passt nicht zu dem, was schon gespeichert ist.'],
  [
    refusal('workout_tracking', { weight: 3000 }, { column: 'weight', kind: 'too_large', limit: 1000 }),
    '3.000 kg ist mehr als die erlaubten 1.000 kg.',
  ],
  [
    refusal('sessions', { session_order: 0 }, { column: 'session_order', kind: 'too_small', limit: 1 }),
    'Reihenfolge: 0 ist weniger als die erlaubten 1.',
  ],
  [
    refusal('profiles', { date_of_birth: '1800-01-01' }, { column: 'date_of_birth', kind: 'too_small', limit: '1900-01-01' }),
    'Geburtsdatum: Der früheste erlaubte Tag ist der 01.01.1900.',
  ],
  [
    refusal('completed_sessions', { notes: 'x' }, { column: 'notes', kind: 'too_long', limit: 4000 }),
    'Notizen: Es sind höchstens 4.000 Zeichen erlaubt.',
  ],
  [refusal('athleten_uebungen', { name: '' }, { column: 'name', kind: 'too_short', limit: 1 }), 'Name: Hier fehlt etwas.'],
  [
    refusal(
      'workout_tracking',
      { weight: -1, reps: 20_000 },
      { column: 'weight', kind: 'too_small', limit: 0 },
      { column: 'reps', kind: 'too_large', limit: 10_000 },
    ),
    '-1 kg ist weniger als die erlaubten 0 kg. 20.000 Wiederholungen ist mehr als die erlaubten 10.000 Wiederholungen.',
  ],
  // Of ids the player knows nothing.
  [refusal('workout_tracking', { session_id: 'x' }, { column: 'session_id', kind: 'wrong_type' }), 'Einige Werte stimmen nicht.'],
  [refusal('of_a_later_release', { load: 3 }, { column: 'load', kind: 'too_large', limit: 1 }), 'Einige Werte stimmen nicht.'],
  [{ ...refusal('sessions', {}), code: 'row_gone' }, 'Das gibt es nicht mehr. Es wurde auf einem anderen Gerät gelöscht.'],
])('%j is worded in sentences', (change, words) => {
  expect(refusalWords(change)).toBe(words);
});

test('no sentence names a table or a column', () => {
  for (const [table, { columns }] of Object.entries(tableWords)) {
    for (const column of Object.keys(columns)) {
      for (const kind of ['required', 'too_large', 'too_long', 'wrong_type', 'not_writable'] as const) {
        const words = refusalWords(refusal(table, { [column]: 7 }, { column, kind, limit: 5 }));
        expect(words).toMatch(/[.]$/);
        expect(words).not.toMatch(/_|undefined|null/);
      }
    }
  }
});
