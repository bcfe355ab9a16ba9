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

/**
 * Reads CSV (RFC 4180): quoted fields with delimiters, line breaks and doubled quotes in them; any line ending; a
 * byte order mark. Blank lines are left out.
 * @throws CsvError
 */
export function readCsv(text: string): CsvRow[] {
  const source = text.replace(/^\uFEFF/, '');
  const delimiter = findDelimiter(source);
  const field = new RegExp(`(?:"([^"]*(?:""[^"]*)*)"|([^"\\r\\n${delimiter}]*))(${delimiter}|\\r\\n|\\n|\\r|$)`, 'y');
  const rows: CsvRow[] = [];
  let line = 1;
  let row: { line: number; cells: string[] } = { line, cells: [] };
  while (field.lastIndex < source.length || row.cells.length > 0) {
    const match = field.exec(source);
    if (match === null) throw new CsvError(line);
    const [whole, quoted, plain = '', end] = match;
    row.cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0;
    if (end === delimiter) continue;
    rows.push(row);
    row = { line, cells: [] };
  }
  return rows.filter((found) => !isBlank(found));
}
