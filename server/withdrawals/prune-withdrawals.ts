import { RETENTION_DAYS } from '@anwurf/contract/retention';
import type { Sql } from '../database/connection.ts';

/** Removes declarations that nobody can dispute any more. */
export async function pruneWithdrawals(sql: Sql): Promise<void> {
  await sql`delete from withdrawals where received_at < now() - ${RETENTION_DAYS.withdrawals} * interval '1 day'`;
}
