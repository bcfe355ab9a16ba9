import { expect, it } from 'vitest';
import { healthEffect } from './health-effect.ts';
import { setsAfterHealth } from './health-sets.ts';
import { readHealth, storeHealth } from './stored-health.ts';

const answers = { participation: 1, volume: 2, performance: 0, symptoms: 3 };
const rows = [
  { phase: 'warmup', sets: 2 },
  { phase: 'main', sets: 4 },
  { phase: 'main', sets: 1 },
  { phase: 'main', sets: null },
] as const;

it('answers round-trip through storage, and accept points of another release', () => {
  expect(storeHealth(answers)).toEqual({ participation: 8, training_volume: 17, performance: 0, pain: 25 });
  expect(readHealth(storeHealth(answers))).toEqual(answers);
  expect(readHealth({ participation: 6, training_volume: 19, performance: 1, pain: 24 })).toEqual(answers);
});

it('a hard week reduces the main part’s sets, to at least one; the warm-up stays', () => {
  const hard = healthEffect([{ day: '2026-11-18', answers }], '2026-11-20');
  expect(setsAfterHealth(rows, hard).map(({ sets }) => sets)).toEqual([2, 2, 1, null]);
});

it('without answers the session stays as it is', () => {
  expect(setsAfterHealth(rows, healthEffect([], '2026-11-20'))).toBe(rows);
});
