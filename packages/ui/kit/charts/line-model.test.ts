import { expect, test } from 'vitest';
import { bestPoint, dayNumber, type LineContent, type LinePoint, namedMonths, toLineModel } from './line-model.ts';

const at = (day: string, value: number): LinePoint => ({ key: day, day, value, isHollow: false, isRecord: false, words: '' });

test('the best of times is the shortest, of everything else the longest; of equal ones the first', () => {
  const points = [at('2026-01-01', 1.9), at('2026-02-01', 1.8), at('2026-03-01', 1.85), at('2026-04-01', 1.8)];
  expect(bestPoint({ points, lowerIsBetter: true })?.day).toBe('2026-02-01');
  expect(bestPoint({ points })?.day).toBe('2026-01-01');
});

const names = (from: string, to: string, most: number) => namedMonths(dayNumber(from), dayNumber(to), most).map(({ name }) => name);

test('month names leave each other room, and years stand where they change', () => {
  expect(names('2025-10-20', '2026-02-10', 6)).toEqual(['Nov', 'Dez', 'Jan 26', 'Feb']);
  expect(names('2024-06-15', '2026-06-15', 6)).toEqual(['Juli', 'Jan 25', 'Juli', 'Jan 26']);
  expect(names('2024-06-15', '2026-06-15', 9)).toEqual(['Juli', 'Okt', 'Jan 25', 'Apr', 'Juli', 'Okt', 'Jan 26', 'Apr']);
  expect(names('2016-06-15', '2026-06-15', 12)).toEqual(['2017', '2018', '2019', '2020', '2021', '2022', '2023', '2024', '2025', '2026']);
});

function ticks(values: readonly number[], isWhole: boolean): readonly number[] {
  const points = values.map((value, index) => ({
    key: `${index}`,
    day: `2026-11-0${index + 1}`,
    value,
    isHollow: false,
    isRecord: false,
    words: '',
  }));
  const content: LineContent = {
    points,
    stretches: [],
    shaded: { words: '', mondays: [] },
    goal: null,
    marks: { words: '', of: [] },
    current: '0',
    onChoose: () => {},
    format: String,
    isWhole,
  };
  return toLineModel(content).ticks;
}

test('the axis of repetitions shows whole numbers alone, however close they lie', () => {
  expect(ticks([8, 9], true)).toEqual([8, 9]);
  expect(ticks([8, 8], true)).toEqual([8]);
  expect(ticks([8, 20], true).every(Number.isInteger)).toBe(true);
});

test('the axis of a weight may show parts', () => {
  expect(ticks([8, 9], false).some((tick) => !Number.isInteger(tick))).toBe(true);
});
