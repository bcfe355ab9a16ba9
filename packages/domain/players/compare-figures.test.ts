import { describe, expect, test } from 'vitest';
import { compareFigures, countWins } from './compare-figures.ts';
import { type Figure, figureText, figureUnit, type PlayerFigures } from './player-figures.ts';

const nothing: PlayerFigures = {
  games: null,
  goals: null,
  sevenMetreGoals: null,
  sevenMetreAttempts: null,
  sevenMetreRate: null,
  goalsPerGame: null,
  goalsPerGameWithoutSevenMetres: null,
  twoMinuteSuspensions: null,
  yellowCards: null,
  disqualifications: null,
  shots: null,
  shotRate: null,
  saves: null,
  saveRate: null,
  minutes: null,
  goalsPer60: null,
};

const lineOf = (figure: Figure, first: number | null, second: number | null) =>
  compareFigures({ ...nothing, [figure]: first }, { ...nothing, [figure]: second }).find((line) => line.figure === figure);

describe('a line of the comparison', () => {
  test.each<[Figure, number | null, number | null, string, string, 'first' | 'second' | null]>([
    ['games', 18, 20, '18', '20', 'second'],
    ['goals', 84, 79, '84', '79', 'first'],
    ['goals', 1084, 79, '1.084', '79', 'first'],
    ['sevenMetreGoals', 19, 6, '19', '6', 'first'],
    ['sevenMetreAttempts', 26, 9, '26', '9', 'first'],
    ['sevenMetreRate', 73.08, 66.67, '73', '67', 'first'],
    ['sevenMetreRate', 72.8, 73.1, '73', '73', null],
    ['sevenMetreRate', 0, null, '0', '–', null],
    ['goalsPerGame', 4.67, 3.95, '4,67', '3,95', 'first'],
    ['goalsPerGame', 4, 3.999, '4,00', '4,00', null],
    ['goalsPerGame', 4, 3.99, '4,00', '3,99', 'first'],
    ['goalsPerGameWithoutSevenMetres', 3.61, 3.65, '3,61', '3,65', 'second'],
    ['twoMinuteSuspensions', 11, 15, '11', '15', 'first'],
    ['twoMinuteSuspensions', 15, 0, '15', '0', 'second'],
    ['yellowCards', 4, 4, '4', '4', null],
    ['yellowCards', 5, 4, '5', '4', 'second'],
    ['disqualifications', 0, 1, '0', '1', 'first'],
    ['saveRate', 38.6, 35.2, '39', '35', 'first'],
    ['shotRate', 60, null, '60', '–', null],
    ['goalsPer60', 5.22, 5.217, '5,22', '5,22', null],
    ['minutes', 1034, 612.5, '1.034', '613', 'first'],
    ['games', 0, 0, '0', '0', null],
    ['games', null, 3, '–', '3', null],
    ['twoMinuteSuspensions', 3, null, '3', '–', null],
    ['games', null, null, '–', '–', null],
  ])('%s, %s against %s', (figure, first, second, shownFirst, shownSecond, winner) => {
    expect(lineOf(figure, first, second)).toMatchObject({ first: shownFirst, second: shownSecond, winner });
  });

  test('the order of the players does not matter', () => {
    const [one, other] = [
      { ...nothing, games: 18, goals: 84, yellowCards: 4 },
      { ...nothing, games: 20, goals: 79, yellowCards: 3 },
    ];
    expect(countWins(compareFigures(one, other))).toEqual([1, 2]);
    expect(countWins(compareFigures(other, one))).toEqual([2, 1]);
  });
});

test('the lines are in the documented order', () => {
  expect(compareFigures(nothing, nothing).map(({ label }) => label)).toEqual([
    'Spiele',
    'Tore gesamt',
    '7m-Tore',
    '7m-Versuche',
    '7m-Quote',
    'Tore/Spiel',
    'Feldtore/Spiel',
    '2-Minuten',
    'Gelbe Karten',
    'Disqualifikationen',
  ]);
});

test('values that few leagues publish follow where one of the two has any', () => {
  const labels = compareFigures({ ...nothing, saves: 190, saveRate: 38 }, { ...nothing, shots: 9 }).map(({ label }) => label);
  expect(labels.slice(10)).toEqual(['Würfe', 'Paraden', 'Paraden\u00adquote']);
});

test.each<[Figure, number | null, string, string | undefined]>([
  ['saveRate', 38.64, '38,6', '%'],
  ['goalsPer60', 5.2, '5,20', undefined],
  ['sevenMetreRate', 73.08, '73,1', '%'],
  ['sevenMetreRate', 100, '100,0', '%'],
  ['sevenMetreRate', null, '–', undefined],
  ['goalsPerGame', 4.6, '4,60', undefined],
  ['games', 18, '18', undefined],
  ['disqualifications', null, '–', undefined],
])('listed, %s of %s is %s', (figure, value, text, unit) => {
  expect([figureText(figure, value), figureUnit(figure, value)]).toEqual([text, unit]);
});

test('a round number of goals a game has its two decimals, on the dashboard as in the comparison', () => {
  expect([7, 4.666, 0, null].map((value) => figureText('goalsPerGame', value))).toEqual(['7,00', '4,67', '0,00', '–']);
});
