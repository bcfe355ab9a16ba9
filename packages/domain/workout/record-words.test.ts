import { expect, it } from 'vitest';
import { recordFigure, recordGain } from './record-words.ts';

it.each([
  [21.86, 21.34, '21,9', '21,3', '+0,6'],
  [34, 32.5, '34', '32,5', '+1,5'],
  [40, 36, '40', '36', '+4'],
  [43.14, 43.11, '43,1', '43,1', '+0,03'],
])('%f after %f gains what the shown figures differ by', (value, before, shown, shownBefore, gain) => {
  expect([recordFigure(value), recordFigure(before), recordGain({ value, before })]).toEqual([shown, shownBefore, gain]);
});
