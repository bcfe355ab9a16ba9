import type { Sql } from '../../server/database/connection.ts';
import { newId, type TestUser } from '../server/fixture.ts';
import { insertFitnessTests } from './fitness-history.ts';

/** A coach's teams with the players in them. */
export type LedTeams = { readonly teams: readonly string[]; readonly players: readonly string[] };

/** Trainings a season of 40 weeks with three a week, half of them handball. */
const TRAININGS = 120;
const TESTS = 10;
const ENTRIES = 100;
export const SQUAD = 60;

async function insertLogs(sql: Sql, players: readonly string[]): Promise<void> {
  const ids = [...players];
  await sql`insert into completed_sessions (id, user_id, plan_name, completed_at, local_day, duration_minutes, effort)
    select gen_random_uuid(), id, 'Athletik', now() - n * interval '56 hours', (now() - n * interval '56 hours')::date, 40 + n % 30, 4 + n % 5
    from unnest(${ids}::uuid[]) id, generate_series(1, ${TRAININGS}::int) n`;
  await sql`insert into handball_loads (id, user_id, kind, day, minutes, effort, noted_at)
    select gen_random_uuid(), id, 'team', (now() - n * interval '56 hours')::date, 90, 4 + n % 5, now() - n * interval '56 hours'
    from unnest(${ids}::uuid[]) id, generate_series(1, ${TRAININGS}::int) n`;
  await sql`insert into health_consents (id, user_id, purpose, granted, text_version, decided_at)
    select gen_random_uuid(), id, purpose, true, 'test', now() from unnest(${ids}::uuid[]) id, unnest(array['coaching', 'readiness']) purpose`;
  await sql`insert into readiness_checks (id, user_id, day, sleep, fatigue, soreness, stress, mood, noted_at)
    select gen_random_uuid(), id, (now() - n * interval '1 day')::date, 1 + n % 5, 3, 3, 1 + n % 4, 4, now() - n * interval '1 day'
    from unnest(${ids}::uuid[]) id, generate_series(1, ${ENTRIES}::int) n`;
  await sql`insert into complaints (id, user_id, region, level, reported_at)
    select gen_random_uuid(), id, 'Knie', n % 6, now() - n * interval '20 days' from unnest(${ids}::uuid[]) id, generate_series(1, 10) n`;
  for (const player of players) await insertFitnessTests(sql, player, TESTS);
}

/**
 * Gives a coach teams of at most 60 players, who share everything, with a season behind each: 120 own and 120 team trainings, ten tests, a hundred
 * answers of how fit they feel; and of each team a calendar with marks for everybody.
 */
export async function insertSquads(sql: Sql, coach: Pick<TestUser, 'id'>, players: number): Promise<LedTeams> {
  const ids = Array.from({ length: players }, newId);
  await sql`insert into users (id, email, full_name)
    select id, id || '@test.example', 'Spielerin ' || n from unnest(${ids}::uuid[]) with ordinality as made (id, n)`;
  const teams: string[] = [];
  for (let from = 0; from < players; from += SQUAD) {
    const team = newId();
    const own = ids.slice(from, from + SQUAD);
    teams.push(team);
    await sql`insert into teams (id, name) values (${team}, ${`Mannschaft ${teams.length}`})`;
    await sql`insert into memberships (id, user_id, team_id, role) values (gen_random_uuid(), ${coach.id}, ${team}, 'coach')`;
    await sql`insert into memberships (id, user_id, team_id, role) select gen_random_uuid(), id, ${team}, 'player' from unnest(${own}::uuid[]) id`;
    await sql`insert into team_events (id, team_id, kind, day, start_time, minutes)
      select gen_random_uuid(), ${team}, 'training', (now() - n * interval '56 hours')::date, '18:30', 90 from generate_series(-10, 110) n`;
    await sql`insert into team_attendance (id, team_id, event_id, member_id, state, noted_at)
      select gen_random_uuid(), ${team}, e.id, m.id, 'came', now() from team_events e, team_members m
      where e.team_id = ${team} and m.team_id = ${team} and m.role = 'player' and e.day < now()`;
  }
  await insertLogs(sql, ids);
  await sql`insert into sharing_consents (id, user_id, team_id, kind, granted, text_version, decided_at)
    select gen_random_uuid(), user_id, team_id, kind, true, 'test', now() from memberships,
      unnest(array['trainings', 'loads', 'tests', 'readiness', 'complaints']) kind
    where role = 'player' and user_id = any(${ids}::uuid[])`;
  return { teams, players: ids };
}

/** A full test day: each player of a team at twelve tests, with five rows in each cell. @returns its id */
export async function insertTestDay(sql: Sql, team: string, tests: readonly string[]): Promise<string> {
  const day = newId();
  await sql`insert into team_test_days (id, team_id, day, tests) values (${day}, ${team}, now()::date, ${sql.array([...tests])})`;
  for (let entry = 0; entry < 5; entry += 1) {
    await sql`insert into team_test_values (id, team_id, test_day_id, member_id, test, state, trials, noted_at)
      select gen_random_uuid(), ${team}, ${day}, m.id, test, 'measured', '[29.8, 30.4]', now() - ${5 - entry} * interval '1 minute'
      from team_members m, unnest(${[...tests]}::text[]) test where m.team_id = ${team} and m.role = 'player'`;
  }
  return day;
}
