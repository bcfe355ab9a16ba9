import { expect, it } from 'vitest';
import { priceOf, type Offer } from './offer.ts';

const offer: Offer = { priceCents: 2999, currency: 'EUR', accessMonths: null, discount: { code: 'HALLE', percent: 15 } };

it('takes the discount off, rounded in the buyer’s favour, however the code is written', () => {
  expect(priceOf(offer, undefined)).toEqual({ amountCents: 2999, discountCode: null });
  expect(priceOf(offer, 'halle')).toEqual({ amountCents: 2549, discountCode: 'HALLE' });
});

it('knows no other code, and none at all without a discount', () => {
  expect(priceOf(offer, 'HALLE2')).toBeUndefined();
  expect(priceOf({ ...offer, discount: null }, 'HALLE')).toBeUndefined();
});
