import type { SubTest } from '../fitness/sub-test.ts';
import { readCsv } from '../statistics/read-csv.ts';
import { readCell } from './test-cell.ts';

/** A value of a line: what is measured, or that it is missing. */
export interface ReadValue {
  readonly test: string;
  readonly trials: readonly number[];
}

/** A line of a table with somebody's values. */
export interface ReadLine {
  readonly line: number;
  /** As it stands in the table. */
  readonly name: string;
  readonly values: readonly ReadValue[];
}

/** A cell that is not taken, and why; German. */
export interface ReadProblem {
  readonly line: number;
  readonly words: string;
}

/** A table as it was understood; nothing of it is stored yet. */
export interface ReadTestTable {
  readonly lines: readonly ReadLine[];
  readonly problems: readonly ReadProblem[];
  /** Heads of columns that are no test of the day. */
  readonly unknownColumns: readonly string[];
}

/** Twice a full team, with guests. */
const MOST_LINES = 250;
const QUOTE = 40;

/** Makes spellings equal: 'Counter­movement Jump (cm)' and 'countermovement jump'. */
export function plainSpelling(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\u00ad', '')
    .replace(/\s*[([].*$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/**
 * Reads a table of one line a person: her name first, then a column a test, a cell with one trial or several parted by '/'. Separators and decimal signs are
 * found; what is not understood is a problem, and never taken.
 * @param tests of the test day, with the names by which a column may be called
 * @returns null when it is no such table, or too long for a team
 */
export function readTestCsv(
  text: string,
  tests: readonly { readonly test: SubTest; readonly names: readonly string[] }[],
): ReadTestTable | null {
  const [head, ...rows] = readCsv(text, MOST_LINES) ?? [];
  if (head === undefined) return null;
  const columns = head.cells.map(
    (cell) => tests.find(({ test, names }) => [test.id, ...names].some((name) => plainSpelling(name) === plainSpelling(cell)))?.test,
  );
  const nameAt = Math.max(
    0,
    head.cells.findIndex((cell) => ['name', 'spielerin', 'spieler', 'athlet', 'athlete'].includes(plainSpelling(cell))),
  );
  if (columns[nameAt] !== undefined || columns.every((column) => column === undefined)) return null;
  const problems: ReadProblem[] = [];
  const lines = rows.flatMap(({ number, cells }): ReadLine[] => {
    const name = cells[nameAt]?.trim() ?? '';
    const values = columns.flatMap((test, index): ReadValue[] => {
      if (test === undefined) return [];
      const typed = cells[index] ?? '';
      const read = readCell(typed === '–' || typed === '-' ? '' : typed, test);
      if (read.kind === 'problem') problems.push({ line: number, words: `${test.name.replaceAll('\u00ad', '')}: ${read.words}` });
      return read.kind === 'trials' ? [{ test: test.id, trials: read.trials }] : [];
    });
    if (name === '' && values.length > 0) problems.push({ line: number, words: 'Hier fehlt der Name.' });
    return name === '' || values.length === 0 ? [] : [{ line: number, name: name.slice(0, QUOTE * 2), values }];
  });
  const unknownColumns = head.cells.filter((cell, index) => index !== nameAt && cell !== '' && columns[index] === undefined);
  return { lines, problems, unknownColumns: unknownColumns.map((cell) => cell.slice(0, QUOTE)) };
}
