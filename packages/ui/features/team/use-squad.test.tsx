// @vitest-environment happy-dom
import { PGlite } from '@electric-sql/pglite';
import type { LocalDatabase } from '@anwurf/db/client/local-database';
import { DatabaseProvider } from '@anwurf/db/client/react';
import { LiveQueries } from '@anwurf/db/live/live-queries';
import { localMigrations } from '@anwurf/db/schema/local-migrations';
import { migrateLocal } from '@anwurf/db/schema/migrate-local';
import { unopenedState } from '@anwurf/db/worker/unopened-state';
import { SHARED_KINDS } from '@anwurf/domain/team/shared-kind';
import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { OlderComing } from './older-coming.tsx';
import { useSquad } from './use-squad.ts';

const idOf = (n: number) => `0198a000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const team = idOf(901);
const tables = ['team_members', ...SHARED_KINDS.map((kind) => `shared_${kind}`)];
let store: PGlite;
let database: LocalDatabase;

beforeAll(async () => {
  store = await PGlite.create();
  await migrateLocal(store, localMigrations);
  const lives = await LiveQueries.open(store);
  await lives.listen();
  const live = {
    async query(sql: string, params: readonly unknown[], callback: (result: { rows: unknown[] }) => void) {
      const { rows, unsubscribe } = await lives.subscribe(sql, params, (newer) => callback({ rows: newer }));
      callback({ rows });
      return { unsubscribe: async () => unsubscribe() };
    },
  };
  database = { live, sync: { state: () => unopenedState, subscribe: () => () => undefined } } as unknown as LocalDatabase;
  await store.query(
    `insert into team_members (id, team_id, user_id, role, display_name, shared_kinds, joined_at)
      values ($1, $2, $3, 'player', 'Lea', array['trainings'], '2025-08-01')`,
    [idOf(1), team, idOf(2)],
  );
}, 60_000);
afterAll(() => store.close());
afterEach(cleanup);

function Probe() {
  const squad = useSquad(team, '2026-11-28');
  if (squad.state !== 'rows') return <p>Noch nicht da</p>;
  return (
    <>
      {squad.value.members.map(({ name, hints }) => (
        <p key={name}>{[name, ...hints.map((hint) => (hint.kind === 'silent' ? hint.days : ''))].join(' ')}</p>
      ))}
      <OlderComing isComing={squad.value.isOlderComing} />
    </>
  );
}

const note = () => screen.queryByText('Ältere Werte kommen noch.');

test('a squad of which the newest rows are here shows, says that older ones come, and claims no longer silence than it knows', async () => {
  render(
    <DatabaseProvider database={database}>
      <Probe />
    </DatabaseProvider>,
  );
  await screen.findByText('Noch nicht da');
  await store.query(
    `insert into streams (table_name, fetching_anew, newest_from, last_up_to_date_at)
      select name || '@' || $1, name = 'shared_loads', case name when 'shared_loads' then '2026-10-17'::date end, case when name <> 'shared_loads' then now() end
      from unnest($2::text[]) name`,
    [team, tables],
  );
  await screen.findByText('Lea 42');
  expect(note()).not.toBeNull();
  await store.exec('update streams set newest_from = null, fetching_anew = false, last_up_to_date_at = now()');
  await screen.findByText('Lea 484');
  expect(note()).toBeNull();
});
