import Papa from 'papaparse';
import { ImportFileError } from './import-file-error.ts';

/** A record of a CSV file and the line it begins in, counted from 1. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

const looseQuotes = (line: number) =>
  new ImportFileError(`Zeile ${line}: Anführungszeichen gehören um das ganze Feld, darin werden sie verdoppelt.`);

/** Semicolons separate when the header has one outside quotes, as German spreadsheets write it; else commas. */
function findDelimiter(text: string): ';' | ',' {
  const [header = ''] = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  return header.includes(';') ? ';' : ',';
}

function countLines(text: string): number {
  return text.match(/\r\n|\n|\r/g)?.length ?? 0;
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

/** Where the field that begins at `start` ends; undefined when a quote stands in it that is neither around it nor doubled. */
function findFieldEnd(text: string, start: number, plain: RegExp): number | undefined {
  if (text[start] !== '"') {
    plain.lastIndex = start;
    plain.test(text);
    return plain.lastIndex;
  }
  let end = text.indexOf('"', start + 1);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  return end < 0 ? undefined : end + 1;
}

/**
 * Refuses quotes that are not around a whole field, before Papa Parse sees them: it would look through all that follows,
 * once for each of them.
 * @throws ImportFileError where a quote stands in a field that is not around all of it
 */
function refuseLooseQuotes(text: string, delimiter: string): void {
  const plain = new RegExp(`[^"\r\n${delimiter}]*`, 'y');
  let line = 1;
  let recordLine = 1;
  for (let at = 0; at < text.length; at += 1) {
    const end = findFieldEnd(text, at, plain);
    const next = end === undefined ? undefined : (text[end] ?? delimiter);
    if (end === undefined || next === undefined || !`\r\n${delimiter}`.includes(next)) throw looseQuotes(recordLine);
    const lineEnd = text.startsWith('\r\n', end) ? '\r\n' : next;
    line += countLines(text.slice(at, end + lineEnd.length));
    if (next !== delimiter) recordLine = line;
    at = end + lineEnd.length - 1;
  }
}

/**
 * Reads CSV (RFC 4180): quoted fields with delimiters, line breaks and doubled quotes in them; any line ending; a
 * byte order mark. Blank lines are left out.
 * @throws ImportFileError where a quote stands in a field that is not around all of it
 */
export function readCsv(text: string): CsvRow[] {
  const source = text.replace(/^\uFEFF/, '');
  const delimiter = findDelimiter(source);
  refuseLooseQuotes(source, delimiter);
  const rows: CsvRow[] = [];
  let line = 1;
  let read = 0;
  Papa.parse<string[]>(source, {
    delimiter,
    step({ data: cells, errors, meta }) {
      const record = source.slice(read, meta.cursor);
      if (errors.length > 0 || !isStrict(record, cells)) throw looseQuotes(line);
      rows.push({ line, cells });
      line += countLines(record);
      read = meta.cursor;
    },
  });
  return rows.filter((row) => !isBlank(row));
}
