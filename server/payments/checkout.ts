import { RETENTION_DAYS } from '@anwurf/contract/retention';
import { createToken, hashToken } from '../identity/token.ts';
import type { Sql } from '../database/connection.ts';
import type { Offer } from './offer.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { newId } from '../identity/new-id.ts';

/** The buyer of a purchase. */
export type Buyer = { readonly userId: string | undefined; readonly email: string | undefined };

/**
 * Starts a purchase: stores offer and buyer, and has the provider prepare its page.
 * @returns address of that page
 * @throws ApiError upstream_unavailable when the provider does not answer
 */
export async function startCheckout(
  sql: Sql,
  provider: PaymentProvider,
  buyer: Buyer,
  { offer, amountCents, discountCode }: { offer: Offer; amountCents: number; discountCode: string | null },
): Promise<string> {
  const id = newId();
  const token = createToken();
  const { currency, accessMonths } = offer;
  await sql`insert into checkouts
    (id, token_hash, email, user_id, provider, amount_cents, currency, discount_code, access_months, expires_at)
    values (${id}, ${hashToken(token)}, ${buyer.email ?? null}, ${buyer.userId ?? null}, ${provider.name}, ${amountCents}, ${currency},
      ${discountCode}, ${accessMonths}, now() + ${RETENTION_DAYS.checkoutToken} * interval '1 day')`;
  const { url, reference } = await provider.createCheckout({ id, token, amountCents, currency, email: buyer.email });
  await sql`update checkouts set provider_reference = ${reference} where id = ${id}`;
  return url;
}

/** Removes old purchases. Their payments stay. */
export async function pruneCheckouts(sql: Sql): Promise<void> {
  await sql`delete from checkouts where expires_at < now() - ${RETENTION_DAYS.checkouts} * interval '1 day'`;
}
