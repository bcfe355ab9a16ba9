import { syncedTable, teamOwnerOf, type SyncedTableName } from '@anwurf/contract/sync/registry';
import { tableOfStream, teamOfStream, type StreamName } from '@anwurf/contract/sync/stream-name';

/** The column that holds the owner of a table's rows, a user or a team; null: they are everybody's. */
export function ownerColumn(name: SyncedTableName): string | null {
  const { owner } = syncedTable(name);
  return typeof owner === 'string' ? owner : (teamOwnerOf(name)?.team ?? null);
}

/** The owner's column and id for rows that this device makes in a stream. */
export function rowOwner(name: StreamName, userId: string): Record<string, string> {
  const column = ownerColumn(tableOfStream(name));
  return column === null ? {} : { [column]: teamOfStream(name) ?? userId };
}
