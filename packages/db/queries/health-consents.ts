import type { HealthPurpose } from '@anwurf/contract/health-consent';
import type { LocalQuery } from './local-query.ts';

/** A decision about health data (`health_consents`). */
export interface HealthDecision {
  readonly purpose: HealthPurpose;
  readonly granted: boolean;
  readonly decidedAt: Date;
}

/** The decision of each purpose that holds: the newest. No row of a purpose that was never asked about. */
export function healthDecisions(): LocalQuery<HealthDecision> {
  return {
    sql: `
      select distinct on (purpose) purpose, granted, decided_at as "decidedAt" from health_consents
      order by purpose, decided_at desc, server_version = 0 desc, server_version desc, id desc`,
    params: [],
  };
}

/** A row if the store has health data of the player. */
export function anyHealthData(): LocalQuery<{ found: boolean }> {
  return {
    sql: `
      select true as found from complaints union select true from health_checks union select true from recovery_events
      union select true from fragebogen_antworten where aktuelle_verletzungen <> '' or hat_vorherige_verletzungen`,
    params: [],
  };
}
