import { normalizeEmail } from '../accounts/account.ts';
import type { Sql } from '../database/connection.ts';
import { giveAccess, type WelcomeBuyer } from './apply-payment-event.ts';

/** Result of a claim; `unknown`: there is no unmatched payment of that reference. */
type Claim = { readonly kind: 'claimed'; readonly email: string } | { readonly kind: 'unknown' };

/**
 * Gives the access that a payment bought which no checkout began: a payment link, or one typed at the provider. The buyer is mailed.
 * @param claim.reference the provider's id of the payment, as it is logged
 * @param claim.email of the buyer's account; default: the address that paid
 * @param claim.accessMonths of the offer; null: lifetime
 */
export async function claimPayment(
  sql: Sql,
  { reference, email, accessMonths }: { reference: string; email: string | undefined; accessMonths: number | null },
  welcome: WelcomeBuyer,
): Promise<Claim> {
  return sql.begin(async (tx) => {
    const [found] = await tx<{ id: string; email: string }[]>`
      select id, email from payments where provider_reference = ${reference} and status = 'unmatched' and email is not null`;
    if (found === undefined) return { kind: 'unknown' };
    const buyer = normalizeEmail(email ?? found.email);
    const [account] = await tx<{ id: string }[]>`select id from users where email = ${buyer}`;
    if (account !== undefined) await tx`select lock_owners(array[${account.id}]::uuid[])`;
    const claimed = await tx`update payments set status = 'complete', email = ${buyer}, access_months = ${accessMonths}
      where id = ${found.id} and status = 'unmatched'`;
    if (claimed.count === 0) return { kind: 'unknown' };
    await giveAccess(tx, found.id, account?.id, { email: buyer, welcome });
    return { kind: 'claimed', email: buyer };
  });
}
