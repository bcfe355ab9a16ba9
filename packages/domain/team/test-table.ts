import { measuredValue } from '../fitness/measured-value.ts';
import type { SubTest } from '../fitness/sub-test.ts';
import { meanOf } from '../fitness/trials.ts';
import { yoyoResultOf } from '../fitness/yoyo.ts';
import type { ComparedPerson } from '../norms/compare.ts';
import type { Norms } from '../norms/norm-records.ts';
import type { Gender } from '../vocabulary/player.ts';
import { placeOfResult, resultOfTrials, resultText } from './test-cell.ts';
import type { TestDayContent } from './test-day.ts';
import { OPEN_VALUE, type TestValue } from './test-value.ts';

/** Somebody who is tested: a player of the squad, or a guest without the app. */
export interface TestedPerson {
  /** Of the membership, or of the guest. */
  readonly id: string;
  readonly kind: 'member' | 'guest';
  readonly name: string;
  /** A member who shares no tests is not written about. */
  readonly sharesTests: boolean;
  /** Known of guests alone, where it was entered. */
  readonly gender: Gender | null;
  readonly birthYear: number | null;
}

/** The newest content of a cell. */
export interface StoredTestValue extends TestValue {
  /** Id of the person. */
  readonly person: string;
  readonly test: string;
  /** Rows of the cell: more than one is a history. */
  readonly entries: number;
}

/** A cell of the table. */
export interface TestCell {
  readonly test: SubTest;
  readonly value: TestValue;
  /** As it is shown, of two sides both; null: not measured. */
  readonly shown: string | null;
  /** Of a hundred of the group; null: nothing is compared. */
  readonly place: number | null;
  readonly isBest: boolean;
  readonly entries: number;
}

/** A line of the table. */
export interface TestRow {
  readonly person: TestedPerson;
  /** In the order of the tests. */
  readonly cells: readonly TestCell[];
  /** Cells that are measured or missing. */
  readonly done: number;
}

/** A column of the table. */
export interface TestColumn {
  readonly test: SubTest;
  readonly measured: number;
  /** As it is shown; null: nobody was measured. */
  readonly mean: number | null;
  /** Whether its places are estimates. */
  readonly isEstimated: boolean;
}

/** A test day as a table. */
export interface TestTable {
  readonly rows: readonly TestRow[];
  readonly columns: readonly TestColumn[];
  /** Measured values, and cells that could have one. */
  readonly measured: number;
  readonly cells: number;
}

/** The group that a person is compared with: a guest whose age and sex are known with them, everybody else with the group of the day. */
export function comparedAs({ gender, birthYear }: TestedPerson, { day, group }: TestDayContent): ComparedPerson | null {
  if (gender !== null && birthYear !== null) return { gender, age: Number(day.slice(0, 4)) - birthYear };
  return group;
}

/** The mean in the unit that is shown: of runs of the Yo-Yo test the one that the mean of the metres reaches. */
function meanShown(test: SubTest, metresOrValues: readonly number[]): number | null {
  const mean = meanOf(metresOrValues);
  return mean === null || test.unit !== 'level' ? mean : (yoyoResultOf(mean) ?? null);
}

/** A test day as a table: what each cell shows, where it stands, and who was best. */
export function testTable(
  norms: Norms,
  content: TestDayContent,
  tests: readonly SubTest[],
  people: readonly TestedPerson[],
  values: readonly StoredTestValue[],
): TestTable {
  const stored = new Map(values.map((value) => [`${value.person} ${value.test}`, value]));
  const columns = tests.map((test) => {
    const choices = content.choices[test.id] ?? {};
    const found = people.map((person) => {
      const value = stored.get(`${person.id} ${test.id}`);
      const result = value?.state === 'measured' ? resultOfTrials(test, value.trials, choices) : null;
      return { value, result, place: result && placeOfResult(norms, test, result, comparedAs(person, content)) };
    });
    const results = found.flatMap(({ result }) => result ?? []);
    // Reaches without a measured leg are no points.
    const measured = results.flatMap((result) => (result.unit === test.unit ? [measuredValue(test, result)] : []));
    const best = measured.length < 2 ? null : test.lowerIsBetter ? Math.min(...measured) : Math.max(...measured);
    const cells = found.map(({ value, result, place }): TestCell => ({
      test,
      value: value ?? OPEN_VALUE,
      shown: result && resultText(test, result),
      place: place?.place ?? null,
      isBest: result !== null && result.unit === test.unit && measuredValue(test, result) === best,
      entries: value?.entries ?? 0,
    }));
    const isEstimated = found.some(({ place }) => place?.isEstimated === true);
    return { column: { test, measured: results.length, mean: meanShown(test, measured), isEstimated }, cells };
  });
  const rows = people.map((person, index) => {
    const cells = columns.flatMap((column) => column.cells[index] ?? []);
    return { person, cells, done: cells.filter(({ value }) => value.state !== 'open').length };
  });
  const tested = rows.filter(({ person }) => person.sharesTests);
  return {
    rows,
    columns: columns.map(({ column }) => column),
    measured: columns.reduce((sum, { column }) => sum + column.measured, 0),
    cells: tested.flatMap(({ cells }) => cells).filter(({ value }) => value.state !== 'missing').length,
  };
}

/** The reason of somebody who misses every test for the same one; null: he does not. */
export function missesEverything({ cells }: TestRow): TestValue['reason'] {
  const [first] = cells;
  if (first === undefined || first.value.state !== 'missing') return null;
  return cells.every(({ value }) => value.state === 'missing' && value.reason === first.value.reason) ? first.value.reason : null;
}
