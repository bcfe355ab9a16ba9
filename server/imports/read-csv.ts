import Papa from 'papaparse';
import { ImportFileError } from './import-file-error.ts';

/** A record of a CSV file and its first line, counted from 1. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

const looseQuotes = (line: number) => new ImportFileError(`Line ${line}: quotes enclose a whole field, and are doubled within it.`);

/** Delimiters of tables, the surest first: a comma also stands in names and titles. */
export const delimiters = [';', '\t', '|', ','] as const;
export type Delimiter = (typeof delimiters)[number];

/** Excel's own first line, which names the delimiter. */
const named = /^sep=([;\t|,])(?=[\r\n])/i;

/** Bounds of a table, far above any list: each cell and row takes memory of its own. */
const mostCells = 1000;
const mostRows = 1_000_000;

const withoutMark = (text: string) => text.replace(/^\uFEFF/, '');

/** The delimiter that the file names; else the surest that its first line has outside quotes, else a comma. */
export function findDelimiter(text: string): Delimiter {
  const whole = withoutMark(text);
  const [line = ''] = whole.split(/[\r\n]/, 1);
  const wished = named.exec(whole)?.[1] ?? line.replace(/"[^"]*"/g, '');
  return delimiters.find((one) => wished.includes(one)) ?? ',';
}

function countLines(text: string): number {
  return text.match(/\r\n|\n|\r/g)?.length ?? 0;
}

function isBlank({ cells }: CsvRow): boolean {
  return cells.every((cell) => cell.trim() === '');
}

/** Whether the record follows RFC 4180; Papa Parse also accepts a quote in the middle of a plain field. */
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

/** End of the field that begins at `start`; undefined when it has a quote that neither encloses it nor is doubled. */
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
 * Refuses quotes that do not enclose a whole field, before Papa Parse sees them: for each of them it would scan the rest of the
 * file. And rows of endless cells.
 * @throws ImportFileError where a quote in a field does not enclose it
 */
function refuseHostileRows(text: string, delimiter: string): void {
  const plain = new RegExp(`[^"\r\n${delimiter}]*`, 'y');
  let line = 1;
  let recordLine = 1;
  let cells = 0;
  for (let at = 0; at < text.length; at += 1) {
    const end = findFieldEnd(text, at, plain);
    const next = end === undefined ? undefined : (text[end] ?? delimiter);
    if (end === undefined || next === undefined || !`\r\n${delimiter}`.includes(next)) throw looseQuotes(recordLine);
    const lineEnd = text.startsWith('\r\n', end) ? '\r\n' : next;
    line += countLines(text.slice(at, end + lineEnd.length));
    cells = next === delimiter ? cells + 1 : 0;
    if (cells >= mostCells) throw new ImportFileError(`Line ${recordLine} has more than ${mostCells} cells.`);
    if (next !== delimiter) recordLine = line;
    at = end + lineEnd.length - 1;
  }
}

/**
 * Reads CSV (RFC 4180): quoted fields with delimiters, line breaks and doubled quotes; any line ending; a byte order mark. Skips
 * blank lines.
 * @param wished the delimiter; without it the one that the first line has
 * @throws ImportFileError where a quote in a field does not enclose it, and beyond a thousand cells or a million rows
 */
export function readCsv(text: string, wished?: Delimiter): CsvRow[] {
  const whole = withoutMark(text);
  const delimiter = wished ?? findDelimiter(whole);
  // A blank line, which is skipped and counted.
  const source = whole.replace(named, '');
  refuseHostileRows(source, delimiter);
  const rows: CsvRow[] = [];
  let line = 1;
  let read = 0;
  Papa.parse<string[]>(source, {
    delimiter,
    step({ data: cells, errors, meta }) {
      const record = source.slice(read, meta.cursor);
      if (errors.length > 0 || !isStrict(record, cells)) throw looseQuotes(line);
      if (rows.length >= mostRows) throw new ImportFileError(`The file has more than ${mostRows} rows.`);
      rows.push({ line, cells });
      line += countLines(record);
      read = meta.cursor;
    },
  });
  return rows.filter((row) => !isBlank(row));
}
