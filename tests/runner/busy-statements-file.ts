import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Statements that Postgres had not ended when tests had failed. */
export const busyStatementsFile = join(import.meta.dirname, '../../.cache/failed-tests/busy-statements.txt');

/** Forgets those of an earlier run. */
export const forgetBusyStatements = (): void => rmSync(busyStatementsFile, { force: true });

/** The first of them, those of the failure that came before all others. */
export function notedBusyStatements(): string[] {
  if (!existsSync(busyStatementsFile)) return [];
  return readFileSync(busyStatementsFile, 'utf8').trimEnd().split('\n').slice(0, 25);
}
