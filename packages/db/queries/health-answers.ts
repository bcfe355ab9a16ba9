import type { LocalQuery } from './local-query.ts';

/** Tables with health data, each row an answer of its own. */
export const HEALTH_TABLES = ['complaints', 'health_checks', 'readiness_checks', 'recovery_events'] as const;

/** One stored answer about the player's health, or a questionnaire. */
export interface HealthAnswer {
  readonly id: string;
  readonly table: (typeof HEALTH_TABLES)[number] | 'fragebogen_antworten';
  /** Region of a complaint, ladder of a recovery, regions to spare of a questionnaire; empty: none. */
  readonly subject: string;
  /** Pain 0 to 10 of a complaint; else null. */
  readonly level: number | null;
  readonly at: Date;
}

/** Everything that the player has said about his health, and his questionnaires, newest first; at most 500. */
export function healthAnswers(): LocalQuery<HealthAnswer> {
  return {
    sql: `
      select id, "table", subject, level, at from (
        select id, 'complaints' as "table", region as subject, level::int as level, reported_at as at from complaints
        union all select id, 'health_checks', '', null, created_at from health_checks
        union all select id, 'readiness_checks', '', null, noted_at from readiness_checks
        union all select id, 'recovery_events', ladder, null, happened_at from recovery_events
        union all select id, 'fragebogen_antworten', aktuelle_verletzungen, null, created_at from fragebogen_antworten) answers
      order by at desc, id desc limit 500`,
    params: [],
  };
}
