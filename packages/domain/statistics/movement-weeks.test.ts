import { expect, test } from 'vitest';
import { movementsOfWeek } from './movement-weeks.ts';

const row = (stretch: number, pattern: 'push' | 'pull' | 'throw' | 'sprint' | 'cut' | 'balance', sets: number, times = sets * 8) => ({
  stretch,
  pattern,
  sets,
  hardSets: Math.floor(sets / 2),
  volume: sets * 100,
  times,
});

test('this week stands beside the mean of the four weeks before, the most sets first', () => {
  const { movements } = movementsOfWeek([
    row(1, 'push', 8),
    row(4, 'push', 6),
    row(5, 'push', 4),
    row(5, 'pull', 9),
    row(5, 'balance', 20),
  ]);
  expect(movements.map(({ label, sets, hardSets, volume, usual }) => [label, sets, hardSets, volume, usual])).toEqual([
    ['Ziehen (Rücken, Bizeps)', 9, 4, 900, 0],
    ['Drücken (Brust, Trizeps)', 4, 2, 400, 3.5],
  ]);
});

test('throws and sprints are counted one by one, sprints with changes of direction', () => {
  const { movements, actions } = movementsOfWeek([
    row(2, 'throw', 4, 30),
    row(5, 'throw', 3, 24),
    row(5, 'sprint', 6, 6),
    row(5, 'cut', 2, 2),
  ]);
  expect(movements).toEqual([]);
  expect(actions.map(({ label, times, usual }) => [label, times, usual])).toEqual([
    ['Würfe', 24, 7.5],
    ['Sprints und Richtungswechsel', 8, 0],
  ]);
});
