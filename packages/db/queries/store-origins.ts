import { maxOriginsAtSignOut } from '@anwurf/contract/sign-out';
import type { LocalQuery } from './local-query.ts';

/** Origins of this store whose mutations the server may hold, newest first: it may forget them when the store is removed. */
export function storeOrigins(): LocalQuery<{ id: string }> {
  return { sql: `select id from origins order by seq desc limit ${maxOriginsAtSignOut}`, params: [] };
}
