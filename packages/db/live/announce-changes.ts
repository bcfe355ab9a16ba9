import type { PGliteInterface } from '@electric-sql/pglite';
import type { Relation } from './tables-read.ts';

/** The channel on which a store notifies of each table that a transaction has changed. */
export const changesChannel = 'changed_tables';

type Found = { readonly name: string; readonly definition: string | null; readonly announces: boolean };

/**
 * Makes every table of the store notify {@link changesChannel} when a transaction changes it. Runs on each store that is opened,
 * so that migrations that create tables need not do it; in the prepared image it is already done.
 * @returns every table, view and function of the schema by name
 */
export async function announceChanges(store: PGliteInterface): Promise<ReadonlyMap<string, Relation>> {
  const { rows } = await store.query<Found>(`
    select c.relname as name, case c.relkind when 'v' then pg_get_viewdef(c.oid) end as definition,
      exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'announces_changes') as announces
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
    union all
    select p.proname, p.prosrc, true from pg_proc p where p.pronamespace = 'public'::regnamespace`);
  const silent = rows.filter(({ definition, announces }) => definition === null && !announces);
  if (silent.length > 0) {
    await store.transaction(async (tx) => {
      await tx.exec(`
        create or replace function announce_change() returns trigger language plpgsql as $$
        begin
          perform pg_notify('${changesChannel}', tg_table_name);
          return null;
        end $$`);
      for (const { name } of silent) {
        await tx.exec(`create trigger announces_changes after insert or update or delete or truncate on "${name}"
          for each statement execute function announce_change()`);
      }
    });
  }
  return new Map(rows.map(({ name, definition }) => [name, { name, definition }]));
}
