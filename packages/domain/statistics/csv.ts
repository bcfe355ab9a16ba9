import { formatGermanDecimal } from '../number/german-decimal.ts';

/** A cell: a number is written with a decimal comma and without thousands points, null is empty. */
export type CsvCell = string | number | null;

/** Texts that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[";\r\n]/;
/** Marks the text as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return formatGermanDecimal(cell).replaceAll('.', '');
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Formats a table for German spreadsheets: semicolons, decimal commas, CRLF. A text that a spreadsheet would run as a formula is
 * prefixed with an apostrophe.
 */
export function csvText(head: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = [head, ...rows].map((cells) => cells.map(cellText).join(';'));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}
