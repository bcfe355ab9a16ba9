import { expect, test } from 'vitest';
import { type LineContent, toLineModel } from './line-model.ts';

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
