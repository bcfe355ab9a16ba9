import { expect, test } from 'vitest';
import { painFelt } from './pain-felt.ts';

const at = (time: string) => new Date(`2026-11-${time}:00Z`);
const report = (region: string, level: number, time: string) => ({ region, level, reportedAt: at(time) });
const training = { from: at('10T18:00'), until: at('10T23:59') };

test('a complaint in force when the training began was felt, until its end was reported', () => {
  expect(painFelt([report('Knie', 5, '02T08:00')], ['Knie'], training)).toBe(5);
  expect(painFelt([report('Knie', 5, '02T08:00'), report('Knie', 0, '10T17:00')], ['Knie'], training)).toBe(0);
  expect(painFelt([report('Knie', 2, '02T08:00'), report('Knie', 6, '10T19:00')], ['Knie'], training)).toBe(6);
});

test('other regions, unknown ones and later reports do not count', () => {
  const others = [report('Schulter', 7, '02T08:00'), report('Zeh', 7, '02T08:00'), report('Knie', 7, '11T08:00')];
  expect(painFelt(others, ['Knie'], training)).toBeNull();
});

test('the worst of several regions counts', () => {
  const both = [report('Knie', 3, '02T08:00'), report('Sprunggelenk', 5, '03T08:00')];
  expect(painFelt(both, ['Knie', 'Sprunggelenk'], training)).toBe(5);
});
