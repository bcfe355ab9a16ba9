// @vitest-environment happy-dom
import { PGlite } from '@electric-sql/pglite';
import type { LocalDatabase } from '@anwurf/db/client/local-database';
import { DatabaseProvider } from '@anwurf/db/client/react';
import { localMigrations } from '@anwurf/db/schema/local-migrations';
import { migrateLocal } from '@anwurf/db/schema/migrate-local';
import { unopenedState } from '@anwurf/db/worker/unopened-state';
import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { UserIdContext } from '../../../storage/user-id.tsx';
import { OwnSharing } from './own-sharing.tsx';

const idOf = (n: number) => `0198a000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const [team, player] = [idOf(901), idOf(2)];
let store: PGlite;

beforeAll(async () => {
  store = await PGlite.create();
  await migrateLocal(store, localMigrations);
  await store.query(`insert into memberships (id, user_id, team_id, role, joined_at) values ($1, $2, $3, 'player', '2026-01-01')`, [
    idOf(1),
    player,
    team,
  ]);
  await store.query(
    `insert into sharing_consents (id, user_id, team_id, kind, granted, text_version, decided_at, server_version)
      values ($1, $2, $3, 'trainings', true, '2026-11-29', '2026-02-01', 1)`,
    [idOf(3), player, team],
  );
}, 60_000);
afterAll(() => store.close());
afterEach(cleanup);

/** A database of which the answers about consents come once they may. */
function databaseWith(mayAnswer: Promise<void>, state = unopenedState): LocalDatabase {
  const live = {
    async query(sql: string, params: readonly unknown[], callback: (result: { rows: unknown[] }) => void) {
      if (sql.includes('text_version')) await mayAnswer;
      callback({ rows: (await store.query(sql, [...params])).rows });
      return { unsubscribe: () => Promise.resolve() };
    },
  };
  return { userId: player, live, sync: { state: () => state, subscribe: () => () => undefined } } as unknown as LocalDatabase;
}

const shown = (database: LocalDatabase) => (
  <UserIdContext value={player}>
    <DatabaseProvider database={database}>
      <OwnSharing team={team} />
    </DatabaseProvider>
  </UserIdContext>
);

test('no switch is shown before it is known how it stands', async () => {
  let answer: () => void = () => undefined;
  const { container } = render(shown(databaseWith(new Promise((resolve) => (answer = resolve)))));
  await expect.poll(() => container.childElementCount).toBeGreaterThan(0);
  expect(screen.queryByRole('switch')).toBeNull();
  answer();
  expect(await screen.findByRole<HTMLInputElement>('switch', { name: /^Einheiten/ })).toHaveProperty('checked', true);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Belastung/ })).toHaveProperty('checked', false);
});

test('no switch is shown before the decisions of other devices have come', async () => {
  await store.exec('delete from sharing_consents');
  const { container } = render(shown(databaseWith(Promise.resolve())));
  await expect.poll(() => container.childElementCount).toBeGreaterThan(0);
  await store.query('select 1');
  expect(screen.queryByRole('switch')).toBeNull();
  cleanup();
  render(shown(databaseWith(Promise.resolve(), { ...unopenedState, arrived: ['sharing_consents'] })));
  expect(await screen.findByRole<HTMLInputElement>('switch', { name: /^Einheiten/ })).toHaveProperty('checked', false);
});
