import { syncedTableNames } from '@anwurf/contract/sync/registry';
import type { Sql } from './connection.ts';

/**
 * Detects that this database's content comes from another one: a restored dump, or a recovery to an earlier moment. Positions of
 * the shape log then differ from the devices', so all devices refetch everything. A cold copy of the data folder is
 * indistinguishable from the original; see server/operation.md.
 * @returns whether it was restored
 */
export async function noticeRestore(sql: Sql): Promise<boolean> {
  return sql.begin(async (tx) => {
    const [now] = await tx<{ identity: string }[]>`
      select format('%s/%s/%s', system_identifier, timeline_id, oid) as identity
      from pg_control_system(), pg_control_checkpoint(), pg_database where datname = current_database()`;
    await tx`insert into database_identity (identity) values (${now?.identity ?? ''}) on conflict do nothing`;
    const moved = await tx`update database_identity set identity = ${now?.identity ?? ''} where identity <> ${now?.identity ?? ''}`;
    if (moved.count === 0) return false;
    // Higher than any epoch that the database may have reached after the dump.
    await tx`insert into shape_epochs (table_name, epoch)
      select name, floor(extract(epoch from clock_timestamp()) * 1000) from unnest(${[...syncedTableNames]}::text[]) as name
      on conflict (table_name) do update set epoch = greatest(shape_epochs.epoch + 1, excluded.epoch)`;
    return true;
  });
}
