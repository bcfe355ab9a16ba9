import { expect, test } from 'vitest';
import { loweringSeconds, withSlowLowering } from './tempo.ts';

test.each([
  ['3-0-X-1', 3],
  ['10-0-1-0', 10],
  ['X-0-1-0', null],
  ['langsam', null],
  [null, null],
  [undefined, null],
])('lowering in %s takes %s seconds', (tempo, seconds) => {
  expect(loweringSeconds(tempo)).toBe(seconds);
});

test('slow lowering leaves the rest of a tempo', () => {
  expect(withSlowLowering('2-1-X-1')).toBe('4-1-X-1');
});
