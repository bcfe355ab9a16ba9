import { expect, test } from 'vitest';
import { splitAmount } from './split-amount.ts';

test.each([
  ['4 × 8 Wdh.', { number: '4×8', unit: 'Wdh.' }],
  ['2 × 45 Sekunden je Seite', { number: '2×45', unit: 'Sekunden je Seite' }],
  ['5 Minuten', { number: '5', unit: 'Minuten' }],
  ['1,5 km', { number: '1,5', unit: 'km' }],
  ['nach Gefühl', { number: '', unit: 'nach Gefühl' }],
])('%s', (text, parts) => {
  expect(splitAmount(text)).toEqual(parts);
});
