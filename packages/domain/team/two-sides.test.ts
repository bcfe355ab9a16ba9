import { describe, expect, test } from 'vitest';
import { ownNorms } from '../norms/own-norms.ts';
import { type CellTrials, readTrials, trialsText } from './cell-trials.ts';
import { measuredCategories } from './measured-tests.ts';
import { readTestCsv } from './read-test-csv.ts';
import { readCell } from './test-cell.ts';
import { testsOfDay } from './test-day.ts';
import { type StoredTestValue, testTable } from './test-table.ts';
import { measuredValueOf } from './test-value.ts';

function find(id: string) {
  const [found] = testsOfDay([id]);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
}
const plank = find('side_plank');
const stance = find('einbeinstand');
const balance = find('y_balance_test');
const turn = find('505_agility');

describe('a cell of a test with two sides', () => {
  test.each([
    ['85 | 92', plank, [85, 92]],
    ['85;92', plank, [85, 92]],
    ['85//92', plank, [85, 92]],
    // As many as both sides have.
    ['85/92', plank, [85, 92]],
    ['85', plank, [85, null]],
    ['| 92', plank, [null, 92]],
    ['– | 92', plank, [null, 92]],
    ['2,51/2,48 | 2,6', turn, [2.51, 2.48, 2.6, null]],
    ['2,51/2,48/2,6/2,59', turn, [2.51, 2.48, 2.6, 2.59]],
    ['40/–/42 | 38', stance, [40, null, 42, 38, null, null]],
    ['60/98/95 | 61/97/94 | 88', balance, [60, 98, 95, 61, 97, 94, 88]],
    // As the boxes of a phone write it.
    ['–/–/–|–/97/–|–', balance, [null, null, null, null, 97, null]],
    ['–/–/–|–/–/–|88', balance, [null, null, null, null, null, null, 88]],
    ['60//61', balance, [60, null, null, 61, null, null]],
  ] as const)('%j has the left trials first', (text, of, trials) => {
    expect(readCell(text, of)).toEqual({ kind: 'trials', trials });
  });

  test.each(['', '|', '– | –', ' | | '])('%j is open', (text) => {
    expect(readCell(text, balance).kind).toBe('open');
  });

  test('an x is missing', () => {
    expect(readCell('x', plank).kind).toBe('missing');
  });

  test.each([
    ['85 | 92 | 88', plank, 'Hier zählen nur zwei Seiten: links | rechts.'],
    ['85 | 4000', plank, 'Verstanden: 4000 s. Möglich sind 1 bis 3600 s.'],
    ['1/2/3 | 4', turn, 'Hier zählen höchstens 2 Versuche.'],
    ['60 | 61 | 400', balance, 'Beinlänge: Verstanden: 400 cm. Möglich sind 30 bis 130 cm.'],
  ] as const)('%j is said to be wrong', (text, of, words) => {
    const read = readCell(text, of);
    const said = read.kind === 'problem' ? read.words.replaceAll('\u00a0', ' ') : read.kind;
    expect(said.replace(/Möglich sind .* cm/, 'Möglich sind 30 bis 130 cm')).toBe(words);
  });

  test.each([
    [plank, [85, 92], '85 | 92'],
    [plank, [85, null], '85'],
    [plank, [null, 92], '– | 92'],
    [stance, [40, null, 42, 38, null, null], '40 / – / 42 | 38'],
    [balance, [60, 98, 95, 61, 97, 94, 88], '60 / 98 / 95 | 61 / 97 / 94 | 88'],
    [balance, [60, 98, 95, null, null, null, 88], '60 / 98 / 95 | – | 88'],
  ] as const)('%# is read as it is written', (of, trials, text) => {
    expect(trialsText(of, trials)).toBe(text);
    expect(readCell(text, of)).toEqual({ kind: 'trials', trials });
  });
});

const value = (person: string, test_: string, trials: CellTrials): StoredTestValue => ({
  person,
  test: test_,
  entries: 1,
  ...measuredValueOf(trials),
});

