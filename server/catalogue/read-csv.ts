import Papa from 'papaparse';

/** A record of a CSV file and the line it begins in, counted from 1. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

/** A file whose quotes do not match, so that nothing after `line` can be read. */
export class CsvError extends Error {
  readonly line: number;
  constructor(line: number) {
    super('Anführungszeichen gehören um das ganze Feld, darin werden sie verdoppelt.');
    this.line = line;
  }
}

/** Semicolons separate when the header has one outside quotes, as German spreadsheets write it; else commas. */
function findDelimiter(text: string): ';' | ',' {
  const [header = ''] = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  return header.includes(';') ? ';' : ',';
}

function isBlank({ cells }: CsvRow): boolean {
  return cells.every((cell) => cell.trim() === '');
}

/** Whether the record is written as RFC 4180 has it; Papa Parse also takes a quote in the middle of a plain field. */
function isStrict(record: string, cells: readonly string[]): boolean {
  let position = 0;
  return cells.every((cell) => {
    const quoted = `"${cell.replaceAll('"', '""')}"`;
    const written = record.startsWith(quoted, position) ? quoted : cell;
    const isWritten = record.startsWith(written, position) && (written === quoted || !cell.includes('"'));
    position += written.length + 1;
    return isWritten;
  });
}

/**
 * Reads CSV (RFC 4180): quoted fields with delimiters, line breaks and doubled quotes in them; any line ending; a
 * byte order mark. Blank lines are left out.
 * @throws CsvError
 */
export function readCsv(text: string): CsvRow[] {
  const source = text.replace(/^\uFEFF/, '');
  const rows: CsvRow[] = [];
  let line = 1;
  let read = 0;
  Papa.parse<string[]>(source, {
    delimiter: findDelimiter(source),
    step({ data: cells, errors, meta }) {
      const record = source.slice(read, meta.cursor);
      if (errors.length > 0 || !isStrict(record, cells)) throw new CsvError(line);
      rows.push({ line, cells });
      line += record.match(/\r\n|\n|\r/g)?.length ?? 0;
      read = meta.cursor;
    },
  });
  return rows.filter((row) => !isBlank(row));
}
