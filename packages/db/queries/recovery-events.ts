import type { StoredRecoveryEvent } from '@anwurf/domain/coach/return-to-play/stored-recovery';
import type { LocalQuery } from './local-query.ts';

/** An event of a recovery after an injury (`recovery_events`). */
export interface StoredRecovery extends StoredRecoveryEvent {
  id: string;
  /** Id of the ladder, such as 'knie'. */
  ladder: string;
}

/** An event with its time of writing, needed to restore it. */
export interface RecoveryEventRow extends StoredRecovery {
  happenedAt: Date;
}

const columns = `id, ladder, kind, to_char(day, 'YYYY-MM-DD') as "day", side, pain, details`;

/** One event. */
export function recoveryEventRow(id: string): LocalQuery<RecoveryEventRow> {
  return { sql: `select ${columns}, happened_at as "happenedAt" from recovery_events where id = $1::uuid`, params: [id] };
}

/** All events of all ladders in order. A device's clock may be ahead: times in the future count as now. */
export function recoveryEvents(): LocalQuery<StoredRecovery> {
  return {
    sql: `
      select ${columns} from recovery_events order by least(happened_at, now()), server_version = 0, server_version, id`,
    params: [],
  };
}
