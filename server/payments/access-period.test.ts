import { expect, it } from 'vitest';
import { computeAccessEnd } from './access-period.ts';

const end = (...grants: [months: number | null, from: string][]) =>
  computeAccessEnd(grants.map(([months, from]) => ({ months, from: new Date(from) })))?.toISOString() ?? null;

it('counts months from the day, to the last day of a shorter month', () => {
  expect(end([12, '2026-11-21T08:30:00Z'])).toBe('2027-11-21T08:30:00.000Z');
  expect(end([1, '2026-01-31T23:59:00Z'])).toBe('2026-02-28T23:59:00.000Z');
  expect(end([12, '2028-02-29T12:00:00Z'])).toBe('2029-02-28T12:00:00.000Z');
});

it('adds months bought before the end, starts again after it, in any order of the payments', () => {
  expect(end([12, '2027-06-01T00:00:00Z'], [12, '2027-01-01T00:00:00Z'])).toBe('2029-01-01T00:00:00.000Z');
  expect(end([1, '2026-01-01T00:00:00Z'], [1, '2027-01-01T00:00:00Z'])).toBe('2027-02-01T00:00:00.000Z');
});

it('never ends after a lifetime purchase', () => {
  expect(end([12, '2026-01-01T00:00:00Z'], [null, '2026-02-01T00:00:00Z'])).toBeNull();
});
