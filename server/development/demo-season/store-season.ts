import { healthTextVersions } from '@anwurf/contract/health-consent';
import { dayAfter, mondayOf } from '@anwurf/domain/coach/calendar-day';
import { profileToRow } from '@anwurf/domain/coach/training-profile-row';
import type { HealthAnswers } from '@anwurf/domain/coach/weekly-health/health-questions';
import { storeHealth } from '@anwurf/domain/coach/weekly-health/stored-health';
import { questionnaireToRow } from '@anwurf/domain/questionnaire/answers-row';
import type postgres from 'postgres';
import { createAccount, findAccount } from '../../accounts/account.ts';
import type { Sql } from '../../database/connection.ts';
import { newId } from '../../identity/new-id.ts';
import { germanDay } from '../../plan-generations/german-day.ts';
import { storePlan } from '../../plan-generations/store-plan.ts';
import { demoPlayers } from '../../players/demo-players.ts';
import { playHandball } from './played-handball.ts';
import { playTests } from './played-tests.ts';
import { type PlayedWorkout, playSeason, seasonProfile, seasonQuestionnaire } from './played-season.ts';

/** The second account of `npm start`, with a played season. Development mode only. */
export const seasonAccount = { email: 'saison@anwurf.example', password: 'siebenmeter', fullName: 'Mika Sommer' } as const;

const SEASON_AGE = 17;
const MINUTES_BEFORE_MAIN = 12;
const MINUTES_A_SET = 2;
const EFFORT_TO_THE_LIMIT = 9;
const MINUTE_MS = 60_000;
const DAYS_OF_WEEK = 7;

interface StoredSession {
  readonly id: string;
  readonly order: number;
  readonly planName: string;
}

function setRows({ day, sets }: PlayedWorkout, session: StoredSession, userId: string, workoutId: string) {
  const began = Date.parse(`${day}T17:00:00Z`) + MINUTES_BEFORE_MAIN * MINUTE_MS;
  return sets.map(({ exercise, number, unit, weight, reps, seconds, metres, right, reserve }, index) => ({
    id: newId(),
    user_id: userId,
    workout_id: workoutId,
    session_id: session.id,
    exercise_name: exercise,
    phase: 'main',
    set_number: number,
    weight,
    reps,
    duration_seconds: seconds,
    distance_meters: metres,
    right_amount: right,
    unit,
    reserve,
    created_at: new Date(began + index * MINUTES_A_SET * MINUTE_MS),
  }));
}

/** Perceived effort of a workout by its sets' reserve, 1 to 10; null: nothing counted. */
function effortOf({ sets }: PlayedWorkout): number | null {
  const reserves = sets.flatMap(({ reserve }) => reserve ?? []);
  if (reserves.length === 0) return null;
  return Math.round(EFFORT_TO_THE_LIMIT - reserves.reduce((sum, reserve) => sum + reserve, 0) / reserves.length);
}

async function storeWorkout(tx: postgres.TransactionSql, userId: string, played: PlayedWorkout, session: StoredSession): Promise<void> {
  const workoutId = newId();
  const rows = setRows(played, session, userId, workoutId);
  const minutes = MINUTES_BEFORE_MAIN + rows.length * MINUTES_A_SET;
  if (rows.length > 0) await tx`insert into workout_tracking ${tx(rows)}`;
  await tx`insert into completed_sessions ${tx({
    id: workoutId,
    user_id: userId,
    session_id: session.id,
    workout_id: workoutId,
    plan_name: session.planName,
    session_order: session.order,
    completed_at: new Date(Date.parse(`${played.day}T17:00:00Z`) + minutes * MINUTE_MS),
    duration_minutes: minutes,
    effort: effortOf(played),
  })}`;
}

async function storeFacts(tx: postgres.TransactionSql, userId: string): Promise<void> {
  const [name = '', team = '', season = ''] = demoPlayers[4] ?? [];
  await tx`insert into fragebogen_antworten ${tx({ id: newId(), benutzer_id: userId, ...questionnaireToRow(seasonQuestionnaire) })}`;
  await tx`insert into training_profiles ${tx({ user_id: userId, ...profileToRow(seasonProfile) })}`;
  await tx`insert into user_dashboard_settings ${tx({
    user_id: userId,
    selected_player_name: name,
    selected_player_team: team,
    selected_player_season: season,
  })}`;
}

