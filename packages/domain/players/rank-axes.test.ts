import { expect, test } from 'vitest';
import { type Ranks, rankAxes } from './rank-axes.ts';

const full: Ranks = {
  goals: 90,
  goalsPerGame: 80,
  goalsPerGameWithoutSevenMetres: 70,
  sevenMetreRate: 60,
  fewTwoMinuteSuspensions: 50,
  fewCards: 40,
  games: 0,
};
const none: Ranks = {
  goals: null,
  goalsPerGame: null,
  goalsPerGameWithoutSevenMetres: null,
  sevenMetreRate: null,
  fewTwoMinuteSuspensions: null,
  fewCards: null,
  games: null,
};

test('two complete players have seven axes, clockwise from the goals', () => {
  const { axes, missing } = rankAxes(full, { ...full, goals: 10 });
  expect(axes.map(({ label }) => label)).toEqual([
    'Tore',
    'Tore/\nSpiel',
    'Feldtore/\nSpiel',
    '7m-Quote',
    'wenige\n2-Minuten',
    'wenige\nKarten',
    'Spiele',
  ]);
  expect(axes[0]).toEqual({ label: 'Tore', first: 90, second: 10 });
  expect(axes[6]).toEqual({ label: 'Spiele', first: 0, second: 0 });
  expect(missing).toEqual([]);
});

test('an axis without both ranks is omitted and named', () => {
  const { axes, missing } = rankAxes({ ...full, sevenMetreRate: null }, { ...full, fewTwoMinuteSuspensions: null });
  expect(axes).toHaveLength(5);
  expect(missing).toEqual(['7m-Quote', 'wenige 2-Minuten']);
});

test('two axes span no area', () => {
  expect(rankAxes({ ...none, goals: 1, games: 2 }, full)).toMatchObject({ axes: [], missing: { length: 5 } });
  expect(rankAxes({ ...none, goals: 1, games: 2, sevenMetreRate: 3 }, full).axes).toHaveLength(3);
  expect(rankAxes(none, full).axes).toEqual([]);
});
