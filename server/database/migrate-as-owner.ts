import { syncedTableNames } from '@anwurf/contract/sync/registry';
import { connect, type Queryable, type Sql } from './connection.ts';
import { lockKey, migrate } from './migrate.ts';

/** Lets a role read and write all rows, but change no table. */
async function grantRows(tx: Queryable, role: string): Promise<void> {
  await tx`set local lock_timeout = 0`;
  await tx`select pg_advisory_xact_lock(${lockKey})`;
  await tx`grant usage on schema public to ${tx(role)}`;
  await tx`grant select, insert, update, delete on all tables in schema public to ${tx(role)}`;
  await tx`grant usage, select on all sequences in schema public to ${tx(role)}`;
  await tx`revoke insert, update, delete on schema_migrations from ${tx(role)}`;
}

/** Electric's own role, where there is one (`server/deploy/create-roles.sh`). */
const electricRole = 'anwurf_electric';

/** Lets Electric's role read the synced tables and no other; it follows them by its REPLICATION attribute, and owns nothing. */
async function grantSyncedTables(tx: Queryable): Promise<void> {
  const [role] = await tx`select from pg_roles where rolname = ${electricRole}`;
  if (role === undefined) return;
  await tx`grant usage on schema public to ${tx(electricRole)}`;
  for (const name of syncedTableNames) await tx`grant select on ${tx(name)} to ${tx(electricRole)}`;
}

/**
 * Migrates the database, as the owner of its tables when one is named; the server's own role may then do no more than it needs.
 * @param sql connections of the server
 * @param ownerUrl of the same database, by its owner's role; undefined when the server's role is the owner
 * @param isFollowed as in {@link migrate}
 * @throws Error as {@link migrate}
 */
export async function migrateAsOwner(sql: Sql, directory: string, ownerUrl: string | undefined, isFollowed = false): Promise<void> {
  if (ownerUrl === undefined) {
    await migrate(sql, directory, { isFollowed });
    return;
  }
  const [server] = await sql<{ role: string }[]>`select current_user as role`;
  const owner = connect(ownerUrl, 1);
  try {
    await migrate(owner, directory, { isFollowed });
    await owner.begin(async (tx) => {
      await grantRows(tx, server?.role ?? '');
      await grantSyncedTables(tx);
    });
  } finally {
    await owner.end({ timeout: 5 });
  }
}
