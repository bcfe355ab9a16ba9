import type { LocalQuery } from '@anwurf/db/queries/local-query';
import { testsWith } from '@anwurf/db/queries/fitness-tests';
import { TEAM_TESTS } from '@anwurf/domain/team/test-day';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertFitnessTests } from '../bench/fitness-history.ts';
import { insertSquads, insertTestDay } from '../bench/squad-history.ts';
import { insertHistory } from '../bench/training-history.ts';
import { useServer } from '../server/fixture.ts';
import { argumentsWith, queriesOfTheApp } from '../store/app-queries.ts';
import { Device } from './device.ts';

const server = useServer();
let device: Device;

/** Of somebody who trains himself and coaches a squad with a season. */
beforeAll(async () => {
  const user = await server.user();
  await insertHistory(server.sql, user.id, 12_000);
  await insertFitnessTests(server.sql, user.id, 200);
  const { teams } = await insertSquads(server.sql, user, 40);
  await insertTestDay(
    server.sql,
    teams[0] ?? '',
    TEAM_TESTS.slice(0, 12).map(({ id }) => id),
  );
  device = await Device.open(server.url, user);
  await device.until('the first sync', () => device.state.firstSyncDone);
  const { store } = device;
  await device.until('the season', async () => {
    const { rows } = await store.query<{ n: number }>('select count(*)::int as n from shared_trainings');
    return rows[0]?.n === 40 * 120;
  });
  await store.exec('analyze');
});
afterAll(() => device.close());

/** A node of a plan that has been run, as `explain` describes it. */
type PlanNode = {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly Plans?: readonly PlanNode[];
};

/** Rows that a plan's steps have made or looked at and dropped. */
function rowsOf(node: PlanNode): number {
  const dropped =
    (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0);
  const own = (node['Actual Rows'] + dropped) * node['Actual Loops'];
  return (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), own);
}

/** Literals of parameters, as Postgres reads them in any type. */
function literals(params: readonly unknown[]): string {
  const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
  const asList = (values: readonly unknown[]) => `{${values.map((value) => JSON.stringify(asText(value))).join(',')}}`;
  const all = params.map((value) =>
    value === null || value === undefined ? 'null' : `'${(Array.isArray(value) ? asList(value) : asText(value)).replaceAll("'", "''")}'`,
  );
  return all.length === 0 ? '' : `(${all.join(', ')})`;
}

/** Rows that a query's plan for any parameters handles, and those of the plan for just these. */
async function handledRows(store: PGlite, { sql, params }: LocalQuery<unknown>): Promise<{ readonly any: number; readonly these: number }> {
  await store.exec('deallocate all');
  await store.query(`prepare compared as ${sql}`);
  const handled = async (mode: string): Promise<number> => {
    await store.exec(`set plan_cache_mode = ${mode}`);
    const { rows } = await store.query<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>(
      `explain (analyze, timing off, format json) execute compared${literals(params)}`,
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    if (plan === undefined) throw new Error('no plan');
    return rowsOf(plan);
  };
  return { these: await handled('force_custom_plan'), any: await handled('force_generic_plan') };
}

test('no query of the app handles many more rows by the plan for any parameters than by one for its own', async () => {
  const { store } = device;
  const { rows } = await store.query<{ id: string }>(`
    (select id from trainingsplanreal limit 1) union all (select id from sessions limit 1) union all (select workout_id from workout_tracking limit 1)
    union all (select id from teams limit 1) union all (select user_id from shared_trainings limit 1) union all (select id from team_members limit 1)
    union all (select id from team_events where day < now() limit 1) union all (select id from team_test_days limit 1)`);
  const worse: unknown[] = [];
  const compared = new Set<string>();
  const compare = async (name: string, query: LocalQuery<unknown>): Promise<void> => {
    const handled = await handledRows(store, query).catch((error: unknown) => {
      // A try of another query: 'Übung 3' is no id.
      if (!String((error as { code?: unknown }).code).startsWith('22')) throw error;
    });
    if (handled === undefined) return;
    compared.add(name);
    if (handled.any > 2 * handled.these + 2000) worse.push({ name, params: query.params, ...handled });
  };
  const seen = new Set<string>();
  for (const { id } of rows) {
    for (const { name, sql, made } of (await queriesOfTheApp(store, argumentsWith(id, 'Übung 3'))).found) {
      if (seen.has(sql)) continue;
      seen.add(sql);
      await compare(name, made);
    }
  }
  await compare('testsWith', testsWith('antritt', 'sprint_30m'));
  expect(compared.size).toBeGreaterThan(140);
  expect(worse).toEqual([]);
});
