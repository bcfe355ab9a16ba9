import { ImportFileError } from './import-file-error.ts';
import { type CsvRow, type Delimiter, delimiters, findDelimiter, readCsv } from './read-csv.ts';

/** A table of a file: its header as the reader understands it, and the rows below. */
export type Table<Header> = { readonly header: Header; readonly rows: readonly CsvRow[]; readonly delimiter: Delimiter };

/** Lists begin with titles; the header is among the first rows. */
const mostTitles = 10;

function readTable<Header>(text: string, delimiter: Delimiter, readHeader: (cells: readonly string[]) => Header): Table<Header> {
  const rows = readCsv(text, delimiter);
  if (rows.length === 0) throw new ImportFileError('The file is empty.');
  let failure: unknown;
  for (const [index, { cells }] of rows.slice(0, mostTitles).entries()) {
    try {
      return { header: readHeader(cells), rows: rows.slice(index + 1), delimiter };
    } catch (error) {
      failure ??= error;
    }
  }
  throw failure;
}

/**
 * Finds the table of a file: by the delimiter of its first line, else by another one, since a title may have a comma; its header is the
 * first of ten rows that `readHeader` takes.
 * @param readHeader throws where the cells are no header
 * @throws ImportFileError the first reason, when there is no header
 */
export function findTable<Header>(text: string, readHeader: (cells: readonly string[]) => Header): Table<Header> {
  let failure: unknown;
  for (const delimiter of new Set([findDelimiter(text), ...delimiters])) {
    try {
      return readTable(text, delimiter, readHeader);
    } catch (error) {
      failure ??= error;
    }
  }
  throw failure;
}
