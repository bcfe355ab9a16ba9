import type { PGlite } from '@electric-sql/pglite';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseOnStore } from '../client/database-on-store.test-support.ts';
import type { LocalDatabase } from '../client/local-database.ts';
import type { LocalQuery } from '../queries/local-query.ts';
import { planCourse } from '../queries/plan-course.ts';
import { exercisesOfPlan } from '../queries/plan-exercises.ts';
import { planList } from '../queries/plans.ts';
import { emptyStore } from '../store/empty-store.ts';
import { newId } from './new-id.ts';
import { type PlannedRow, saveOwnPlan } from './save-own-plan.ts';

const user = newId();
const tables = ['trainingsplanreal', 'sessions', 'warmup_uebungen', 'haupt_uebungen', 'cooldown_uebungen', 'outbox'] as const;

const planned = (name: string, part: Partial<PlannedRow> = {}): PlannedRow => ({
  phase: 'main',
  name,
  sets: 3,
  reps: 12,
  unit: 'Wiederholungen',
  durationMinutes: null,
  durationSeconds: null,
  distanceMeters: null,
  tempo: null,
  pauseSeconds: null,
  weight: null,
  videoLink: null,
  description: null,
  weekTargets: null,
  ...part,
});

describe('an own plan', () => {
  let store: PGlite;
  let db: LocalDatabase;

  async function rows<Row>(query: LocalQuery<Row>): Promise<Row[]> {
    return (await store.query<Row>(query.sql, [...query.params])).rows;
  }
  async function counts(): Promise<Record<string, number>> {
    const found: Record<string, number> = {};
    for (const table of tables) found[table] = (await store.query(`select 1 from ${table}`)).rows.length;
    return found;
  }

  beforeAll(async () => {
    store = await emptyStore();
    db = databaseOnStore(store, user);
  });
  beforeEach(() => store.exec(`truncate ${tables.join(', ')}, base_rows`));

  test('is stored with its sessions and rows in order, with the chosen unit and value', async () => {
    const planId = await saveOwnPlan(db, {
      name: 'Sprungkraft daheim',
      weeks: null,
      sessions: [
        [
          planned('Seilspringen', { phase: 'warmup', sets: 1, reps: null, unit: 'Minuten', durationMinutes: 5 }),
          planned('Kastensprung', { description: 'Weich landen.', videoLink: 'https://videos.example/k', pauseSeconds: 90 }),
          planned('Kniebeuge', { unit: 'kg', reps: 8 }),
          planned('Auslaufen', { phase: 'cooldown', sets: 1, reps: null, unit: 'Meter', distanceMeters: 1000 }),
        ],
        [],
        [planned('Kastensprung')],
      ],
    });
    const [plan] = await rows(planList());
    expect(plan).toMatchObject({ id: planId, name: 'Sprungkraft daheim' });
    expect(plan?.sessions.map(({ order }) => order)).toEqual([1, 2, 3]);
    const [first, , third] = plan?.sessions ?? [];
    const stored = await rows(exercisesOfPlan(planId));
    expect(stored.filter(({ sessionId }) => sessionId === first?.id)).toMatchObject([
      { phase: 'warmup', exerciseOrder: 1, name: 'Seilspringen', sets: 1, reps: null, unit: 'Minuten', durationMinutes: 5 },
      { phase: 'main', exerciseOrder: 1, name: 'Kastensprung', reps: 12, description: 'Weich landen.', pauseSeconds: 90 },
      { phase: 'main', exerciseOrder: 2, name: 'Kniebeuge', reps: 8, unit: 'kg' },
      { phase: 'cooldown', exerciseOrder: 1, name: 'Auslaufen', unit: 'Meter', distanceMeters: 1000 },
    ]);
    expect(stored.filter(({ sessionId }) => sessionId === third?.id)).toMatchObject([{ name: 'Kastensprung', exerciseOrder: 1 }]);
  });

  test('with weekly targets has weeks of at most seven sessions, and stores the targets in its row', async () => {
    const weekTargets = [
      { sets: 2, amount: 3, reserve: null },
      { sets: 2, amount: 4, reserve: null },
    ];
    const nordic = planned('Nordische Beinbeuge', { sets: 2, reps: 3, weekTargets });
    const planId = await saveOwnPlan(db, { name: 'Beinrückseite', weeks: 2, sessions: Array.from({ length: 8 }, () => [nordic]) });
    const [course] = await rows(planCourse(planId));
    expect(course).toMatchObject({ weekCount: 2, sessionsPerWeek: 7, sessionCount: 8 });
    const [stored] = await rows(exercisesOfPlan(planId));
    expect(stored?.weekTargets).toEqual(weekTargets);
    await saveOwnPlan(db, { name: 'Ohne', weeks: null, sessions: [[planned('Kniebeuge')]] });
    const { rows: without } = await store.query(`select week_count, sessions_per_week from trainingsplanreal where name = 'Ohne'`);
    expect(without).toEqual([{ week_count: null, sessions_per_week: null }]);
  });

  test('is stored atomically: a failing row in the middle leaves nothing', async () => {
    const sessions = [[planned('Kastensprung')], [planned('Kniebeuge', { sets: -1 })], [planned('Auslaufen', { phase: 'cooldown' })]];
    await expect(saveOwnPlan(db, { name: 'Halb', weeks: null, sessions })).rejects.toThrow(/check constraint/);
    expect(await counts()).toEqual(Object.fromEntries(tables.map((table) => [table, 0])));
  });

  test('of full size is one write, with its changes table after table', async () => {
    const session = Array.from({ length: 15 }, (_, index) => planned(`Übung ${index}`, { phase: index < 3 ? 'warmup' : 'main' }));
    for (let plan = 0; plan < 10; plan += 1)
      await saveOwnPlan(db, { name: `Plan ${plan}`, weeks: null, sessions: Array.from({ length: 12 }, () => session) });
    expect(await counts()).toMatchObject({ trainingsplanreal: 10, sessions: 120, warmup_uebungen: 360, haupt_uebungen: 1440 });
    const { rows: order } = await store.query<{ table: string }>(
      `select table_name as "table" from (select table_name, seq, lag(table_name) over (order by seq) as before from outbox order by seq limit 193) o
       where before is distinct from table_name order by seq`,
    );
    expect(order.map(({ table }) => table)).toEqual(['trainingsplanreal', 'sessions', 'warmup_uebungen', 'haupt_uebungen']);
  });
});
