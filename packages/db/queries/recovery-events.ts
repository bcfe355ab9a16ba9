import type { StoredRecoveryEvent } from '@anwurf/domain/coach/return-to-play/stored-recovery';
import type { LocalQuery } from './local-query.ts';

/** An event on a way back after an injury (`recovery_events`). */
export interface StoredRecovery extends StoredRecoveryEvent {
  id: string;
  /** Id of the ladder, such as 'knie'. */
  ladder: string;
}

/** All events of all ladders in their order. A clock may be ahead: what comes from the future counts as of now. */
export function recoveryEvents(): LocalQuery<StoredRecovery> {
  return {
    sql: `
      select id, ladder, kind, to_char(day, 'YYYY-MM-DD') as "day", side, pain, details
      from recovery_events order by least(happened_at, now()), server_version = 0, server_version, id`,
    params: [],
  };
}
