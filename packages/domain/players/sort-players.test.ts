import { expect, test } from 'vitest';
import type { Figure } from './player-figures.ts';
import { nextOrder, type PlayerOrder, sortPlayers } from './sort-players.ts';

const figures = (goals: number | null) => ({ ...({} as Record<Figure, null>), goals });
const players = [
  { name: 'Ole', values: figures(3) },
  { name: 'Änne', values: figures(null) },
  { name: 'Zoë', values: figures(9) },
  { name: 'Bo', values: null },
  { name: 'Udo', values: figures(3) },
];
const names = (order: PlayerOrder) => sortPlayers(players, order).map(({ name }) => name);

test.each<[PlayerOrder, string[]]>([
  [null, ['Ole', 'Änne', 'Zoë', 'Bo', 'Udo']],
  [{ by: 'name', descending: false }, ['Änne', 'Bo', 'Ole', 'Udo', 'Zoë']],
  [{ by: 'name', descending: true }, ['Zoë', 'Udo', 'Ole', 'Bo', 'Änne']],
  [{ by: 'goals', descending: true }, ['Zoë', 'Ole', 'Udo', 'Änne', 'Bo']],
  [{ by: 'goals', descending: false }, ['Ole', 'Udo', 'Zoë', 'Änne', 'Bo']],
])('%j', (order, expected) => {
  expect(names(order)).toEqual(expected);
});

test('a heading sorts values descending and names ascending, then reversed', () => {
  expect(nextOrder(null, 'goals')).toEqual({ by: 'goals', descending: true });
  expect(nextOrder({ by: 'goals', descending: true }, 'goals')).toEqual({ by: 'goals', descending: false });
  expect(nextOrder({ by: 'goals', descending: false }, 'goals')).toEqual({ by: 'goals', descending: true });
  expect(nextOrder({ by: 'goals', descending: true }, 'name')).toEqual({ by: 'name', descending: false });
});
