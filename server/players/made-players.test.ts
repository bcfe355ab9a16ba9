import { expect, test } from 'vitest';
import { makePlayers } from './made-players.ts';

const players = makePlayers(5000);

test('generating five thousand people over four seasons is deterministic', () => {
  expect(new Set(players.map(([name, team]) => `${name} ${team}`)).size).toBeGreaterThan(5000);
  expect(new Set(players.map(([, , season]) => season))).toEqual(new Set(['2022/23', '2023/24', '2024/25', '2025/26']));
  expect(makePlayers(5000)).toEqual(players);
});

test('no player occurs twice in a team and season, and the values are consistent', () => {
  const keys = new Set(players.map(([name, team, season]) => `${name}|${team}|${season}`));
  expect(keys.size).toBe(players.length);
  for (const [, , , , games, goals, sevens, attempts, yellow] of players) {
    if (games === null) continue;
    expect(games).toBeGreaterThan(0);
    expect(goals ?? 0).toBeGreaterThanOrEqual(sevens ?? 0);
    expect(attempts ?? 0).toBeGreaterThanOrEqual(sevens ?? 0);
    expect(yellow ?? 0).toBeLessThanOrEqual(games);
  }
});

test('a season is plausible: few score most, keepers hardly, some values are missing', () => {
  const rates = players
    .flatMap(([, , , , games, goals]) => (games === null || goals === null ? [] : [goals / games]))
    .toSorted((a, b) => a - b);
  const at = (share: number) => rates[Math.floor(rates.length * share)] ?? 0;
  expect(at(0.05)).toBeLessThan(0.2);
  expect(at(0.5)).toBeGreaterThan(1.4);
  expect(at(0.5)).toBeLessThan(3.5);
  expect(at(0.99)).toBeLessThan(11);
  expect(players.filter(([, , , , games]) => games === null).length).toBeGreaterThan(50);
});
