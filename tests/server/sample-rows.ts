import type { SyncedTableName } from '@anwurf/contract/sync/registry';
import type { Sql } from '../../server/database/connection.ts';
import { newId } from './fixture.ts';

const now = () => new Date().toISOString();
const phaseExercise = (sessionId: string) => ({
  session_id: sessionId,
  exercise_order: 1,
  name: 'Übung',
  sets: 3,
  reps: 10,
  created_at: now(),
});

/** What a user's row of a table can refer to. */
export type SampleParents = { readonly questionnaire: string; readonly plan: string; readonly session: string };

/** Values of a valid row, without key and owner. A synced table without an entry fails the authorization tests. */
export const sampleValues: Record<SyncedTableName, (parents: SampleParents) => Record<string, unknown>> = {
  users: () => ({ full_name: 'Ada Neu' }),
  profiles: () => ({ gender: 'female' }),
  user_dashboard_settings: () => ({ selected_player_name: 'Spielerin' }),
  fragebogen_antworten: () => ({
    name: 'Ada',
    geschlecht: 'Weiblich',
    spielerposition: 'Kreisläufer',
    trainingshaufigkeit: '3x',
    trainingsdauer: '60min',
  }),
  trainingsplan_generierung: ({ questionnaire }) => ({ fragebogen_id: questionnaire }),
  trainingsplanreal: () => ({ name: 'Plan' }),
  sessions: ({ plan }) => ({ plan_id: plan, session_order: 1 }),
  warmup_uebungen: ({ session }) => phaseExercise(session),
  haupt_uebungen: ({ session }) => phaseExercise(session),
  cooldown_uebungen: ({ session }) => phaseExercise(session),
  athleten_uebungen: () => ({ name: 'Eigene', sets: 3, reps: 12 }),
  workout_tracking: () => ({ workout_id: newId(), exercise_name: 'Kniebeuge', set_number: 1, weight: 62.5, reps: 8, created_at: now() }),
  active_training_sessions: () => ({ workout_id: newId(), start_time: now(), last_activity_at: now(), training_logs: [{ a: 'ä"\\' }] }),
  completed_sessions: () => ({ completed_at: now(), duration_minutes: 45 }),
  training_reports: () => ({ workout_id: newId(), training_data: { sets: [] } }),
  fitness_tests: () => ({
    test_category: 'sprungkraft',
    test_date: '2026-11-20',
    test_time: '18:30',
    results: { cmj: 41.5 },
    notes: 'gut',
  }),
  sync_heads: () => ({}),
  exercise_catalogue: () => ({}),
};

/** Inserts the rows that others refer to. */
export async function insertParents(sql: Sql, userId: string): Promise<SampleParents> {
  const parents = { questionnaire: newId(), plan: newId(), session: newId() };
  await sql`insert into fragebogen_antworten ${sql({ id: parents.questionnaire, benutzer_id: userId, ...sampleValues.fragebogen_antworten(parents) })}`;
  await sql`insert into trainingsplanreal ${sql({ id: parents.plan, user_id: userId, name: 'Plan' })}`;
  await sql`insert into sessions ${sql({ id: parents.session, user_id: userId, plan_id: parents.plan, session_order: 1 })}`;
  return parents;
}

/** Inserts `count` logged sets of a user in one statement. */
export async function insertSets(sql: Sql, userId: string, count: number): Promise<void> {
  await sql`insert into workout_tracking (id, user_id, workout_id, exercise_name, phase, set_number, weight, reps, created_at)
    select gen_random_uuid(), ${userId}, ${newId()}, 'Kniebeuge ' || n % 40, 'main', n % 5 + 1, 40 + n % 60, 8,
      timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, ${count}::int) n`;
}
