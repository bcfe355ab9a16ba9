import { expect, it } from 'vitest';
import { priceOf, type Offer } from './offer.ts';

const offer: Offer = { priceCents: 2999, currency: 'EUR', accessMonths: null, discount: { code: 'HALLE', percent: 15 } };

it('subtracts the discount, rounded in the buyer’s favour, whatever the case of the code', () => {
  expect(priceOf(offer, undefined)).toEqual({ amountCents: 2999, discountCode: null });
  expect(priceOf(offer, 'halle')).toEqual({ amountCents: 2549, discountCode: 'HALLE' });
});

it('refuses other codes, and any code without a discount', () => {
  expect(priceOf(offer, 'HALLE2')).toBeUndefined();
  expect(priceOf({ ...offer, discount: null }, 'HALLE')).toBeUndefined();
});
