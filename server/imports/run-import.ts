import { parseArgs } from 'node:util';
import type { Sql } from '../database/connection.ts';
import { openDatabase } from '../database/open-database.ts';
import { parseEnvironment } from '../environment.ts';
import { decodeText } from './decode-text.ts';
import { ImportFileError } from './import-file-error.ts';
import { readBounded } from './read-bounded.ts';

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

/** Values of a command's own options, by name. */
type OptionValues<Option extends string> = Readonly<Partial<Record<Option, string>>>;

/** A command that imports an operator's file. */
type ImportCommand<File extends ImportedFile, Option extends string> = {
  /** Name of its npm script. */
  readonly name: string;
  /** Extensions of the files that it reads. */
  readonly endings: readonly string[];
  /** Its own options, each with an example of its value. */
  readonly options: Readonly<Record<Option, string>>;
  /** @throws ImportFileError */
  readonly read: (text: string, fileName: string, options: OptionValues<Option>) => File;
  readonly store: (sql: Sql, file: File, options: { dryRun: boolean; options: OptionValues<Option> }) => Promise<ImportResult>;
};

function printResult({ accepted, written, refusals }: ImportResult, { unread }: ImportedFile, dryRun: boolean): number {
  for (const name of unread) console.log(`Column "${name}" is ignored.`);
  for (const { line, words } of refusals) console.log(`Line ${line}${words}`);
  const refused = new Set(refusals.map(({ line }) => line)).size;
  const result = dryRun ? 'dry run, nothing written' : `${written} new or changed`;
  console.log(`${accepted} accepted (${result}), ${refused} refused.`);
  return refused === 0 ? 0 : 1;
}

type Parameters<Option extends string> = { readonly fileName: string; readonly dryRun: boolean; readonly options: OptionValues<Option> };

/** @throws ImportFileError with the usage when they are others than the command's */
function readParameters<File extends ImportedFile, Option extends string>(
  { name, endings, options }: ImportCommand<File, Option>,
  parameters: readonly string[],
): Parameters<Option> {
  const own = Object.entries<string>(options);
  const usage = () => {
    const files = endings.map((ending) => `file${ending}`).join('|');
    return new ImportFileError(
      [`Usage: npm run ${name} -- <${files}> [--dry-run]`, ...own.map(([option, example]) => `[--${option} ${example}]`)].join(' '),
    );
  };
  try {
    const { values, positionals } = parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' }, ...Object.fromEntries(own.map(([option]) => [option, { type: 'string' as const }])) },
    });
    const [fileName, ...others] = positionals;
    if (fileName === undefined || others.length > 0) throw usage();
    const { 'dry-run': dryRun = false, ...given } = values;
    return { fileName, dryRun, options: given as OptionValues<Option> };
  } catch {
    throw usage();
  }
}

async function importFile<File extends ImportedFile, Option extends string>(
  command: ImportCommand<File, Option>,
  parameters: readonly string[],
): Promise<number> {
  const { fileName, dryRun, options } = readParameters(command, parameters);
  const { endings } = command;
  if (!endings.some((ending) => fileName.toLowerCase().endsWith(ending))) {
    throw new ImportFileError(`The file must end in ${endings.join(' or ')}.`);
  }
  // Before the database is opened: an unreadable file needs none.
  const file = command.read(decodeText(await readBounded(fileName)), fileName, options);
  const database = await openDatabase(parseEnvironment(process.env));
  try {
    return printResult(await command.store(database.sql, file, { dryRun, options }), file, dryRun);
  } finally {
    await database.close();
  }
}

/**
 * Imports the file named on the command line, and prints every refused line. Exit code: 0 all lines accepted, 1 some refused, 2
 * nothing read.
 */
export async function runImport<File extends ImportedFile, Option extends string>(command: ImportCommand<File, Option>): Promise<void> {
  try {
    process.exitCode = await importFile(command, process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof ImportFileError || (error instanceof Error && 'code' in error) ? error.message : error);
    process.exitCode = 2;
  }
}
