import { normalizeEmail } from '../accounts/account.ts';
import type { Queryable, Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { hashToken } from '../identity/token.ts';
import { giveAccess, type WelcomeBuyer } from './apply-payment-event.ts';
import { updateAccess } from './payments.ts';

type Correctable = { readonly id: string; readonly email: string; readonly userId: string | null };

/** Accounts whose locks were taken are no longer those of the payment: start again. */
class OwnersChanged extends Error {}

/** A paid checkout that no account began, and whose address nobody has corrected yet. */
async function findCorrectable(sql: Queryable, token: string): Promise<Correctable | undefined> {
  const [row] = await sql<Correctable[]>`
    select payments.id, payments.email, payments.user_id as "userId" from payments join checkouts on checkouts.id = checkout_id
    where token_hash = ${hashToken(token)} and expires_at > now() and checkouts.user_id is null and status = 'complete'
      and payments.email is not null and address_corrected_at is null`;
  return row;
}

/** Whether the address of a checkout's payment can be corrected. */
export async function canCorrectAddress(sql: Queryable, token: string): Promise<boolean> {
  return (await findCorrectable(sql, token)) !== undefined;
}

/**
 * Gives a payment the address that its buyer meant. The former one's way in ends: its mailed link finds no payment
 * any more, and an account that had the access through it has it no longer. Whether one had it is not to be learned here.
 * @param typed as typed
 * @throws ApiError token_invalid where there is nothing to correct, or it was done already
 */
export async function correctAddress(
  sql: Sql,
  { token, email: typed }: { readonly token: string; readonly email: string },
  welcome: WelcomeBuyer,
): Promise<void> {
  const email = normalizeEmail(typed);
  for (;;) {
    const seen = await findCorrectable(sql, token);
    if (seen === undefined) throw new ApiError('token_invalid', 'There is no payment whose address can be corrected.');
    const [account] = await sql<{ id: string }[]>`select id from users where email = ${email}`;
    const owners = [seen.userId, account?.id ?? null].filter((id) => id !== null);
    try {
      await sql.begin(async (tx) => {
        if (owners.length > 0) await tx`select lock_owners(${owners}::uuid[])`;
        const moved = await tx`update payments set email = ${email}, user_id = null, linked_at = null, address_corrected_at = now()
          where id = ${seen.id} and user_id is not distinct from ${seen.userId} and address_corrected_at is null and status = 'complete'`;
        const [now] = await tx<{ id: string }[]>`select id from users where email = ${email}`;
        if (moved.count === 0 || now?.id !== account?.id) throw new OwnersChanged();
        if (seen.userId !== null) await updateAccess(tx, seen.userId);
        await giveAccess(tx, seen.id, account?.id, { email, welcome });
      });
      return;
    } catch (error) {
      if (!(error instanceof OwnersChanged)) throw error;
    }
  }
}
