import { readFile } from 'node:fs/promises';
import type { Sql } from '../database/connection.ts';
import { openDatabase } from '../database/open-database.ts';
import { parseEnvironment } from '../environment.ts';
import { decodeText } from './decode-text.ts';
import { ImportFileError } from './import-file-error.ts';

/** Result of an import, or of a dry run. */
type ImportResult = {
  readonly accepted: number;
  /** New or changed rows; 0 in a dry run. */
  readonly written: number;
  /** Refused lines with their reason, as printed; a line may have several. */
  readonly refusals: readonly { readonly line: number; readonly words: string }[];
};

/** Fields of every operator's file besides its lines. */
type ImportedFile = {
  /** Unknown headers; their columns were ignored. */
  readonly unread: readonly string[];
};

/** A command that imports an operator's file. */
type ImportCommand<File extends ImportedFile> = {
  /** Name of its npm script. */
  readonly name: string;
  /** Extensions of the files that it reads. */
  readonly endings: readonly string[];
  /** @throws ImportFileError */
  readonly read: (text: string, fileName: string) => File;
  readonly store: (sql: Sql, file: File, options: { dryRun: boolean }) => Promise<ImportResult>;
};

function printResult({ accepted, written, refusals }: ImportResult, { unread }: ImportedFile, dryRun: boolean): number {
  for (const name of unread) console.log(`Column "${name}" is ignored.`);
  for (const { line, words } of refusals) console.log(`Line ${line}${words}`);
  const refused = new Set(refusals.map(({ line }) => line)).size;
  const result = dryRun ? 'dry run, nothing written' : `${written} new or changed`;
  console.log(`${accepted} accepted (${result}), ${refused} refused.`);
  return refused === 0 ? 0 : 1;
}

async function importFile<File extends ImportedFile>(command: ImportCommand<File>, parameters: readonly string[]): Promise<number> {
  const { name, endings } = command;
  const dryRun = parameters.includes('--dry-run');
  const [fileName, ...others] = parameters.filter((parameter) => parameter !== '--dry-run');
  if (fileName === undefined || others.length > 0) {
    throw new ImportFileError(`Usage: npm run ${name} -- <${endings.map((ending) => `file${ending}`).join('|')}> [--dry-run]`);
  }
  if (!endings.some((ending) => fileName.toLowerCase().endsWith(ending))) {
    throw new ImportFileError(`The file must end in ${endings.join(' or ')}.`);
  }
  // Before the database is opened: an unreadable file needs none.
  const file = command.read(decodeText(await readFile(fileName)), fileName);
  const database = await openDatabase(parseEnvironment(process.env));
  try {
    return printResult(await command.store(database.sql, file, { dryRun }), file, dryRun);
  } finally {
    await database.close();
  }
}

/**
 * Imports the file named on the command line, and prints every refused line. Exit code: 0 all lines accepted, 1 some refused, 2
 * nothing read.
 */
export async function runImport<File extends ImportedFile>(command: ImportCommand<File>): Promise<void> {
  try {
    process.exitCode = await importFile(command, process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof ImportFileError || (error instanceof Error && 'code' in error) ? error.message : error);
    process.exitCode = 2;
  }
}
