import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import type { Sql } from '../database/connection.ts';
import { checkImport, type ImportProblem, type KnownExercise } from './check-import.ts';
import type { ImportFile } from './import-file.ts';
import { operatorPrefix } from './operator-exercise.ts';
import { writeExercises } from './write-exercises.ts';

/** Result of an import, or of a dry run. */
export type ImportReport = {
  readonly accepted: number;
  /** New or changed exercises; 0 in a dry run. */
  readonly written: number;
  readonly problems: readonly ImportProblem[];
};

/**
 * Imports the operator's exercises: each line is checked on its own, the valid ones are written together. Repeating it changes
 * nothing; exercises missing from the file stay.
 */
export async function importExercises(sql: Sql, file: ImportFile, { dryRun }: { dryRun: boolean }): Promise<ImportReport> {
  const imported = await sql<KnownExercise[]>`select slug, name from exercise_catalogue where slug like ${`${operatorPrefix}%`}`;
  const { accepted, problems } = checkImport(file, [...CATALOGUE, ...imported]);
  const written = dryRun ? 0 : await writeExercises(sql, accepted);
  return { accepted: accepted.length, written, problems };
}
