import { ownEntries } from './comments.ts';
import type { LocalQuery } from './local-query.ts';

const openOffersOf = `
  select m.team_id as team, o.id, o.day from measured_tests o join memberships m on m.id = o.membership_id
  where o.answer is null or o.answered_revision is distinct from o.revision`;

/**
 * Whether something of a team waits for the player: an assignment without an answer, words of a coach that he has not seen, or measured
 * values that he has neither taken over nor left; one row.
 */
export function anyTeamNews(): LocalQuery<{ readonly waits: boolean }> {
  return {
    sql: `
      select exists (select from assignments where answer is null) or exists (select from (${ownEntries}) as entries where unread)
        or exists (${openOffersOf}) as "waits"`,
    params: [],
  };
}

/** How much of the player's teams waits for him: assignments without an answer, unread entries and measured values; one row. */
export function teamNewsCount(): LocalQuery<{ readonly count: number }> {
  return {
    sql: `
      select ((select count(*) from assignments where answer is null) + (select count(*) from (${ownEntries}) as entries where unread)
        + (select count(*) from (${openOffersOf}) as offers))::int as "count"`,
    params: [],
  };
}

/** Measured values that wait for the player in a team. */
export interface WaitingOffers {
  readonly team: string;
  /** Newest test day. */
  readonly day: string;
}

/** The teams in which measured values wait for the player, the newest first. */
export function waitingOffers(): LocalQuery<WaitingOffers> {
  return {
    sql: `select team as "team", max(day)::text as "day" from (${openOffersOf}) as offers group by team order by max(day) desc, team`,
    params: [],
  };
}

/** Words of coaches that the player has not seen, and assignments without an answer, the newest first; `event` names each. */
export function coachNews(): LocalQuery<{ readonly event: string; readonly at: Date }> {
  return {
    sql: `
      select event as "event", at as "at" from (
        select 'comment ' || id as event, written_at as at from (${ownEntries}) as entries where unread
        union all select 'assignment ' || id, sent_at from assignments where answer is null) as news
      order by at desc, event limit 20`,
    params: [],
  };
}
