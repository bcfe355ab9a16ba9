/** A line of a table that a spreadsheet saved. */
export interface CsvLine {
  /** Line of the file, from 1; of a cell with line breaks the first. */
  readonly number: number;
  readonly cells: readonly string[];
}

const SEPARATORS = [';', '\t', ','] as const;
/** Of a text that `csvText` has kept from being run as a formula. */
const GUARDED = /^'(?=[=+\-@\t\r])/;

/** The separator that the first line has most of. */
function separatorOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const counts = SEPARATORS.map((separator) => head.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ';';
}

/**
 * Reads a table of semicolons, tabs or commas, with cells in quotes where they have one of these or a line break. Empty lines are left
 * out, blanks around a cell as well, and the apostrophe that `csvText` puts before a formula.
 * @param most lines that are read; null when the text has more
 */
export function readCsv(text: string, most: number): readonly CsvLine[] | null {
  const plain = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(plain);
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let number = 1;
  let begin = 1;

  function endCell() {
    cells.push(cell.trim().replace(GUARDED, ''));
    cell = '';
  }
  function endLine() {
    endCell();
    if (cells.some((one) => one !== '')) lines.push({ number: begin, cells });
    cells = [];
    begin = number;
  }

  for (let index = 0; index < plain.length && lines.length <= most; index += 1) {
    const sign = plain[index] ?? '';
    if (sign === '\n') number += 1;
    if (isQuoted) {
      if (sign === '"' && plain[index + 1] === '"') {
        cell += sign;
        index += 1;
      } else if (sign === '"') isQuoted = false;
      else cell += sign;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (sign === separator) endCell();
    else if (sign === '\n') endLine();
    else if (sign !== '\r') cell += sign;
  }
  endLine();
  return lines.length > most ? null : lines;
}
