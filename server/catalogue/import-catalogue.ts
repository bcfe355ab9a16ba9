import { readFile } from 'node:fs/promises';
import { openDatabase } from '../database/open-database.ts';
import { parseEnvironment } from '../environment.ts';
import { importExercises } from './import-exercises.ts';
import { ImportFileError, readImportFile } from './import-file.ts';

const usage = 'Aufruf: npm run import-catalogue -- <datei.csv|datei.json> [--dry-run]';

/**
 * `npm run import-catalogue`: imports the operator's exercises. Prints every refused line.
 * @returns the exit code: 0 all lines accepted, 1 some refused, 2 nothing read
 */
async function main(parameters: readonly string[]): Promise<number> {
  const dryRun = parameters.includes('--dry-run');
  const [fileName, ...others] = parameters.filter((parameter) => parameter !== '--dry-run');
  if (fileName === undefined || others.length > 0) {
    console.error(usage);
    return 2;
  }
  const file = readImportFile(fileName, await readFile(fileName));
  const database = await openDatabase(parseEnvironment(process.env));
  try {
    const { accepted, written, problems } = await importExercises(database.sql, file, { dryRun });
    for (const name of file.unread) console.log(`Die Spalte „${name}“ wird nicht gelesen.`);
    for (const { line, column, reason } of problems) console.log(`Zeile ${line}, Spalte ${column}: ${reason}`);
    const refused = new Set(problems.map(({ line }) => line)).size;
    const result = dryRun ? 'Probelauf, nichts geschrieben' : `${written} neu oder geändert`;
    console.log(`${accepted} angenommen (${result}), ${refused} abgelehnt.`);
    return refused === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof ImportFileError || (error instanceof Error && 'code' in error) ? error.message : error);
    process.exitCode = 2;
  },
);
