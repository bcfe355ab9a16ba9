import { maxOriginsAtSignOut } from '@anwurf/contract/sign-out';
import type { LocalQuery } from './local-query.ts';

/** The origins of this store that the server may have mutations of, newest first: what it may forget when the store is removed. */
export function storeOrigins(): LocalQuery<{ id: string }> {
  return { sql: `select id from origins order by seq desc limit ${maxOriginsAtSignOut}`, params: [] };
}
