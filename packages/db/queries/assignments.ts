import type { AssignmentAnswer } from '@anwurf/contract/assignment';
import type { LocalQuery } from './local-query.ts';
import type { PlanGenerationStatus } from './plan-generation.ts';

/** An assignment that a player got (`assignments`). */
export interface OwnAssignment {
  readonly id: string;
  readonly team: string;
  readonly title: string;
  readonly note: string | null;
  /** Local day of a single session; null: none. */
  readonly day: string | null;
  /** As stored; parse with `assignmentContentSchema`. */
  readonly content: unknown;
  readonly sentAt: Date;
  /** Empty: the coach gave no name. */
  readonly coach: string;
  readonly answer: AssignmentAnswer | null;
  readonly comment: string | null;
  /** Whether the plan that accepting made is there; the player may have deleted it. */
  readonly hasPlan: boolean;
  /** Newest request for the plan of a coach's wishes; null: none. */
  readonly making: AssignedGeneration | null;
}

/** A request for the plan of a coach's wishes. */
export interface AssignedGeneration {
  readonly id: string;
  readonly status: PlanGenerationStatus;
  readonly errorCode: string | null;
}

const ownColumns = `
  id, team_id as "team", title, note, day::text as "day", content, sent_at as "sentAt", coach_name as "coach", answer, comment,
  exists (select from trainingsplanreal p where p.id = assignments.id) as "hasPlan",
  (select jsonb_build_object('id', g.id, 'errorCode', g.error_code, 'status',
      case when g.status = 'in_bearbeitung' and g.cancelled_at is not null then 'abgebrochen' else g.status end)
    from trainingsplan_generierung g where g.assignment_id = assignments.id and g.error_code is distinct from 'already_running'
    order by g.created_at desc, g.id desc limit 1) as "making"`;

/** All that the player's coaches sent, the open ones first, then the newest. */
export function ownAssignments(): LocalQuery<OwnAssignment> {
  return { sql: `select ${ownColumns} from assignments order by answer is not null, sent_at desc, id desc limit 100`, params: [] };
}

/** An assignment that a team's coaches sent. */
export interface SentAssignment {
  readonly id: string;
  readonly title: string;
  readonly note: string | null;
  readonly day: string | null;
  readonly sentAt: Date;
  readonly coach: string;
  /** A coach's wishes, as stored; null: a plan or a session. */
  readonly wishes: unknown;
}

/** All that a team's coaches sent, newest first. */
export function sentAssignments(team: string): LocalQuery<SentAssignment> {
  return {
    sql: `
      select id, title, note, day::text as "day", sent_at as "sentAt", coach_name as "coach", content -> 'wishes' as "wishes"
      from team_assignments
      where team_id = $1::uuid order by sent_at desc, id desc limit 100`,
    params: [team],
  };
}

/** A player to whom an assignment went. */
export interface Assignee {
  readonly id: string;
  readonly assignment: string;
  readonly member: string;
  readonly name: string;
  readonly answer: AssignmentAnswer | null;
  readonly comment: string | null;
  /** How often it was done. */
  readonly done: number;
  readonly lastDoneOn: string | null;
  /** 1 to 10. */
  readonly lastEffort: number | null;
}

/** The players of all assignments of a team, by name. */
export function assignees(team: string): LocalQuery<Assignee> {
  return {
    sql: `
      select a.id, a.assignment_id as "assignment", a.member_id as "member", m.display_name as "name", a.answer, a.comment, a.done::int as "done",
        a.last_done_on::text as "lastDoneOn", a.last_effort::int as "lastEffort"
      from team_assignees a join team_members m on m.id = a.member_id
      where a.team_id = $1::uuid order by lower(m.display_name), a.id`,
    params: [team],
  };
}

/** Facts for a request of the plan of an assignment; one row. */
export function assignedGenerations(assignment: string): LocalQuery<{
  /** The newest answers; null: none yet. */
  readonly questionnaire: string | null;
  /** How many were made already. */
  readonly count: number;
  /** Those that still run. */
  readonly running: readonly string[];
  readonly hasPlan: boolean;
}> {
  return {
    sql: `
      select (select id from fragebogen_antworten order by created_at desc, id desc limit 1) as "questionnaire", count(*)::int as "count",
        coalesce(jsonb_agg(id) filter (where status = 'in_bearbeitung' and cancelled_at is null), '[]') as "running",
        exists (select from trainingsplanreal where id = $1::uuid) as "hasPlan"
      from trainingsplan_generierung where assignment_id = $1::uuid`,
    params: [assignment],
  };
}
