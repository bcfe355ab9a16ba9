import type { PGlite } from '@electric-sql/pglite';
import { beforeAll, expect, test } from 'vitest';
import { emptyStore } from '../store/empty-store.ts';
import { catalogueEntry } from './plan-exercises.ts';

let store: PGlite;

beforeAll(async () => {
  store = await emptyStore();
  await store.exec(`
    insert into exercise_catalogue (id, number, slug, name, phase, equipment, metric, defaults) values
      (gen_random_uuid(), 1, 'strecksprung', 'Strecksprung', 'main', '{}', 'reps', '{"synonyms": ["Hocksprung", "Sprung"]}'),
      (gen_random_uuid(), 2, 'hocksprung', 'Hocksprung', 'main', '{Sprungbox}', 'reps', '{"synonyms": ["Sprung"]}')`);
}, 60_000);

async function equipmentOf(name: string): Promise<string[] | undefined> {
  const { sql, params } = catalogueEntry({ phase: 'main', name });
  const { rows } = await store.query<{ equipment: string[] }>(sql, [...params]);
  return rows[0]?.equipment;
}

test('an exercise of an older plan is found by its former name', async () => {
  expect(await equipmentOf('Sprung')).toEqual([]);
});

test('a current name takes precedence over another exercise’s former name', async () => {
  expect(await equipmentOf('Hocksprung')).toEqual(['Sprungbox']);
});

test('an unknown exercise has no entry', async () => {
  expect(await equipmentOf('Purzelbaum')).toBeUndefined();
});
