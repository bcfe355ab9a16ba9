import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect, type Sql } from '../../../server/database/connection.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { createEmptyDatabase, newId } from '../fixture.ts';

const directory = fileURLToPath(new URL('../../../migrations', import.meta.url));
const userId = newId();
let sql: Sql;
let before = '';
beforeEach(async () => {
  sql = connect(await createEmptyDatabase(), 2);
  before = await mkdtemp(join(tmpdir(), 'anwurf-migrations-'));
  await cp(directory, before, { recursive: true });
  await rm(join(before, 'both', '0065_workout_days.sql'));
  // Share by the day that is not there yet, or build on what does.
  for (const name of [
    '0077_teams.sql',
    '0083_members_as_they_share.sql',
    '0085_attendance_of_members.sql',
    '0087_readiness_needs_consent.sql',
    '0089_assignments_of_members.sql',
    '0091_test_days_of_teams.sql',
    '0093_comments_both_ways.sql',
    '0095_sharing_with_parents.sql',
    '0097_plans_of_assignments.sql',
    '0100_calendar_feeds.sql',
    '0104_places_and_stages.sql',
    '0105_assigned_ids_and_names.sql',
    '0107_locks_of_teams_that_change.sql',
  ]) {
    await rm(join(before, 'central', name));
  }
  await migrate(sql, before);
  await sql`insert into users (id, email) values (${userId}, 'spielerin@test.example')`;
});
afterEach(async () => {
  await sql.end();
  await rm(before, { recursive: true });
});

async function train(workoutId: string, at: readonly string[], completedAt: string): Promise<void> {
  for (const [index, instant] of at.entries())
    await sql`insert into workout_tracking (id, user_id, workout_id, exercise_name, set_number, created_at)
      values (${newId()}, ${userId}, ${workoutId}, 'Kniebeuge', ${index + 1}, ${instant})`;
  await sql`insert into completed_sessions (id, user_id, workout_id, completed_at, duration_minutes)
    values (${workoutId}, ${userId}, ${workoutId}, ${completedAt}, 40)`;
}

const days = () => sql<{ id: string; day: string; beganAt: Date; timeZone: string; version: string }[]>`
  select id, local_day::text as day, began_at as "beganAt", time_zone as "timeZone", server_version::text as version from completed_sessions order by began_at`;

it('a workout from before the update is of the German day of its first set, and devices are notified', async () => {
  const [late, next, empty] = [newId(), newId(), newId()];
  await train(late, ['2026-07-01T21:50:00Z', '2026-07-01T22:20:00Z'], '2026-07-01T22:25:00Z');
  await train(next, ['2026-11-27T17:00:00Z', '2026-11-27T17:30:00Z'], '2026-11-28T08:00:00Z');
  await train(empty, [], '2026-11-28T23:30:00Z');
  const [{ last } = { last: '0' }] = await sql<{ last: string }[]>`select max(server_version)::text as last from completed_sessions`;
  await migrate(sql, directory);
  const found = await days();
  expect(found.map(({ id, day, beganAt, timeZone }) => [id, day, beganAt.toISOString(), timeZone])).toEqual([
    [late, '2026-07-01', '2026-07-01T21:50:00.000Z', 'Europe/Berlin'],
    [next, '2026-11-27', '2026-11-27T17:00:00.000Z', 'Europe/Berlin'],
    [empty, '2026-11-29', '2026-11-28T23:30:00.000Z', 'Europe/Berlin'],
  ]);
  expect(found.every(({ version }) => BigInt(version) > BigInt(last))).toBe(true);
});

it('a workout that an old outbox brings after the update has its day as well', async () => {
  await migrate(sql, directory);
  const workoutId = newId();
  await train(workoutId, ['2026-11-27T22:50:00Z', '2026-11-27T23:10:00Z'], '2026-11-28T08:00:00Z');
  expect(await days()).toMatchObject([{ id: workoutId, day: '2026-11-27', beganAt: new Date('2026-11-27T22:50:00Z') }]);
});
