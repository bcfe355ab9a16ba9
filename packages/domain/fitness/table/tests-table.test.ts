import { expect, test } from 'vitest';
import type { SubTest } from '../sub-test.ts';
import { SUB_TESTS } from '../sub-tests.ts';
import { TEST_CATEGORIES } from '../test-category.ts';
import { emptyEntry } from '../test-entry.ts';
import { resultOf, type SubTestResult } from '../test-result.ts';
import { readTestsTable } from './read-tests-table.ts';
import { type TableTest, testsTable } from './write-tests-table.ts';

const today = '2026-11-27';

/** A result of each trial done, with the first choice of everything. */
function resultFor(of: SubTest, index: number): SubTestResult {
  const { min } = of.bounds;
  const trials = Array.from({ length: of.trials }, (_, trial) =>
    of.unit === 'level' ? 15.3 : Number((min * 2 + of.step * (trial + index)).toFixed(2)),
  );
  const extras = Object.fromEntries(of.extras.map(({ field, options }) => [field, options[0]?.value ?? '']));
  const entry = { ...emptyEntry(of), trials, right: of.sideField === null ? [] : trials.toReversed(), extras };
  const result = resultOf(of, { ...entry, legLength: of.id === 'y_balance_test' ? 92.5 : null });
  if (result === null) throw new Error(`no result of ${of.id}`);
  return result;
}

const all: TableTest[] = TEST_CATEGORIES.map((category, index) => ({
  day: `2026-10-0${index + 1}`,
  time: '17:30',
  category,
  results: new Map(SUB_TESTS[category].map((one) => [one.id, resultFor(one, index)])),
  conditions: { aufwaermung_minuten: 20, tageszeit: 'nachmittags', subjektives_befinden: 4 },
  notes: index === 0 ? '=neue; "Schuhe"' : null,
}));

test('every test of every category is read as it was written', () => {
  const read = readTestsTable(testsTable(all), today);
  expect(read?.problems).toEqual([]);
  expect(read?.tests).toEqual(
    all.map(({ results, notes, ...one }) => ({ ...one, notes: notes ?? '', results: Object.fromEntries(results) })),
  );
});

const head = 'Datum;Test;Versuch 1;Versuch 2;Seite;Angaben';

test('a table needs only day, test and first trial, in any order and with the test’s name or key', () => {
  const read = readTestsTable('Versuch 1;Test;Datum\n38,5;Countermovement Jump;1.10.2026\n1,9;sprint_10m;02.10.2026\n', today);
  expect(read?.problems).toEqual([]);
  expect(read?.tests.map(({ day, time, category }) => [day, time, category])).toEqual([
    ['2026-10-01', '12:00', 'sprungkraft'],
    ['2026-10-02', '12:00', 'antritt'],
  ]);
  expect(read?.tests[0]?.results['countermovement_jump']?.best).toBe(38.5);
});

test.each([
  ['28.11.2026;Countermovement Jump;38', '„28.11.2026“ ist kein Tag (TT.MM.JJJJ), oder er liegt in der Zukunft.'],
  ['01.10.2026;Handstand;38', 'Einen Test „Handstand“ gibt es hier nicht.'],
  ['01.10.2026;Countermovement Jump;500', 'Verstanden: 500 cm. Möglich sind 1 bis 120 cm.'],
  ['01.10.2026;Countermovement Jump;hoch', '„hoch“ ist hier keine Zahl. Möglich sind 1 bis 120 cm.'],
  ['01.10.2026;Countermovement Jump;', 'Countermovement Jump hat keinen Wert.'],
  ['01.10.2026;Seitstütz;60;70', 'Seitstütz hat höchstens 1 Versuch.'],
  ['01.10.2026;Seitstütz;60;;Mitte', '„Mitte“ ist keine Seite von Seitstütz.'],
  ['01.10.2026;Sprint 10 m;1,9;;;Start: fliegend', '„Start: fliegend“ ist keine Angabe zu Sprint 10 m.'],
])('the line %s is not taken, and says why', (line, words) => {
  const read = readTestsTable(`${head}\n${line}\n01.09.2026;Standweitsprung;200\n`, today);
  expect(read?.problems.map((one) => [one.line, one.words.replaceAll('\u00a0', ' ')])).toEqual([[2, words]]);
  expect(read?.tests.map(({ day }) => day)).toEqual(['2026-09-01']);
});

test('a side that stands there twice is taken once', () => {
  const read = readTestsTable(
    `${head}\n01.10.2026;Seitstütz;60;;Links\n01.10.2026;Seitstütz;70;;links\n01.10.2026;Seitstütz;65;;Rechts\n`,
    today,
  );
  expect(read?.problems).toEqual([{ line: 3, words: 'Seitstütz steht an diesem Tag zweimal da.' }]);
  expect(read?.tests[0]?.results['side_plank']?.sides).toMatchObject({ left: { best: 60 }, right: { best: 65 } });
});

test('a file of something else is null, an empty table of tests is not', () => {
  expect(readTestsTable('Name;Tore\nIda;7\n', today)).toBeNull();
  expect(readTestsTable('', today)).toBeNull();
  expect(readTestsTable(`${head}\n`, today)).toEqual({ tests: [], problems: [] });
});
