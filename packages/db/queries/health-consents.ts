import type { HealthPurpose, ParentalKind } from '@anwurf/contract/health-consent';
import type { LocalQuery } from './local-query.ts';

/** A decision about health data (`health_consents`). */
export interface HealthDecision {
  readonly purpose: HealthPurpose;
  readonly granted: boolean;
  /** Whether the player has said no; without it a no is the parents' still missing yes. */
  readonly isOwnNo: boolean;
  readonly decidedAt: Date;
}

/** A player under 16. A device has no time zones: the server, which has, decides about the hours around the birthday (migration 0052). */
export const isUnder16 = `exists (select from profiles where date_of_birth > current_date - interval '16 years')`;

const parentalDecision = `
  select kind from parental_consents where kind <> 'asked' order by happened_at desc, server_version desc, id desc limit 1`;

/**
 * The decision of each purpose that holds: the newest. No row of a purpose that was never asked about. Under 16 a yes holds only
 * with a parent's, and none to a service.
 */
export function healthDecisions(): LocalQuery<HealthDecision> {
  return {
    sql: `
      select distinct on (purpose) purpose, decided_at as "decidedAt", not granted as "isOwnNo",
        granted and (not ${isUnder16} or purpose = 'coaching' and coalesce((${parentalDecision}) = 'granted', false)) as granted
      from health_consents order by purpose, decided_at desc, server_version = 0 desc, server_version desc, id desc`,
    params: [],
  };
}

/** State of the consent of a player's parents. */
export interface ParentalState {
  /** Whether a parent has to agree: the player is under 16. */
  readonly isNeeded: boolean;
  /** Without a birth date nobody knows. */
  readonly knowsBirthDate: boolean;
  /** A parent's newest decision; null: none yet. */
  readonly decision: Exclude<ParentalKind, 'asked'> | null;
  /** When a parent was last written to. */
  readonly askedAt: Date | null;
  /** Whether that is after the newest decision: an answer is awaited. */
  readonly isAwaited: boolean;
}

/** One row. */
export function parentalState(): LocalQuery<ParentalState> {
  return {
    sql: `
      select ${isUnder16} as "isNeeded", exists (select from profiles where date_of_birth is not null) as "knowsBirthDate",
        (${parentalDecision}) as decision, (select max(happened_at) from parental_consents where kind = 'asked') as "askedAt",
        coalesce((select kind = 'asked' from parental_consents order by happened_at desc, server_version desc, id desc limit 1), false)
          as "isAwaited"`,
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
