/** The offer, from configuration. */
export type Offer = {
  /** Price in euro cents, including VAT. */
  readonly priceCents: number;
  readonly currency: 'EUR';
  /** Months of access that a payment buys; null: lifetime. */
  readonly accessMonths: number | null;
  readonly discount: { readonly code: string; readonly percent: number } | null;
};

/**
 * Price for a buyer, in euro cents, rounded in the buyer's favour.
 * @param code as typed; case-insensitive
 * @returns undefined when there is no such code
 */
export function priceOf(offer: Offer, code: string | undefined): { amountCents: number; discountCode: string | null } | undefined {
  if (code === undefined || code === '') return { amountCents: offer.priceCents, discountCode: null };
  const { discount, priceCents } = offer;
  if (discount === null || discount.code.toLowerCase() !== code.toLowerCase()) return undefined;
  return { amountCents: Math.floor((priceCents * (100 - discount.percent)) / 100), discountCode: discount.code };
}
