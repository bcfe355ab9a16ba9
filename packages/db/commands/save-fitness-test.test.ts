import type { PGlite } from '@electric-sql/pglite';
import type { SubTestResult } from '@anwurf/domain/fitness/test-result';
import { beforeAll, expect, test } from 'vitest';
import { databaseOnStore } from '../client/database-on-store.test-support.ts';
import type { LocalDatabase } from '../client/local-database.ts';
import { allFitnessTests, type FitnessTest, fitnessTests, newestResults, testsWith, type StoredTest } from '../queries/fitness-tests.ts';
import { readList } from '../queries/local-query.ts';
import { emptyStore } from '../store/empty-store.ts';
import { newId } from './new-id.ts';
import { deleteFitnessTest, type FinishedTest, saveFitnessTest, saveFitnessTests } from './save-fitness-test.ts';

let store: PGlite;
let db: LocalDatabase;

beforeAll(async () => {
  const userId = newId();
  store = await emptyStore();
  db = databaseOnStore(store, userId);
});

const stored = (category: FitnessTest['category'] = 'sprungkraft') => readList(db, fitnessTests(category));

const jump: SubTestResult = {
  best: 34.5,
  unit: 'cm',
  trials: [33.1, 34.5, null],
  sides: null,
  asymmetry: null,
  extras: {},
  legLength: null,
};
const finished = (part: Partial<FinishedTest> = {}): FinishedTest => ({
  id: newId(),
  category: 'sprungkraft',
  day: '2026-11-20',
  time: '17:42',
  conditions: { aufwaermung_minuten: 15, tageszeit: 'nachmittags', subjektives_befinden: 4 },
  results: { countermovement_jump: jump },
  notes: '',
  ...part,
});

test('a test is stored with the documents’ column values, saving it twice stores one row, and it can be deleted', async () => {
  const jumps = finished({ notes: '  Neue Schuhe ' });
  await saveFitnessTest(db, jumps);
  await saveFitnessTest(db, jumps);
  expect(await stored()).toEqual([
    {
      id: jumps.id,
      category: 'sprungkraft',
      day: '2026-11-20',
      time: '17:42',
      results: { countermovement_jump: { bester_wert: 34.5, einheit: 'cm', versuch_1: 33.1, versuch_2: 34.5, versuch_3: null } },
      notes: 'Neue Schuhe',
    },
  ]);
  const { rows } = await store.query('select conditions from fitness_tests');
  expect(rows).toEqual([{ conditions: { aufwaermung_minuten: 15, tageszeit: 'nachmittags', subjektives_befinden: 4 } }]);
  await deleteFitnessTest(db, jumps.id);
  expect(await stored()).toEqual([]);
});

test('the tests of a table are stored once each, also when the table is taken twice, and are read with their circumstances', async () => {
  const many = Array.from({ length: 120 }, (_, index) =>
    finished({
      day: `2026-${String((index % 12) + 1).padStart(2, '0')}-01`,
      time: `${String(index % 24).padStart(2, '0')}:${index % 60 < 10 ? '0' : ''}${index % 60}`,
    }),
  );
  await saveFitnessTests(db, many);
  await saveFitnessTests(db, many);
  const { rows } = await store.query<StoredTest>(allFitnessTests().sql);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(many.map(({ id }) => id).toSorted());
  expect(rows[0]?.conditions).toEqual({ aufwaermung_minuten: 15, tageszeit: 'nachmittags', subjektives_befinden: 4 });
  expect(rows.map(({ day, time }) => `${day} ${time}`)).toEqual(rows.map(({ day, time }) => `${day} ${time}`).toSorted());
  for (const { id } of many) await deleteFitnessTest(db, id);
});

test('tests are listed by day and time, newest first; each sub-test has its newest result', async () => {
  const old: SubTestResult = { ...jump, best: 170, trials: [170, null, null] };
  await saveFitnessTest(db, finished({ day: '2026-11-19', results: { countermovement_jump: jump, standweitsprung: old } }));
  await saveFitnessTest(db, finished({ day: '2026-11-20', time: '08:00' }));
  await saveFitnessTest(db, finished({ day: '2026-11-20', time: '17:00' }));
  await saveFitnessTest(db, finished({ day: '2026-11-21', time: '07:00', category: 'antritt', results: {} }));
  expect((await stored()).map(({ day, time, notes }) => [day, time, notes])).toEqual([
    ['2026-11-20', '17:00', null],
    ['2026-11-20', '08:00', null],
    ['2026-11-19', '17:42', null],
  ]);
  const wide = await readList(db, testsWith('sprungkraft', 'standweitsprung'));
  expect(wide.map(({ day, results }) => [day, results])).toEqual([
    ['2026-11-19', { standweitsprung: expect.objectContaining({ bester_wert: 170 }) }],
  ]);
  const newest = await store.query<FitnessTest>(newestResults().sql);
  expect(newest.rows.map(({ category, day, time, results }) => [category, day, time, results])).toEqual([
    ['sprungkraft', '2026-11-20', '17:00', { countermovement_jump: expect.objectContaining({ bester_wert: 34.5 }) }],
    ['sprungkraft', '2026-11-19', '17:42', { standweitsprung: expect.objectContaining({ bester_wert: 170 }) }],
  ]);
});