test('a cell shows both sides, and is compared by their mean where norms are', () => {
  const people = ['mila', 'jule'].map(
    (id) => ({ id, kind: 'member', name: id, sharesTests: true, gender: null, birthYear: null }) as const,
  );
  const content = { day: '2026-11-20', tests: [plank.id, balance.id, turn.id], choices: {}, group: { age: 17, gender: 'female' } as const };
  const tests = testsOfDay(content.tests);
  const of = (values: readonly StoredTestValue[]) => testTable(ownNorms(), content, tests, people, values);
  const { rows, columns } = of([
    value('mila', plank.id, [60, 100]),
    value('jule', plank.id, [80, null]),
    value('mila', balance.id, [60, 98, 95, 61, 97, 94, 88]),
    value('jule', balance.id, [70, 99, 98, 71, null, null]),
  ]);
  const at = (test_: string, row: number) => rows[row]?.cells.find((cell) => cell.test.id === test_);
  expect([at(plank.id, 0)?.shown, at(plank.id, 1)?.shown]).toEqual(['60 | 100', '80 | –']);
  // (60 + 100) / 2 is 80.
  expect(at(plank.id, 0)?.place).toBe(at(plank.id, 1)?.place);
  expect(at(plank.id, 0)?.place).toBeGreaterThan(0);
  expect(at(balance.id, 0)?.shown).toBe('95,8 | 95,5 Punkte');
  // Without the leg reaches are centimetres, which are compared with nobody.
  expect([at(balance.id, 1)?.shown, at(balance.id, 1)?.place]).toEqual(['99,0 | 71,0', null]);
  const column = columns.find((one) => one.test.id === balance.id);
  expect([column?.measured, column?.mean]).toEqual([2, 95.8]);
});

test('an offer becomes a result with both sides, as the player’s own entry does', () => {
  const offered = {
    [plank.id]: { trials: [60, 100], choices: {} },
    [balance.id]: { trials: [60, 98, 95, 61, 97, 94, 88], choices: {} },
    [turn.id]: { trials: [2.5, null, 99, null], choices: {} },
  };
  const found = measuredCategories(offered);
  expect(found.map(({ category }) => category)).toEqual(['koerperstabilitaet', 'rumpfkraft']);
  expect(found[1]?.results[plank.id]).toMatchObject({
    best: 100,
    sides: { left: { trials: [60], best: 60 }, right: { trials: [100], best: 100 } },
    asymmetry: 40,
  });
  expect(found[0]?.results[balance.id]).toMatchObject({ best: 95.8, legLength: 88, unit: 'punkte' });
  // A leg of two centimetres was not measured.
  expect(measuredCategories({ [balance.id]: { trials: [60, 98, 95, 61, 97, 94, 2], choices: {} } })).toEqual([]);
});

describe('a table', () => {
  const named = [plank, balance, turn].map((one) => ({ test: one, names: [one.name] }));
  const mila = [
    { test: plank.id, trials: [85, 92] },
    { test: balance.id, trials: [60, 98, 95, 61, 97, 94, 88] },
  ];

  test.each([
    ['both sides in a cell', 'Name;Seitstütz (s);Y-Balance (cm)\nMila;85 | 92;60/98/95 | 61/97/94 | 88'],
    [
      'a column a side',
      'Name;Seitstütz links (s);Seitstütz rechts (s);Y-Balance links;Y-Balance rechts;Y-Balance Beinlänge (cm)\nMila;85;92;60 / 98 / 95;61 / 97 / 94;88',
    ],
    [
      'the right side first',
      'Name;side_plank R;side_plank L;Y-Balance re;Y-Balance li;Y-Balance Beinlänge\nMila;92;85;61/97/94;60/98/95;88',
    ],
  ])('with %s is read', (_, text) => {
    const read = readTestCsv(text, named);
    expect(read?.problems).toEqual([]);
    expect(read?.lines[0]?.values).toEqual(mila);
  });

  test('with one side alone has that side', () => {
    expect(readTestCsv('Name;505-Wendetest rechts\nMila;2,51', named)?.lines[0]?.values).toEqual([
      { test: turn.id, trials: [null, null, 2.51, null] },
    ]);
  });
});

test('trials that are not readable are none', () => {
  expect([readTrials('85'), readTrials(['85']), readTrials([85, null])]).toEqual([[], [], [85, null]]);
});
