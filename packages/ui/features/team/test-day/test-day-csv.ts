import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import type { CsvCell } from '@anwurf/domain/statistics/csv';
import { bySide, type CellTrials, hasLegLength, trialsText } from '@anwurf/domain/team/cell-trials';
import type { TestCell, TestTable } from '@anwurf/domain/team/test-table';
import { cellText, longName, shortName, typedUnit } from './test-day-words.ts';

/** Names by which a column of a table may be called. */
export const columnNames = (test: SubTest): readonly string[] => [longName(test), shortName(test)];

/** Columns of a test: one, or one a side, and one for the leg. */
function headsOf(test: SubTest): string[] {
  const name = longName(test);
  if (test.sideField === null) return [`${name} (${typedUnit(test)})`];
  const leg = hasLegLength(test) ? [`${name} Beinlänge (cm)`] : [];
  return [`${name} links (${typedUnit(test)})`, `${name} rechts (${typedUnit(test)})`, ...leg];
}

/** Columns of a test day as a file; it is read again as it is written. */
export function csvHead({ columns }: TestTable): string[] {
  return ['Name', ...columns.flatMap(({ test }) => headsOf(test))];
}

/** One trial is a number for the spreadsheet, several are a text. */
function trialsCell(test: SubTest, trials: CellTrials): CsvCell {
  const [first] = trials;
  if (trials.every((trial) => trial === null)) return null;
  const isNumber = trials.slice(1).every((trial) => trial === null) && typeof first === 'number' && test.unit !== 'level';
  return isNumber ? first : trialsText(test, trials);
}

function csvCells(cell: TestCell): CsvCell[] {
  const { test, value } = cell;
  const heads = headsOf(test);
  if (value.state !== 'measured') return heads.map(() => (value.state === 'open' ? null : cellText(cell)));
  if (test.sideField === null) return [trialsCell(test, value.trials)];
  const { left, right, legLength } = bySide(test, value.trials);
  return [trialsCell(test, left), trialsCell(test, right), ...(hasLegLength(test) ? [legLength] : [])];
}

/** The lines of a test day as a file. */
export function csvRows({ rows }: TestTable): CsvCell[][] {
  return rows.map(({ person, cells }) => [person.name, ...cells.flatMap(csvCells)]);
}
