import { readTypedNumber } from '../../number/typed-number.ts';
import { NUMERIC_FIELDS } from '../../number/numeric-fields.ts';
import { type CsvLine, readCsv } from '../../statistics/read-csv.ts';
import { type Conditions, FEELING, timeOfDayAt, WARM_UP } from '../conditions.ts';
import type { SubTest } from '../sub-test.ts';
import { SUB_TESTS } from '../sub-tests.ts';
import type { TestCategory } from '../test-category.ts';
import { readTestDay } from '../test-day.ts';
import { emptyEntry, hasValidTrial, type TestEntry } from '../test-entry.ts';
import { resultOf, type SubTestResult } from '../test-result.ts';
import { trialField } from '../trial-field.ts';
import { COLUMNS, EXTRAS_SEPARATOR, plainName } from './table-columns.ts';

/** A test that was read from a table. */
export interface TestOfTable {
  readonly day: string;
  readonly time: string;
  readonly category: TestCategory;
  readonly conditions: Conditions;
  /** By sub-test, at least one. */
  readonly results: Readonly<Record<string, SubTestResult>>;
  /** Empty: none. */
  readonly notes: string;
}

/** A line that is not taken, and why; German. */
export interface TableProblem {
  readonly line: number;
  readonly words: string;
}

export interface TestsOfTable {
  readonly tests: readonly TestOfTable[];
  readonly problems: readonly TableProblem[];
}

/** Most lines of a table; a test has at most twelve. */
const MOST_LINES = 6000;
const MOST_NOTES = 4000;
const CLOCK = /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/;
const NOON = '12:00';

const ALL_TESTS: readonly SubTest[] = Object.values(SUB_TESTS).flat();
const same = (one: string, other: string) => plainName(one).toLowerCase() === plainName(other).toLowerCase();

type Cells = (column: string) => string;

interface Row {
  readonly line: number;
  readonly day: string;
  readonly time: string;
  readonly test: SubTest;
  readonly side: 'trials' | 'right';
  readonly trials: readonly (number | null)[];
  readonly legLength: number | null;
  readonly extras: Readonly<Record<string, string>>;
  readonly warmUp: number | null;
  readonly feeling: number | null;
  readonly notes: string;
}

function readTime(text: string): string | null {
  if (text === '') return NOON;
  const [, hour = '', minute = ''] = CLOCK.exec(text) ?? [];
  return hour === '' ? null : `${hour.padStart(2, '0')}:${minute}`;
}

function readSide(test: SubTest, text: string): Row['side'] | null {
  if (text === '') return 'trials';
  if (test.sideField === null) return null;
  const index = test.sideNames.findIndex((name) => same(name, text));
  const isShort = ['links', 'rechts'].indexOf(text.toLowerCase());
  const place = index === -1 ? isShort : index;
  return place === -1 ? null : place === 0 ? 'trials' : 'right';
}

/** The choices of a row; a word that is none is an error, so that nothing is compared that was measured in another way. */
function readExtras(test: SubTest, text: string): Record<string, string> | string {
  const chosen: Record<string, string> = {};
  for (const part of text.split(EXTRAS_SEPARATOR.trim()).map((one) => one.trim())) {
    if (part === '') continue;
    const [label = '', ...words] = part.split(':');
    const extra = test.extras.find((one) => same(one.label, label.trim()));
    const option = extra?.options.find((one) => same(one.label, words.join(':').trim()));
    if (extra === undefined || option === undefined) return `„${part.slice(0, 40)}“ ist keine Angabe zu ${plainName(test.name)}.`;
    chosen[extra.field] = option.value;
  }
  return chosen;
}

