import { formatGermanDate } from '../../calendar/german-date.ts';
import { type CsvCell, csvText } from '../../statistics/csv.ts';
import type { Conditions } from '../conditions.ts';
import { shownUnit, type SubTest, trialUnitOf } from '../sub-test.ts';
import { SUB_TESTS } from '../sub-tests.ts';
import { CATEGORY_TITLES, type TestCategory } from '../test-category.ts';
import type { SubTestResult } from '../test-result.ts';
import { yoyoText } from '../yoyo.ts';
import { COLUMNS, EXTRAS_SEPARATOR, plainName } from './table-columns.ts';

/** A test as it stands in the table. */
export interface TableTest {
  /** Local day (YYYY-MM-DD) and time (HH:MM). */
  readonly day: string;
  readonly time: string;
  readonly category: TestCategory;
  /** By sub-test. */
  readonly results: ReadonlyMap<string, SubTestResult>;
  /** Null: not known. */
  readonly conditions: Conditions | null;
  readonly notes: string | null;
}

const HEAD = [
  COLUMNS.day,
  COLUMNS.time,
  COLUMNS.category,
  COLUMNS.test,
  COLUMNS.side,
  ...COLUMNS.trials,
  COLUMNS.unit,
  COLUMNS.legLength,
  COLUMNS.extras,
  COLUMNS.warmUp,
  COLUMNS.feeling,
  COLUMNS.notes,
];

/** A level is no decimal number: with a comma a spreadsheet would count with it. */
const trialCell = (test: SubTest, trial: number | null): CsvCell => (trial !== null && test.unit === 'level' ? yoyoText(trial) : trial);

/** The sides of a result; a best value of other tools without trials counts as the first trial. */
function sidesOf(test: SubTest, result: SubTestResult): { name: string; trials: readonly (number | null)[] }[] {
  if (result.sides !== null) {
    const { left, right } = result.sides;
    return [
      { name: test.sideNames[0], trials: left.trials },
      { name: test.sideNames[1], trials: right.trials },
    ].filter(({ trials }) => trials.some((trial) => trial !== null));
  }
  const hasTrials = result.trials.some((trial) => trial !== null);
  return [{ name: '', trials: hasTrials || test.trialNames !== undefined ? result.trials : [result.best] }];
}

function extrasText(test: SubTest, { extras }: SubTestResult): string {
  return test.extras
    .flatMap(({ field, label, options }) => {
      const chosen = options.find(({ value }) => value === extras[field]);
      return chosen === undefined ? [] : [`${label}: ${chosen.label}`];
    })
    .join(EXTRAS_SEPARATOR);
}

function rowsOf({ day, time, category, results, conditions, notes }: TableTest): CsvCell[][] {
  return SUB_TESTS[category].flatMap((test) => {
    const result = results.get(test.id);
    if (result === undefined) return [];
    return sidesOf(test, result).map(({ name, trials }) => [
      formatGermanDate(day),
      time,
      CATEGORY_TITLES[category],
      plainName(test.name),
      name,
      ...COLUMNS.trials.map((_, index) => trialCell(test, trials[index] ?? null)),
      shownUnit(trialUnitOf(test)),
      result.legLength,
      extrasText(test, result),
      conditions?.aufwaermung_minuten ?? null,
      conditions?.subjektives_befinden ?? null,
      notes,
    ]);
  });
}

/** All tests as a table for a spreadsheet, a row for each side of each sub-test; `readTestsTable` reads it. */
export function testsTable(tests: readonly TableTest[]): string {
  return csvText(HEAD, tests.flatMap(rowsOf));
}
