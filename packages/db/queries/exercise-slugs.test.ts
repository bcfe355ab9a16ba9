import type { PGlite } from '@electric-sql/pglite';
import { beforeAll, expect, test } from 'vitest';
import { emptyStore } from '../store/empty-store.ts';
import { exerciseSlugs, type NamedExercise, type SluggedExercise } from './exercise-slugs.ts';

let store: PGlite;

beforeAll(async () => {
  store = await emptyStore();
  await store.exec(`
    insert into exercise_catalogue (id, number, slug, name, phase, equipment, metric, defaults) values
      (gen_random_uuid(), 1, 'strecksprung', 'Strecksprung', 'main', '{}', 'reps', '{"synonyms": ["Hocksprung", "Sprung"]}'),
      (gen_random_uuid(), 2, 'hocksprung', 'Hocksprung', 'main', '{Sprungbox}', 'reps', '{"synonyms": ["Sprung"]}'),
      (gen_random_uuid(), 3, 'auslaufen', 'Auslaufen', 'cooldown', '{}', 'seconds', '{}')`);
}, 60_000);

async function slugsOf(...exercises: NamedExercise[]) {
  const { sql, params } = exerciseSlugs(exercises);
  const { rows } = await store.query<SluggedExercise>(sql, [...params]);
  return Object.fromEntries(rows.map(({ name, slug }) => [name, slug]));
}

test('a session’s exercises are found together, an older one by its former name, an unknown one not at all', async () => {
  const found = await slugsOf(
    { phase: 'main', name: 'Hocksprung' },
    { phase: 'main', name: 'Sprung' },
    { phase: 'cooldown', name: 'Auslaufen' },
    { phase: 'warmup', name: 'Auslaufen' },
    { phase: 'main', name: 'Purzelbaum' },
  );
  expect(found).toEqual({ Hocksprung: 'hocksprung', Sprung: 'strecksprung', Auslaufen: 'auslaufen' });
});

test('an own exercise uses its chosen figure or symbol; a catalogue exercise of the same name comes first', async () => {
  await store.exec(`
    insert into athleten_uebungen (id, user_id, name, sets, reps, position, exercise_type, figure) values
      (gen_random_uuid(), gen_random_uuid(), 'Mein Hocker', 3, 8, 'Kraft', 'main', 'kniebeuge-koerpergewicht'),
      (gen_random_uuid(), gen_random_uuid(), 'Mein Zeichen', 3, 8, 'Kraft', 'main', 'symbol-strength'),
      (gen_random_uuid(), gen_random_uuid(), 'Mein Nichts', 3, 8, 'Kraft', 'main', null),
      (gen_random_uuid(), gen_random_uuid(), 'Hocksprung', 3, 8, 'Kraft', 'main', 'liegestuetz'),
      (gen_random_uuid(), gen_random_uuid(), 'Sprung', 3, 8, 'Kraft', 'main', 'boxsprung')`);
  const found = await slugsOf(
    { phase: 'main', name: 'Mein Hocker' },
    { phase: 'main', name: 'Mein Zeichen' },
    { phase: 'main', name: 'Mein Nichts' },
    { phase: 'main', name: 'Hocksprung' },
    { phase: 'main', name: 'Sprung' },
  );
  expect(found).toEqual({
    'Mein Hocker': 'kniebeuge-koerpergewicht',
    'Mein Zeichen': 'symbol-strength',
    Hocksprung: 'hocksprung',
    Sprung: 'boxsprung',
  });
});

test('equal exercises make identical query parameters, which live queries compare', () => {
  const params = () => exerciseSlugs([{ phase: 'main', name: 'Sprung' }]).params;
  expect(params().every((value, index) => Object.is(value, params()[index]))).toBe(true);
});