/** A row, or what is wrong with it. */
function readRow({ number: line }: CsvLine, cell: Cells, today: string): Row | string {
  const day = readTestDay(cell(COLUMNS.day), today);
  if (day === null) return `„${cell(COLUMNS.day).slice(0, 20)}“ ist kein Tag (TT.MM.JJJJ), oder er liegt in der Zukunft.`;
  const time = readTime(cell(COLUMNS.time));
  if (time === null) return `„${cell(COLUMNS.time).slice(0, 20)}“ ist keine Uhrzeit.`;
  const test = ALL_TESTS.find(({ id, name }) => same(name, cell(COLUMNS.test)) || id === cell(COLUMNS.test));
  if (test === undefined) return `Einen Test „${cell(COLUMNS.test).slice(0, 40)}“ gibt es hier nicht.`;
  const side = readSide(test, cell(COLUMNS.side));
  if (side === null) return `„${cell(COLUMNS.side).slice(0, 20)}“ ist keine Seite von ${plainName(test.name)}.`;
  const extras = readExtras(test, cell(COLUMNS.extras));
  if (typeof extras === 'string') return extras;
  const field = trialField(test);
  const trials = COLUMNS.trials.map((column) => readTypedNumber(cell(column), field));
  const wrong = [
    ...trials,
    readTypedNumber(cell(COLUMNS.legLength), { ...NUMERIC_FIELDS.legLength, optional: true }),
    readTypedNumber(cell(COLUMNS.warmUp), { unit: 'min', min: WARM_UP.min, max: WARM_UP.max, decimals: 0, optional: true }),
    readTypedNumber(cell(COLUMNS.feeling), { unit: 'points', min: FEELING.min, max: FEELING.max, decimals: 0, optional: true }),
  ];
  const problem = wrong.find((one) => one.problem !== null)?.problem;
  if (problem !== undefined && problem !== null) return problem;
  if (trials.slice(test.trials).some(({ value }) => value !== null))
    return `${plainName(test.name)} hat höchstens ${test.trials} ${test.trials === 1 ? 'Versuch' : 'Versuche'}.`;
  const [legLength, warmUp, feeling] = wrong.slice(trials.length).map(({ value }) => value);
  return {
    line,
    day,
    time,
    test,
    side,
    trials: trials.slice(0, test.trials).map(({ value }) => value),
    legLength: legLength ?? null,
    extras,
    warmUp: warmUp ?? null,
    feeling: feeling ?? null,
    notes: cell(COLUMNS.notes).slice(0, MOST_NOTES),
  };
}

/** A sub-test of its rows, or the line that does not fit and why. */
function joinRows(test: SubTest, rows: readonly Row[]): { entry: TestEntry; problems: TableProblem[] } {
  let entry = emptyEntry(test);
  const problems: TableProblem[] = [];
  const taken = new Set<string>();
  for (const { line, side, trials, legLength, extras } of rows) {
    if (taken.has(side)) problems.push({ line, words: `${plainName(test.name)} steht an diesem Tag zweimal da.` });
    else {
      taken.add(side);
      entry = { ...entry, [side]: [...trials], legLength: legLength ?? entry.legLength, extras: { ...entry.extras, ...extras } };
    }
  }
  if (!hasValidTrial(entry)) problems.push({ line: rows[0]?.line ?? 0, words: `${plainName(test.name)} hat keinen Wert.` });
  return { entry, problems };
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}

/** The rows of one day, time and category as a test; null when none has a value. */
function toTest(rows: readonly Row[]): { test: TestOfTable | null; problems: TableProblem[] } {
  const [first] = rows;
  if (first === undefined) return { test: null, problems: [] };
  const problems: TableProblem[] = [];
  const results: Record<string, SubTestResult> = {};
  for (const ofTest of groupBy(rows, ({ test }) => test.id)) {
    const subTest = ofTest[0]?.test;
    if (subTest !== undefined) {
      const joined = joinRows(subTest, ofTest);
      problems.push(...joined.problems);
      const result = resultOf(subTest, joined.entry);
      if (result !== null) results[subTest.id] = result;
    }
  }
  if (Object.keys(results).length === 0) return { test: null, problems };
  const conditions: Conditions = {
    aufwaermung_minuten: rows.find(({ warmUp }) => warmUp !== null)?.warmUp ?? WARM_UP.initial,
    tageszeit: timeOfDayAt(Number(first.time.slice(0, 2))),
    subjektives_befinden: rows.find(({ feeling }) => feeling !== null)?.feeling ?? FEELING.initial,
  };
  const notes = rows.find((row) => row.notes !== '')?.notes ?? '';
  return { test: { day: first.day, time: first.time, category: first.test.category, conditions, results, notes }, problems };
}

/**
 * Reads a table of tests as `testsTable` writes it; columns may be missing (but day, test and first trial) and stand in any order. A
 * line that is not understood becomes a problem and is never taken.
 * @param today local day; later ones are refused
 * @returns null when it is no such table, or longer than 6,000 lines
 */
export function readTestsTable(text: string, today: string): TestsOfTable | null {
  const [head, ...lines] = readCsv(text, MOST_LINES) ?? [];
  if (head === undefined) return null;
  const places = new Map(head.cells.map((name, index) => [name.toLowerCase(), index]));
  if ([COLUMNS.day, COLUMNS.test, COLUMNS.trials[0]].some((name) => !places.has(name.toLowerCase()))) return null;
  const rows: Row[] = [];
  const problems: TableProblem[] = [];
  for (const line of lines) {
    const row = readRow(line, (column) => line.cells[places.get(column.toLowerCase()) ?? -1] ?? '', today);
    if (typeof row === 'string') problems.push({ line: line.number, words: row });
    else rows.push(row);
  }
  const read = groupBy(rows, ({ day, time, test }) => `${day} ${time} ${test.category}`).map(toTest);
  return {
    tests: read.flatMap(({ test }) => test ?? []),
    problems: [...problems, ...read.flatMap((one) => one.problems)].toSorted((one, other) => one.line - other.line),
  };
}
