import { expect, it } from 'vitest';
import { computeNeed, costOfChange } from './arithmetic.ts';

const measured = {
  devices: 1000,
  seconds: 100,
  writes: 1000,
  idle: { server: 0.02, postgres: 0.01, devices: 0 },
  cpu: { server: 8, postgres: 3, devices: 0 },
  memory: { before: 100, connected: 150, after: 200 },
};

it('a change costs what was used beyond what is used while nobody writes', () => {
  expect(costOfChange(measured)).toEqual({ server: 0.006, postgres: 0.002 });
});

it('a busiest hour needs so much more as it has more devices and changes', () => {
  const need = computeNeed(measured);
  expect(need).toMatchObject({ devices: 10_000, processes: 1, memory: 2000 });
  expect(need.changesPerSecond).toBeCloseTo(41.7, 1);
  expect(need.server.waiting).toBeCloseTo(0.2);
  expect(need.server.changes).toBeCloseTo(0.25);
  expect(need.postgres).toBeCloseTo(0.18, 2);
});
