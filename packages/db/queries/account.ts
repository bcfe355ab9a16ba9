import type { LocalQuery } from './local-query.ts';

/** The account of the signed-in user (`users`); the local database holds no other. */
export interface Account {
  email: string;
  fullName: string | null;
  /** End of the paid access; null: no access. */
  accessExpiresAt: Date | null;
}

export function account(): LocalQuery<Account> {
  return { sql: 'select email, full_name as "fullName", access_expires_at as "accessExpiresAt" from users limit 1', params: [] };
}
