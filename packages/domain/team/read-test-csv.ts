import type { SubTest } from '../fitness/sub-test.ts';
import { readCsv } from '../statistics/read-csv.ts';
import { bySide, type CellTrials, hasLegLength, joinSides } from './cell-trials.ts';
import { readCell } from './test-cell.ts';

/** A value of a line: what is measured, or that it is missing. */
export interface ReadValue {
  readonly test: string;
  readonly trials: CellTrials;
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

/** Part of a test that a column holds. */
type ColumnPart = 'all' | 'left' | 'right' | 'leg';

/** Ends of a column's name for one side of a test, or for the leg: 'Seitstütz links (s)'. */
const PART_NAMES: Readonly<Record<Exclude<ColumnPart, 'all'>, readonly string[]>> = {
  left: ['links', 'li', 'l', 'left'],
  right: ['rechts', 're', 'r', 'right'],
  leg: ['beinlänge'],
};

interface Column {
  readonly test: SubTest;
  readonly part: ColumnPart;
}

type NamedTest = { readonly test: SubTest; readonly names: readonly string[] };

/** The parts that a column of a test may hold: both sides in one, or each in its own. */
function partsOf(test: SubTest): ColumnPart[] {
  if (test.sideField === null) return ['all'];
  return hasLegLength(test) ? ['all', 'left', 'right', 'leg'] : ['all', 'left', 'right'];
}

/** Finds the test and part of a column; undefined: no test of the day. */
function columnOf(head: string, tests: readonly NamedTest[]): Column | undefined {
  const wanted = plainSpelling(head);
  for (const { test, names } of tests) {
    const spellings = [test.id, ...names].map(plainSpelling);
    for (const part of partsOf(test)) {
      const ends = part === 'all' ? [''] : PART_NAMES[part].map((end) => ` ${end}`);
      if (ends.some((end) => spellings.some((spelling) => `${spelling}${end}` === wanted))) return { test, part };
    }
  }
  return undefined;
}

/** Whether a cell says that there is no value: what an exported table has for 'missing', 'fehlt, keine Zeit', or a dash. */
function isWithoutValue(text: string): boolean {
  const plain = plainSpelling(text);
  return plain === '–' || plain === '-' || plain === 'fehlt' || plain.startsWith('fehlt,');
}

/** A cell of one side as a cell of the whole test. */
function asCell(text: string, part: ColumnPart): string {
  if (part === 'all' || text.trim().toLowerCase() === 'x' || text.trim() === '') return text;
  return { left: `${text} |`, right: `| ${text}`, leg: `| | ${text}` }[part];
}

/** Joins what the columns of a test hold in one line. */
function joined(test: SubTest, cells: readonly CellTrials[]): CellTrials {
  if (test.sideField === null || cells.length === 1) return cells[0] ?? [];
  const sides = cells.map((cell) => bySide(test, cell));
  const first = (side: 'left' | 'right') => sides.map((one) => one[side]).find((one) => one.some((trial) => trial !== null)) ?? [];
  const legLength = sides.map((one) => one.legLength).find((length) => length !== null) ?? null;
  return joinSides(test, { left: first('left'), right: first('right'), legLength });
}

/**
 * Reads a table of one line a person: her name first, then a column a test, a cell with one trial or several parted by '/'. The sides of
 * a test are in one cell or in a column each. Separators and decimal signs are
 * found; what is not understood is a problem, and never taken. That a value is missing is understood and not taken either: it would cover
 * what was measured since.
 * @param tests of the test day, with the names by which a column may be called
 * @returns null when it is no such table, or too long for a team
 */
export function readTestCsv(text: string, tests: readonly NamedTest[]): ReadTestTable | null {
  const [head, ...rows] = readCsv(text, MOST_LINES) ?? [];
  if (head === undefined) return null;
  const columns = head.cells.map((cell) => columnOf(cell, tests));
  const nameAt = Math.max(
    0,
    head.cells.findIndex((cell) => ['name', 'spielerin', 'spieler', 'athlet', 'athlete'].includes(plainSpelling(cell))),
  );
  if (columns[nameAt] !== undefined || columns.every((column) => column === undefined)) return null;
  const problems: ReadProblem[] = [];
  const lines = rows.flatMap(({ number, cells }): ReadLine[] => {
    const name = cells[nameAt]?.trim() ?? '';
    const read = new Map<SubTest, CellTrials[]>();
    for (const [index, column] of columns.entries()) {
      if (column === undefined) continue;
      const { test, part } = column;
      const typed = cells[index] ?? '';
      const cell = readCell(isWithoutValue(typed) ? '' : asCell(typed, part), test);
      if (cell.kind === 'problem') problems.push({ line: number, words: `${test.name.replaceAll('\u00ad', '')}: ${cell.words}` });
      if (cell.kind === 'trials') read.set(test, [...(read.get(test) ?? []), cell.trials]);
    }
    const values = [...read].map(([test, trials]): ReadValue => ({ test: test.id, trials: joined(test, trials) }));
    if (name === '' && values.length > 0) problems.push({ line: number, words: 'Hier fehlt der Name.' });
    return name === '' || values.length === 0 ? [] : [{ line: number, name: name.slice(0, QUOTE * 2), values }];
  });
  const unknownColumns = head.cells.filter((cell, index) => index !== nameAt && cell !== '' && columns[index] === undefined);
  return { lines, problems, unknownColumns: unknownColumns.map((cell) => cell.slice(0, QUOTE)) };
}
