// @vitest-environment happy-dom
import { PGlite } from '@electric-sql/pglite';
import type { LocalDatabase } from '@anwurf/db/client/local-database';
import { DatabaseProvider } from '@anwurf/db/client/react';
import { LiveQueries } from '@anwurf/db/live/live-queries';
import { localMigrations } from '@anwurf/db/schema/local-migrations';
import { migrateLocal } from '@anwurf/db/schema/migrate-local';
import { unopenedState } from '@anwurf/db/worker/unopened-state';
import { testsOfDay } from '@anwurf/domain/team/test-day';
import type { TestTable } from '@anwurf/domain/team/test-table';
import { OPEN_VALUE } from '@anwurf/domain/team/test-value';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { TestHistory } from './test-history.tsx';

const idOf = (n: number) => `0198a000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const [team, testDay] = [idOf(901), idOf(902)];
const players = Array.from({ length: 13 }, (_, index) => ({ id: idOf(index + 1), name: `Spielerin ${index + 1}` }));
const jump = testsOfDay(['countermovement_jump']);
let store: PGlite;
let database: LocalDatabase;

/** A table in which each player has so many entries at one test. */
const tableOf = (entries: (n: number) => number): TestTable => ({
  rows: players.map(({ id, name }, index) => ({
    person: { id, kind: 'member', name, sharesTests: true, gender: null, birthYear: null },
    cells: jump.map((one) => ({ test: one, value: OPEN_VALUE, shown: null, place: null, isBest: false, entries: entries(index + 1) })),
    done: 1,
  })),
  columns: [],
  measured: 0,
  cells: 0,
});

beforeAll(async () => {
  store = await PGlite.create();
  await migrateLocal(store, localMigrations);
  const lives = await LiveQueries.open(store);
  const state = { ...unopenedState, firstSyncDone: true };
  const live = {
    async query(sql: string, params: readonly unknown[], callback: (result: { rows: unknown[] }) => void) {
      const { rows, unsubscribe } = await lives.subscribe(sql, params, (newer) => callback({ rows: newer }));
      callback({ rows });
      return { unsubscribe: async () => unsubscribe() };
    },
  };
  database = { live, sync: { state: () => state, subscribe: () => () => undefined } } as unknown as LocalDatabase;
  // All but the last were corrected.
  await store.query(
    `insert into team_test_values (id, team_id, test_day_id, member_id, test, state, trials, noted_at, server_version)
      select gen_random_uuid(), $1, $2, id, 'countermovement_jump', 'measured', to_jsonb(array[20 + version]), now(), version
      from unnest($3::uuid[]) with ordinality as member (id, place), generate_series(1, 2) version where place < 13 or version = 1`,
    [team, testDay, players.map(({ id }) => id)],
  );
}, 60_000);
afterAll(() => store.close());
afterEach(cleanup);

const show = (table: TestTable) =>
  render(
    <DatabaseProvider database={database}>
      <TestHistory team={team} testDay={testDay} table={table} />
    </DatabaseProvider>,
  );
const named = () => screen.queryAllByText(/^Spielerin \d+, /).map((name) => name.textContent?.split(',')[0]);

test('the history has every entry of ten players, and of ten more when it is asked for', async () => {
  show(tableOf((n) => (n < 13 ? 2 : 1)));
  await screen.findByText(/^Spielerin 10, /);
  expect(named()).toHaveLength(10);
  expect(screen.getAllByText('21', { exact: false })).toHaveLength(10);
  fireEvent.click(screen.getByRole('button', { name: 'Mehr anzeigen' }));
  await screen.findByText(/^Spielerin 12, /);
  expect(named()).toEqual(players.slice(0, 12).map(({ name }) => name));
  expect(screen.queryByRole('button', { name: 'Mehr anzeigen' })).toBeNull();
});

test('a test day without a correction says so', () => {
  show(tableOf(() => 1));
  expect(screen.getByRole('status').textContent).toContain('Noch nichts wurde zweimal eingetragen');
});
