import type { PGlite } from '@electric-sql/pglite';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../commands/new-id.ts';
import { emptyStore } from '../store/empty-store.ts';
import { exercisesBySlug, type LibraryExercise } from './exercise-library.ts';

let store: PGlite;
beforeAll(async () => {
  store = await emptyStore();
  for (const [index, slug] of ['rudern', 'wippe', 'kniebeuge'].entries()) {
    await store.query(`insert into exercise_catalogue (id, number, slug, name, phase, metric) values ($1, $2, $3, $3, 'main', 'reps')`, [
      newId(),
      index + 1,
      slug,
    ]);
  }
});

async function found(slugs: readonly string[]): Promise<string[]> {
  const { sql, params } = exercisesBySlug(slugs);
  return (await store.query<LibraryExercise>(sql, [...params])).rows.map(({ slug }) => slug);
}

test('exercises are found by their slugs, unknown slugs have no row', async () => {
  expect(await found(['kniebeuge', 'rudern', 'nirgends'])).toEqual(['rudern', 'kniebeuge']);
  expect(await found([])).toEqual([]);
});

test('equal slugs make an identical parameter: a live query with a new one at each render would restart for ever', () => {
  const [one, other] = [exercisesBySlug(['rudern', 'wippe']), exercisesBySlug(['rudern', 'wippe'])];
  expect(one.sql).toBe(other.sql);
  expect(one.params.every((param, index) => Object.is(param, other.params[index]))).toBe(true);
});