async function storeTests(tx: postgres.TransactionSql, userId: string, today: string): Promise<void> {
  const who = { date_of_birth: `${Number(today.slice(0, 4)) - SEASON_AGE}-01-15`, gender: 'male' };
  await tx`insert into profiles ${tx({ id: userId, ...who })} on conflict (id) do update set ${tx(who)}`;
  for (const { category, day, results } of playTests(today)) {
    await tx`insert into fitness_tests ${tx({
      id: newId(),
      user_id: userId,
      test_category: category,
      test_date: day,
      test_time: '18:30',
      conditions: tx.json({ aufwaermung_minuten: 15, tageszeit: 'abends', subjektives_befinden: 4 }),
      results: tx.json(results),
    })}`;
  }
}

/** Answers of the previous weeks, oldest first: a knock that healed, and a week without an answer. */
const healthOfWeeks: readonly (HealthAnswers | null)[] = [
  { participation: 0, volume: 0, performance: 0, symptoms: 0 },
  { participation: 1, volume: 0, performance: 0, symptoms: 1 },
  { participation: 2, volume: 1, performance: 1, symptoms: 2 },
  { participation: 1, volume: 1, performance: 0, symptoms: 1 },
  null,
  { participation: 1, volume: 0, performance: 0, symptoms: 1 },
  { participation: 0, volume: 0, performance: 0, symptoms: 0 },
];

async function storeHealthWeeks(tx: postgres.TransactionSql, userId: string, today: string): Promise<void> {
  const decided_at = new Date(`${dayAfter(mondayOf(today), -healthOfWeeks.length * DAYS_OF_WEEK)}T08:00:00Z`);
  const consent = { purpose: 'coaching', granted: true, text_version: healthTextVersions.coaching, decided_at, created_at: decided_at };
  await tx`insert into health_consents ${tx({ id: newId(), user_id: userId, ...consent })}`;
  for (const [index, answers] of healthOfWeeks.entries()) {
    if (answers === null) continue;
    const week = dayAfter(mondayOf(today), (index - healthOfWeeks.length) * DAYS_OF_WEEK);
    const answeredAt = new Date(`${dayAfter(week, DAYS_OF_WEEK - 1)}T18:00:00Z`);
    await tx`insert into health_checks ${tx({ id: newId(), user_id: userId, week, created_at: answeredAt, ...storeHealth(answers) })}`;
  }
}

/** Creates the account with the played season when it is missing; later changes to it stay. */
export async function createSeasonAccount(sql: Sql): Promise<void> {
  if ((await findAccount(sql, seasonAccount.email)) !== undefined) return;
  const userId = await createAccount(sql, seasonAccount.email, seasonAccount.password, seasonAccount.fullName);
  const today = germanDay(new Date());
  const { plans, workouts } = playSeason(today);
  await sql.begin(async (tx) => {
    await tx`select lock_owners(array[${userId}]::uuid[])`;
    await storeFacts(tx, userId);
    await storeTests(tx, userId, today);
    await storeHealthWeeks(tx, userId, today);
    for (const load of playHandball(today)) {
      await tx`insert into handball_loads ${tx({ ...load, id: newId(), user_id: userId, noted_at: new Date(`${load.day}T21:00:00Z`) })}`;
    }
    const sessions: StoredSession[][] = [];
    for (const { plan, startDay } of plans) {
      const planId = await storePlan(tx, userId, plan, startDay);
      const madeAt = new Date(`${startDay}T08:00:00Z`);
      await tx`update trainingsplanreal set created_at = ${madeAt}, chosen_at = ${madeAt} where id = ${planId}`;
      const stored = await tx<{ id: string; order: number }[]>`
        select id, session_order as "order" from sessions where plan_id = ${planId} order by session_order`;
      sessions.push(stored.map((session) => ({ ...session, planName: plan.name })));
    }
    for (const played of workouts) {
      const session = sessions[played.plan]?.[played.session];
      if (session !== undefined) await storeWorkout(tx, userId, played, session);
    }
  });
}
