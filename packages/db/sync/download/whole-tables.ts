import { changeFeed, syncedTableNames } from '@anwurf/contract/sync/registry';
import { isStreamName, type StreamName } from '@anwurf/contract/sync/stream-name';
import { firstScreenTables } from './first-screen-tables.ts';

const names: readonly string[] = syncedTableNames;

/** The tables that a device follows as a whole: the user's own and everybody's, not those of teams. */
export const wholeTables: readonly StreamName[] = names.filter(isStreamName);

/** The same without the change feed. */
export const dataTables = wholeTables.filter((name) => name !== changeFeed);

/**
 * Those that follow the tables of the first screens. The log of sets is the largest table and takes the server longest: it is
 * requested before the others.
 */
export const laterTables = [...new Set<StreamName>(['workout_tracking', ...dataTables])].filter(
  (name) => !firstScreenTables.includes(name),
);
