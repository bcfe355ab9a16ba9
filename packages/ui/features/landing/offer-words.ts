import type { Site } from '@anwurf/contract/site';

const amount = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** '29,99': euros, without the sign. */
export function priceWords({ priceCents }: Site['offer']): string {
  return amount.format(priceCents / 100);
}

/** How long a payment lasts, in words. */
export function durationWords({ accessMonths }: Site['offer']): string {
  if (accessMonths === null) return 'ohne Ablauf';
  if (accessMonths % 12 !== 0) return accessMonths === 1 ? 'für einen Monat' : `für ${accessMonths} Monate`;
  return accessMonths === 12 ? 'für ein Jahr' : `für ${accessMonths / 12} Jahre`;
}

/** How one pays: the methods of the operator's file; without any the payment page names them. */
export function payWords(methods: Site['paymentMethods'] = []): string {
  return methods.length === 0 ? 'Zahlung über Stripe' : `${methods.join(', ')} über Stripe`;
}
