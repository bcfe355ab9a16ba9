import type { Command } from './command.ts';
import { numberOf } from './find-target.ts';

const mostShown = 1000;

/** Storage by user and table. */
export const storageCommands: readonly Command[] = [
  {
    kind: 'read',
    name: 'storage users',
    parameters: [],
    options: { most: { type: 'string' } },
    about: 'Accounts by what they store: rows, bytes, and bytes of the change log; --most N, else 20.',
    run: async ({ sql }, { options }) => ({
      rows: await sql`
        select email, coalesce(sum(row_count), 0)::float8 as rows, coalesce(sum(stored_rows.byte_count), 0)::float8 as bytes,
          coalesce(max(stored_logs.byte_count), 0)::float8 as "logBytes", coalesce(max(mutation_count), 0)::float8 as mutations
        from users left join stored_rows on stored_rows.user_id = users.id left join stored_logs on stored_logs.user_id = users.id
        group by users.id order by bytes desc, email limit ${numberOf(options['most'], 'most', mostShown) ?? 20}`,
    }),
  },
  {
    kind: 'read',
    name: 'storage tables',
    parameters: [],
    about: 'Tables of the database by their size on disk, indexes included.',
    run: async ({ sql }) => ({
      rows: await sql`select relname as table, pg_total_relation_size(oid)::float8 as bytes, reltuples::float8 as "rowsEstimated"
        from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by bytes desc limit 30`,
    }),
  },
];
