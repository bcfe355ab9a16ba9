import { expect, test } from 'vitest';
import { complaintsInForce } from './complaints-in-force.ts';

const monday = new Date('2026-11-16T10:00:00Z');
const tuesday = new Date('2026-11-17T10:00:00Z');

test('a region named without a level counts as adapt', () => {
  expect(complaintsInForce([], { regions: ['Knie'], answeredAt: monday })).toEqual([{ region: 'Knie', level: 4 }]);
});

test('a report counts, whether or not the questionnaire names its region', () => {
  const reports = [
    { region: 'Knie', level: 7, reportedAt: monday },
    { region: 'Schulter', level: 2, reportedAt: monday },
  ];
  expect(complaintsInForce(reports, { regions: ['Knie'], answeredAt: tuesday })).toEqual([
    { region: 'Knie', level: 7 },
    { region: 'Schulter', level: 2 },
  ]);
});

test('a report of 0 ends a complaint until a later questionnaire names the region', () => {
  const ended = [{ region: 'Knie', level: 0, reportedAt: tuesday }];
  expect(complaintsInForce(ended, { regions: ['Knie'], answeredAt: monday })).toEqual([]);
  expect(complaintsInForce([{ region: 'Knie', level: 0, reportedAt: monday }], { regions: ['Knie'], answeredAt: tuesday })).toEqual([
    { region: 'Knie', level: 4 },
  ]);
});

test('a region unknown to this release is skipped', () => {
  expect(complaintsInForce([{ region: 'Zeh', level: 9, reportedAt: monday }], { regions: [], answeredAt: monday })).toEqual([]);
});
