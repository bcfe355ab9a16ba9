import { changeFeed, plainTableNames } from '@anwurf/contract/sync/registry';
import type { StreamName } from '@anwurf/contract/sync/stream-name';
import { firstScreenTables } from './first-screen-tables.ts';

/** The tables that a device follows as a whole, without the change feed. */
export const dataTables = plainTableNames.filter((name) => name !== changeFeed);

/**
 * Those that follow the tables of the first screens. The log of sets is the largest table and takes the server longest: it is
 * requested before the others.
 */
export const laterTables = [...new Set<StreamName>(['workout_tracking', ...dataTables])].filter(
  (name) => !firstScreenTables.includes(name),
);
