import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import type { CsvCell } from '@anwurf/domain/statistics/csv';
import { trialsText } from '@anwurf/domain/team/test-cell';
import type { TestCell, TestTable } from '@anwurf/domain/team/test-table';
import { cellText, longName, shortName, typedUnit } from './test-day-words.ts';

/** Names by which a column of a table may be called. */
export const columnNames = (test: SubTest): readonly string[] => [longName(test), shortName(test)];

/** Columns of a test day as a file; it is read again as it is written. */
export function csvHead({ columns }: TestTable): string[] {
  return ['Name', ...columns.map(({ test }) => `${longName(test)} (${typedUnit(test)})`)];
}

/** One trial is a number for the spreadsheet, several are a text. */
function csvCell(cell: TestCell): CsvCell {
  const { test, value } = cell;
  if (value.state === 'open') return null;
  if (value.state === 'missing') return cellText(cell);
  const [first] = value.trials;
  return value.trials.length === 1 && first !== undefined && test.unit !== 'level' ? first : trialsText(test, value.trials);
}

/** The lines of a test day as a file. */
export function csvRows({ rows }: TestTable): CsvCell[][] {
  return rows.map(({ person, cells }) => [person.name, ...cells.map(csvCell)]);
}
