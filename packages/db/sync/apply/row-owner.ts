import { ownerColumn } from '@anwurf/contract/sync/registry';
import { tableOfStream, teamOfStream, type StreamName } from '@anwurf/contract/sync/stream-name';

/** The owner's column and id for rows that this device makes in a stream. */
export function rowOwner(name: StreamName, userId: string): Record<string, string> {
  const column = ownerColumn(tableOfStream(name));
  return column === null ? {} : { [column]: teamOfStream(name) ?? userId };
}
