import { healthTextVersions } from '@anwurf/contract/health-consent';
import { sharingTextVersion } from '@anwurf/contract/team';
import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { toStoredResults } from '@anwurf/domain/fitness/stored-test';
import type { TestCategory } from '@anwurf/domain/fitness/test-category';
import type { SubTestResult } from '@anwurf/domain/fitness/test-result';
import { roundTo } from '@anwurf/domain/number/rounding';
import type postgres from 'postgres';
import { createAccount, findAccount } from '../../accounts/account.ts';
import type { Sql } from '../../database/connection.ts';
import { newId } from '../../identity/new-id.ts';
import { germanDay } from '../../plan-generations/german-day.ts';
import { foundTeam } from '../../teams/found-team.ts';
import { workOutShared } from '../../teams/worked-out.ts';
import { playedAttendance, playedReadiness, TEST_DAYS, teamCalendar, type TeamPlayer, teamPlayers } from './played-team.ts';
import { storeComments } from './store-comments.ts';
import { storeTestDay } from './store-test-day.ts';

/** The third account of `npm start`, a coach of an invented team. Development mode only. */
export const coachAccount = { email: 'trainerin@anwurf.example', password: 'siebenmeter', fullName: 'Katrin Sommer' } as const;

const DAYS_OF_WEEK = 7;
const NOON = 'T12:00:00Z';
const instant = (today: string, daysAgo: number) => new Date(`${dayAfter(today, -daysAgo)}${NOON}`);

async function storePlayer(tx: postgres.TransactionSql, number: number, { name }: TeamPlayer): Promise<string> {
  const id = newId();
  // Nobody signs in as her: she has no password.
  await tx`insert into users ${tx({ id, email: `spielerin-${number}@anwurf.example`, full_name: name })}`;
  await tx`insert into profiles ${tx({ id, gender: 'female', date_of_birth: '2008-05-14' })}`;
  return id;
}

/** A result of three trials, of which the second is the best. */
function result(best: number, unit: string, step: number, extras: Record<string, string> = {}): SubTestResult {
  const trials = [best + step, best, best + step / 2].map((trial) => roundTo(trial, 2));
  return { best: roundTo(best, 2), unit, trials, sides: null, asymmetry: null, extras, legLength: null };
}

/** The tests of a day, which go along with how high she jumps. @param height in cm */
function testsOf(height: number): readonly { readonly category: TestCategory; readonly results: Record<string, SubTestResult> }[] {
  return [
    {
      category: 'sprungkraft',
      results: { countermovement_jump: result(height, 'cm', -0.6), standweitsprung: result(Math.round(height * 5.5), 'cm', -3) },
    },
    { category: 'antritt', results: { sprint_30m: result(5.9 - height * 0.04, 's', 0.06, { startart: 'hochstart' }) } },
  ];
}

async function storeLog(tx: postgres.TransactionSql, id: string, player: TeamPlayer, today: string): Promise<void> {
  const made = instant(today, 90);
  await tx`insert into trainingsplanreal ${tx({
    id: newId(),
    user_id: id,
    name: 'Athletik',
    sessions_per_week: player.weekSessions,
    week_count: 13,
    started_on: dayAfter(today, -90),
    chosen_at: made,
    created_at: made,
  })}`;
  const workouts = player.trainings.map((daysAgo) => {
    const key = newId();
    return {
      id: key,
      user_id: id,
      workout_id: key,
      plan_name: 'Athletik',
      local_day: dayAfter(today, -daysAgo),
      completed_at: instant(today, daysAgo),
      duration_minutes: player.minutes,
      effort: daysAgo < DAYS_OF_WEEK ? player.effort.now : player.effort.before,
    };
  });
  await tx`insert into completed_sessions ${tx(workouts)}`;
  const tests = player.jumps.flatMap((height, turn) =>
    testsOf(height).map(({ category, results }) => ({
      id: newId(),
      user_id: id,
      test_category: category,
      test_date: dayAfter(today, -(TEST_DAYS[turn] ?? 0)),
      test_time: '18:30',
      results: tx.json(toStoredResults(category, results)),
    })),
  );
  await tx`insert into fitness_tests ${tx(tests)}`;
  if (player.complaint === null) return;
  const { region, level, daysAgo } = player.complaint;
  const consent = { purpose: 'coaching', granted: true, text_version: healthTextVersions.coaching, decided_at: made, created_at: made };
  await tx`insert into health_consents ${tx({ id: newId(), user_id: id, ...consent })}`;
  await tx`insert into complaints ${tx({ id: newId(), user_id: id, region, level, reported_at: instant(today, daysAgo) })}`;
  if (player.recovery === null) return;
  const at = instant(today, player.recovery.daysAgo);
  const start = { kind: 'start', day: germanDay(at), side: 'right', happened_at: at };
  await tx`insert into recovery_events ${tx({ id: newId(), user_id: id, ladder: player.recovery.ladder, ...start })}`;
}

/** A sum as five answers. */
function answersOf(sum: number) {
  const [sleep, fatigue, soreness, stress, mood] = Array.from({ length: 5 }, (_, index) => Math.floor(sum / 5) + Number(index < sum % 5));
  return { sleep, fatigue, soreness, stress, mood };
}

