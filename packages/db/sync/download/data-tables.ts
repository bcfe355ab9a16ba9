import { changeFeed, type PlainTableName, plainTableNames } from '@anwurf/contract/sync/registry';
import { firstScreenTables, longestTable } from './first-screen-tables.ts';

/** The tables that a device follows as a whole, without the change feed. */
export const dataTables = plainTableNames.filter((name) => name !== changeFeed);

const isLater = (name: PlainTableName) => !firstScreenTables.includes(name) && name !== longestTable;

/**
 * Those that follow the tables of the first screens. The catalogue comes first, without which no session begins, and the log of sets
 * last: no session waits for it.
 */
export const laterTables = [...new Set<PlainTableName>(['exercise_catalogue', ...dataTables.filter(isLater), longestTable])];
