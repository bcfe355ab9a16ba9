import { expect, test } from 'vitest';
import { subTestOf } from '../fitness/sub-tests.ts';
import type { SubTest } from '../fitness/sub-test.ts';
import type { TestCategory } from '../fitness/test-category.ts';
import { ownNorms } from '../norms/own-norms.ts';
import { measuredCategories, takenTestId } from './measured-tests.ts';
import { trialsText } from './cell-trials.ts';
import { bandOfPlace, readCell, valueText } from './test-cell.ts';
import { groupOfNames, type TestDayContent, testsOfDay, usualChoices } from './test-day.ts';
import { missesEverything, type StoredTestValue, type TestedPerson, testTable } from './test-table.ts';
import { measuredValueOf, missingValueOf } from './test-value.ts';

function find(category: TestCategory, id: string): SubTest {
  const found = subTestOf(category, id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
}
const jump = find('sprungkraft', 'countermovement_jump');
const sprint = find('antritt', 'sprint_30m');
const yoyo = find('schnelligkeitsausdauer', 'yoyo_intermittent_recovery');
const standing = find('wurfkraft', 'throw_standing_kmh');
const norms = ownNorms();

test.each([
  ['29,8', [29.8]],
  ['29.8 / 30,4', [29.8, 30.4]],
  [' 29,8/30,4/ ', [29.8, 30.4]],
  ['31 cm', [31]],
])('%j in a cell of a jump are the trials %j', (text, trials) => {
  expect(readCell(text, jump)).toEqual({ kind: 'trials', trials });
});

test('a unit with a stroke parts no trials', () => {
  expect(readCell('72,5 km/h / 74 km/h', standing)).toEqual({ kind: 'trials', trials: [72.5, 74] });
});

test('nothing is open, and an x is missing', () => {
  expect([' ', '/', 'x', 'X'].map((text) => readCell(text, jump).kind)).toEqual(['open', 'open', 'missing', 'missing']);
});

test.each([
  ['298', jump, 'Verstanden: 298 cm. Möglich sind 1 bis 120 cm.'],
  ['29,8 / 298', jump, 'Verstanden: 298 cm. Möglich sind 1 bis 120 cm.'],
  ['a', jump, '„a“ ist hier keine Zahl. Möglich sind 1 bis 120 cm.'],
  ['1/2/3/4', jump, 'Hier zählen höchstens 3 Versuche.'],
  ['15.3/15.4', yoyo, 'Hier zählt nur ein Versuch.'],
  ['15.9', yoyo, 'Einen Lauf 15.9 gibt es nicht.'],
] as const)('%j is said to be wrong, and not moved to a bound', (text, of, words) => {
  const read = readCell(text, of);
  expect(read.kind === 'problem' && read.words.replaceAll('\u00a0', ' ')).toBe(words);
});

test('a cell is read as it is written', () => {
  expect([trialsText(jump, [29.8, 30.4]), trialsText(sprint, [4.7]), trialsText(yoyo, [15.2])]).toEqual(['29,8 / 30,4', '4,7', '15.2']);
  expect(readCell(trialsText(sprint, [4.66, 4.7]), sprint)).toEqual({ kind: 'trials', trials: [4.66, 4.7] });
  expect([valueText(jump, 31.24), valueText(sprint, 4.7), valueText(sprint, 5), valueText(yoyo, 15.2)]).toEqual([
    '31,2',
    '4,70',
    '5,00',
    '15.2',
  ]);
});

const content: TestDayContent = {
  day: '2026-11-20',
  tests: [jump.id, sprint.id],
  choices: usualChoices([jump.id, sprint.id]),
  group: { age: 17, gender: 'female' },
};
const person = (id: string, more: Partial<TestedPerson> = {}): TestedPerson => ({
  id,
  kind: 'member',
  name: id,
  sharesTests: true,
  gender: null,
  birthYear: null,
  ...more,
});
const value = (of: string, in_: SubTest, trials: readonly number[]): StoredTestValue => ({
  person: of,
  test: in_.id,
  entries: 1,
  ...measuredValueOf(trials),
});
const table = (values: readonly StoredTestValue[], people = [person('mila'), person('jule')], of = content) =>
  testTable(norms, of, testsOfDay(of.tests), people, values);

test('the best trial counts, a lower time is the better one, and the best of the team has a dot', () => {
  const { rows, columns, measured, cells } = table([
    value('mila', jump, [29.8, 30.4]),
    value('jule', jump, [34.5]),
    value('mila', sprint, [4.7, 4.6]),
    value('jule', sprint, [4.8]),
  ]);
  expect(rows.map(({ cells: own }) => own.map(({ shown, isBest }) => [shown, isBest]))).toEqual([
    [
      ['30,4', false],
      ['4,60', true],
    ],
    [
      ['34,5', true],
      ['4,80', false],
    ],
  ]);
  expect(columns.map(({ mean }) => mean)).toEqual([expect.closeTo(32.45), expect.closeTo(4.7)]);
  expect([measured, cells]).toEqual([4, 4]);
});

test('a value alone is the best of nobody', () => {
  expect(table([value('mila', jump, [30])]).rows[0]?.cells[0]?.isBest).toBe(false);
});

test('a place is that of the group of the day, of a guest that of her own age, and without a group there is none', () => {
  const people = [person('mila'), person('gast', { kind: 'guest', gender: 'female', birthYear: 2013 })];
  const values = people.map(({ id }) => value(id, jump, [30]));
  const [mila, guest] = table(values, people).rows.map(({ cells: [cell] }) => cell?.place ?? 0);
  expect(guest).toBeGreaterThan(mila ?? 99);
  const alone = table(values, people, { ...content, group: null }).rows.map(({ cells: [cell] }) => cell?.place);
  expect(alone).toEqual([null, guest]);
});

test('a sprint is compared as it was started', () => {
  const values = [value('mila', sprint, [4.7])];
  const other = { ...content, choices: { [sprint.id]: { startart: 'tiefstart' } } };
  expect(table(values).rows[0]?.cells[1]?.place).toBeGreaterThan(0);
  expect(table(values, undefined, other).rows[0]?.cells[1]?.place).toBeNull();
});

test.each([
  [99, 5],
  [85, 5],
  [84, 4],
  [70, 4],
  [40, 3],
  [20, 2],
  [19, 1],
])('place %d is in band %d', (place, band) => {
  expect(bandOfPlace(place)).toBe(band);
});

test('somebody who misses every test for one reason misses the day', () => {
  const missing = (of: string, in_: SubTest, reason: 'absent' | 'time'): StoredTestValue => ({
    person: of,
    test: in_.id,
    entries: 1,
    ...missingValueOf(reason),
  });
  const { rows, cells } = table([
    missing('mila', jump, 'absent'),
    missing('mila', sprint, 'absent'),
    missing('jule', jump, 'time'),
    missing('jule', sprint, 'absent'),
  ]);
  expect(rows.map(missesEverything)).toEqual(['absent', null]);
  expect(cells).toBe(0);
});

test.each([
  ['Weibliche A-Jugend', null, { gender: 'female', age: 18 }],
  ['HSG', 'wB-Jugend', { gender: 'female', age: 16 }],
  ['mC-Jugend', null, { gender: 'male', age: 14 }],
  ['Herren 2', null, { gender: 'male', age: 25 }],
  ['Löwen', 'C-Jugend', null],
  ['Frauen und mehr', null, { gender: 'female', age: 25 }],
] as const)('%s, %s speak of %j', (name, ageGroup, group) => {
  expect(groupOfNames(name, ageGroup)).toEqual(group);
});

test('a test that this release does not know is left out, and each is there once', () => {
  const ids = testsOfDay(['einbeinstand', sprint.id, 'unbekannt', sprint.id, jump.id]).map(({ id }) => id);
  expect(ids).toEqual(['einbeinstand', sprint.id, jump.id]);
});

test('an offer becomes results by category, without values that cannot have been measured', () => {
  const offered = {
    [jump.id]: { trials: [29.8, 30.4], choices: {} },
    [sprint.id]: { trials: [4.7], choices: { startart: 'hochstart' } },
    [yoyo.id]: { trials: [99], choices: {} },
    unbekannt: { trials: [1], choices: {} },
  };
  const found = measuredCategories(offered);
  expect(found.map(({ category }) => category)).toEqual(['sprungkraft', 'antritt']);
  expect(found[0]?.results[jump.id]).toMatchObject({ best: 30.4, trials: [29.8, 30.4, null] });
  expect(found[1]?.results[sprint.id]?.extras).toEqual({ startart: 'hochstart' });
  expect([measuredCategories(null), measuredCategories([])]).toEqual([[], []]);
});

test('an offer has an id for each category, none of them its own', () => {
  const offer = '018f5a3c-0d2e-4b7a-9c1d-2e3f4a5b6c7d';
  const ids = (['wurfkraft', 'sprungkraft', 'schnelligkeitsausdauer', 'koerperstabilitaet', 'rumpfkraft', 'antritt'] as const).map(
    (category) => takenTestId(offer, category),
  );
  expect(new Set([offer, ...ids]).size).toBe(7);
  expect(takenTestId(offer, 'antritt')).toBe(ids[5]);
});
