import type { accessResponseSchema } from '@anwurf/contract/access';
import type { z } from 'zod';
import type { Sql } from '../database/connection.ts';
import { linkPayments } from '../payments/payments.ts';
import type { Account } from '../accounts/account.ts';

/**
 * Whether an account has access, and until when. Links a signed-out payment for its address first: the address was proven when
 * the account was made.
 */
export async function readAccess(sql: Sql, { id, email }: Account): Promise<z.infer<typeof accessResponseSchema>> {
  return sql.begin(async (tx) => {
    await linkPayments(tx, id, email);
    const [row] = await tx<{ has_access: boolean; expires_at: Date | null }[]>`
      select access_expires_at is null or access_expires_at > now() as has_access, access_expires_at as expires_at
      from users where id = ${id}`;
    return { hasAccess: row?.has_access ?? false, expiresAt: row?.expires_at?.toISOString() ?? null };
  });
}
