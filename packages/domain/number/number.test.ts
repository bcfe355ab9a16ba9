import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatGermanDecimal, parseGermanDecimal } from './german-decimal.ts';
import { roundTo } from './rounding.ts';

const parameters = { numRuns: 1000 };

describe('parseGermanDecimal', () => {
  it.each([
    ['32,5', 32.5],
    ['32.5', 32.5],
    [' 1.234,56 ', 1234.56],
    ['1.500', 1500],
    ['1.234.567', 1_234_567],
    ['0.125', 0.125],
    ['1234.567', 1234.567],
    ['12.34', 12.34],
    [',5', 0.5],
    ['5,', 5],
    ['-3,5', -3.5],
    ['−3', -3],
    ['1234,5', 1234.5],
    ['0', 0],
  ])('%j is %d', (text, value) => {
    expect(parseGermanDecimal(text)).toBe(value);
  });

  it.each(['', '-', ',', '.', 'abc', '1,2,3', '1.23,4', '1,234.5', '1e3', '0x10', '5 kg', '--1'])('%j is no number', (text) => {
    expect(parseGermanDecimal(text)).toBeUndefined();
  });
});

describe('formatGermanDecimal', () => {
  it.each([
    [32.5, {}, '32,5'],
    [6480, {}, '6.480'],
    [1.005, {}, '1,01'],
    [-0.001, {}, '0'],
    [2, { decimals: 1, fixed: true }, '2,0'],
    [1234.5678, { decimals: 3 }, '1.234,568'],
  ])('%d with %j is %j', (value, options, text) => {
    expect(formatGermanDecimal(value, options)).toBe(text);
  });

  it('is parsed back as the rounded value', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.integer({ min: 0, max: 4 }), (value, decimals) => {
        expect(parseGermanDecimal(formatGermanDecimal(value, { decimals }))).toBe(roundTo(value, decimals));
      }),
      parameters,
    );
  });
});

describe('roundTo', () => {
  it.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [1e-7, 2, 0],
    [2.5, 0, 3],
    [1e21, 2, 1e21],
  ])('%d to %d decimals is %d', (value, decimals, expected) => {
    expect(roundTo(value, decimals)).toBe(expected);
  });

  it('changes a value by at most half a step and is idempotent', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.integer({ min: 0, max: 4 }), (value, decimals) => {
        const rounded = roundTo(value, decimals);
        expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.5 * 10 ** -decimals + 1e-9);
        expect(roundTo(rounded, decimals)).toBe(rounded);
      }),
      parameters,
    );
  });
});