async function storeReadiness(tx: postgres.TransactionSql, id: string, player: TeamPlayer, today: string): Promise<void> {
  const entries = playedReadiness(player);
  if (entries.length === 0) return;
  const made = instant(today, 90);
  const consent = { purpose: 'readiness', granted: true, text_version: healthTextVersions.readiness, decided_at: made, created_at: made };
  await tx`insert into health_consents ${tx({ id: newId(), user_id: id, ...consent })}`;
  const rows = entries.map(({ daysAgo, sum }) => ({
    id: newId(),
    user_id: id,
    day: dayAfter(today, -daysAgo),
    ...answersOf(sum),
    noted_at: instant(today, daysAgo),
  }));
  await tx`insert into readiness_checks ${tx(rows)}`;
}

/** A plan of the coach's, which she sent to all as a session, with the answers of some. */
async function storeAssignment(tx: postgres.TransactionSql, team: string, coach: string, today: string): Promise<void> {
  await tx`select set_config('anwurf.acting_user', ${coach}, true)`;
  const id = newId();
  const exercises = ['Kastensprung', 'Ausfallschritt', 'Seitstütz'].map((name, index) => ({
    name,
    exercise_order: index + 1,
    sets: 3,
    reps: 8,
    unit: 'Wiederholungen',
    pause_seconds: 90,
  }));
  const [planId, sessionId] = [newId(), newId()];
  await tx`insert into trainingsplanreal ${tx({ id: planId, user_id: coach, name: 'Sprungkraft kurz' })}`;
  await tx`insert into sessions ${tx({ id: sessionId, user_id: coach, plan_id: planId, session_order: 1 })}`;
  await tx`insert into haupt_uebungen ${tx(exercises.map((one) => ({ ...one, id: newId(), user_id: coach, session_id: sessionId })))}`;
  const session = { venue: null, load: null, warmup: [], main: exercises, cooldown: [] };
  const content = { version: 1, description: null, durationRecommendation: null, weeks: null, perWeek: null, sessions: [session] };
  await tx`insert into team_assignments ${tx({
    id,
    team_id: team,
    title: 'Sprungkraft kurz',
    note: 'Landet leise. Wer Schmerzen hat, lässt es aus.',
    day: dayAfter(today, 2),
    content: tx.json(content),
    sent_at: instant(today, 1),
  })}`;
  await tx`
    insert into team_assignees (id, team_id, assignment_id, member_id)
    select gen_random_uuid(), ${team}, ${id}, id from team_members where team_id = ${team} and role = 'player'`;
  await tx`
    update assignments set answer = 'accepted', answered_at = ${instant(today, 0)} where id in (
      select id from team_assignees where assignment_id = ${id} order by member_id limit 9)`;
  await tx`
    update assignments set answer = 'declined', answered_at = ${instant(today, 0)}, comment = 'Diese Woche habe ich Prüfungen.' where id in (
      select id from team_assignees where assignment_id = ${id} order by member_id offset 9 limit 1)`;
}

async function join(tx: postgres.TransactionSql, id: string, team: string, { sharedKinds }: TeamPlayer, today: string): Promise<void> {
  const joined_at = instant(today, 80);
  await tx`insert into memberships ${tx({ id: newId(), user_id: id, team_id: team, role: 'player', joined_at })}`;
  for (const kind of sharedKinds) {
    const decided_at = new Date(joined_at.getTime() + 1);
    await tx`insert into sharing_consents ${tx({
      id: newId(),
      user_id: id,
      team_id: team,
      kind,
      granted: true,
      text_version: sharingTextVersion,
      decided_at,
    })}`;
  }
}

/** Creates the coach with her team when she is missing; later changes to it stay. */
export async function createCoachAccount(sql: Sql): Promise<void> {
  if ((await findAccount(sql, coachAccount.email)) !== undefined) return;
  const coach = await createAccount(sql, coachAccount.email, coachAccount.password, coachAccount.fullName);
  const team = await foundTeam(sql, coach, { name: 'Weibliche A-Jugend', club: 'HSG Musterstadt (erfunden)', ageGroup: 'A-Jugend' });
  const today = germanDay(new Date());
  await sql.begin(async (tx) => {
    await tx`select lock_members_of(${team}, ${coach})`;
    for (const [index, player] of teamPlayers.entries()) {
      const id = await storePlayer(tx, index + 1, player);
      await storeLog(tx, id, player, today);
      await storeReadiness(tx, id, player, today);
      await join(tx, id, team, player, today);
      await workOutShared(tx, id, [{ table: 'sharing_consents', key: id }]);
    }
    await storeAssignment(tx, team, coach, today);
    await storeComments(tx, team, coach, instant(today, 1));
    const events = teamCalendar(today).map(({ day, kind }) => ({
      id: newId(),
      team_id: team,
      kind,
      day,
      start_time: kind === 'match' ? '16:00' : '18:30',
      minutes: kind === 'match' ? 90 : 100,
      title: kind === 'match' ? 'TV Beispielhausen' : null,
    }));
    await tx`insert into team_events ${tx(events)}`;
    const members = await tx<{ id: string }[]>`select id from memberships where team_id = ${team} and role = 'player' order by id`;
    const marks = playedAttendance(events.filter(({ day }) => day < today).length, members.length).map(
      ({ event, player, state, reason }) => ({
        id: newId(),
        team_id: team,
        event_id: events[event]?.id ?? '',
        member_id: members[player]?.id ?? '',
        state,
        reason,
        noted_at: new Date(),
      }),
    );
    await tx`insert into team_attendance ${tx(marks)}`;
    await storeTestDay(tx, team, today);
  });
}
