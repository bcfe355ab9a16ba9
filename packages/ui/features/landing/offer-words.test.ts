import { expect, test } from 'vitest';
import { durationWords, priceWords } from './offer-words.ts';

const offer = (priceCents: number, accessMonths: number | null) => ({
  priceCents,
  currency: 'EUR' as const,
  configured: true,
  accessMonths,
});

test.each([
  [2999, '29,99'],
  [3000, '30,00'],
  [129_900, '1.299,00'],
])('%i cents are said as %s', (cents, words) => {
  expect(priceWords(offer(cents, null))).toBe(words);
});

test.each([
  [null, 'ohne Ablauf'],
  [1, 'für einen Monat'],
  [6, 'für 6 Monate'],
  [12, 'für ein Jahr'],
  [24, 'für 2 Jahre'],
  [18, 'für 18 Monate'],
])('%s months of access are said as %s', (months, words) => {
  expect(durationWords(offer(2999, months))).toBe(words);
});
