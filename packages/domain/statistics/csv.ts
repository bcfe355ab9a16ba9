import { formatGermanDecimal } from '../number/german-decimal.ts';

/** A cell: a number is written with a decimal comma and without thousands points, null is empty. */
export type CsvCell = string | number | null;

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[";\r\n]/;
/** Tells a spreadsheet that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return formatGermanDecimal(cell).replaceAll('.', '');
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * A table as a German spreadsheet reads it: semicolons, decimal commas, CRLF. A text that a spreadsheet would run as a
 * formula begins with an apostrophe.
 */
export function csvText(head: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = [head, ...rows].map((cells) => cells.map(cellText).join(';'));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}
