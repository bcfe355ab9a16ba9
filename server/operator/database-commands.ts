import type { Command } from './command.ts';

/** The database itself. */
export const databaseCommands: readonly Command[] = [
  {
    kind: 'read',
    name: 'database migrate',
    parameters: [],
    about: 'Brings the database to the newest schema, as every start and every command does, and says which it is.',
    // Opening the database has migrated it.
    run: async ({ sql }) => ({
      rows: await sql`select max(name) as newest, count(*)::int as migrations, current_setting('server_version') as postgres from schema_migrations`,
    }),
  },
];
