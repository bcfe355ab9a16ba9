import { CATALOGUE } from '@anwurf/domain/catalogue/catalogue';
import type { Sql } from '../database/connection.ts';
import { checkImport, type ImportProblem, type KnownExercise } from './check-import.ts';
import type { ImportFile } from './import-file.ts';
import { operatorPrefix } from './operator-exercise.ts';
import { writeExercises } from './write-exercises.ts';

/** What an import did, or in a dry run would have done. */
export type ImportReport = {
  readonly accepted: number;
  /** Exercises that are new or differ from what was there; 0 in a dry run. */
  readonly written: number;
  readonly problems: readonly ImportProblem[];
};

/**
 * Imports the operator's exercises: each line stands for itself, those without a problem are written together. Doing
 * it again changes nothing; an exercise that is no longer in the file stays.
 */
export async function importExercises(sql: Sql, file: ImportFile, { dryRun }: { dryRun: boolean }): Promise<ImportReport> {
  const imported = await sql<KnownExercise[]>`select slug, name from exercise_catalogue where slug like ${`${operatorPrefix}%`}`;
  const { accepted, problems } = checkImport(file, [...CATALOGUE, ...imported]);
  const written = dryRun ? 0 : await writeExercises(sql, accepted);
  return { accepted: accepted.length, written, problems };
}
