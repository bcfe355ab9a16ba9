import type { Report, Row } from './command.ts';

function cellOf(value: Row[string] | undefined): string {
  if (value === null || value === undefined) return '–';
  if (value instanceof Date) return value.toISOString().slice(0, 16).replace('T', ' ');
  // A line break or an escape sequence of a stranger's text would make lines of its own on the terminal.
  return String(value).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ');
}

/** Writes rows as aligned columns under their names. */
function printTable(rows: readonly Row[]): string {
  const [first] = rows;
  if (first === undefined) return 'None.';
  const names = Object.keys(first);
  const cells = [names, ...rows.map((row) => names.map((name) => cellOf(row[name])))];
  const widths = names.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  const lines = cells.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return lines.map((line) => line.trimEnd()).join('\n');
}

/** Writes a report for a person, or as JSON. */
export function printReport(report: Report, asJson: boolean): string {
  if ('rows' in report) return asJson ? JSON.stringify(report.rows) : printTable(report.rows);
  return asJson ? JSON.stringify(report.value) : report.text;
}
