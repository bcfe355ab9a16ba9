import type { JsonValue } from '@anwurf/contract/sync/json-value';
import type { LocalQuery } from './local-query.ts';

/** The shared report of a workout (`training_reports`), and its sync status. */
export interface WorkoutReport {
  id: string;
  urlId: string;
  isShared: boolean;
  /** Whether part of it is only on this device. */
  isWaiting: boolean;
  /** Whether the server has refused it. */
  isRefused: boolean;
}

const outboxHas = (status: 'pending' | 'refused') => `
  exists (select from outbox o join training_reports own on own.id = o.key
    where o.table_name = 'training_reports' and o.status = '${status}' and own.workout_id = $1::uuid)`;

/**
 * The report of a workout. Two devices that were offline may each have made one: the newest by the server's order counts, but a
 * shared one before an unshared one, so that nothing is public without being shown.
 */
export function reportOfWorkout(workoutId: string): LocalQuery<WorkoutReport> {
  return {
    sql: `
      select r.id, r.report_url_id as "urlId", r.is_shared as "isShared",
        ${outboxHas('pending')} as "isWaiting", ${outboxHas('refused')} as "isRefused"
      from training_reports r
      where r.workout_id = $1::uuid and r.report_url_id is not null
      order by r.is_shared desc, r.server_version = 0 desc, r.server_version desc, r.id desc limit 1`,
    params: [workoutId],
  };
}

/** A stored report, for writing it again. */
export interface StoredReport {
  id: string;
  sessionId: string | null;
  /** As stored. */
  data: JsonValue;
  isShared: boolean;
  sharedAt: Date | null;
  urlId: string | null;
  createdAt: Date;
}

/** All reports of a workout, shared or not. */
export function reportsOfWorkout(workoutId: string): LocalQuery<StoredReport> {
  return {
    sql: `
      select id, session_id as "sessionId", training_data as "data", is_shared as "isShared", shared_at as "sharedAt",
        report_url_id as "urlId", created_at as "createdAt"
      from training_reports where workout_id = $1::uuid order by id`,
    params: [workoutId],
  };
}

/** Ids of a workout's reports that anybody with their link can read: more than one where several devices shared it. */
export function sharedReports(workoutId: string): LocalQuery<{ id: string }> {
  return { sql: 'select id from training_reports where workout_id = $1::uuid and is_shared', params: [workoutId] };
}
