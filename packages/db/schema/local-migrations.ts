import type { LocalMigration } from './migrate-local.ts';

type SqlFiles = Readonly<Record<string, string>>;

const shared: SqlFiles = import.meta.glob('../../../migrations/both/*.sql', { query: '?raw', import: 'default', eager: true });
const own: SqlFiles = import.meta.glob('./*.sql', { query: '?raw', import: 'default', eager: true });

function inOrder(files: SqlFiles): LocalMigration[] {
  return Object.entries(files)
    .map(([path, sql]) => ({ name: path.replace(/^.*\//, '').replace(/\.sql$/, ''), sql }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * The local schema: the migrations that run on both sides, then the device's own. A store records the names of the migrations
 * that have run, so an older store is migrated in place and keeps its outbox.
 */
export const localMigrations: readonly LocalMigration[] = [...inOrder(shared), ...inOrder(own)];
