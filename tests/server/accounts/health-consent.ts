import { healthTextVersions, type HealthPurpose } from '@anwurf/contract/health-consent';
import { buildUuidV7 } from '@anwurf/domain/identity/uuid-v7';
import { randomBytes } from 'node:crypto';
import type { Sql } from '../../../server/database/connection.ts';

/** Stores a player's decision about health data, as a device would have pushed it. */
export async function decideAboutHealth(sql: Sql, userId: string, granted: boolean, purpose: HealthPurpose = 'coaching'): Promise<void> {
  await sql`
    insert into health_consents (id, user_id, purpose, granted, text_version, decided_at)
    values (${buildUuidV7(Date.now(), randomBytes(10))}, ${userId}, ${purpose}, ${granted}, ${healthTextVersions[purpose]}, clock_timestamp())`;
}
