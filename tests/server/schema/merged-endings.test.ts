import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
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
  // The shared ones stay: the registry of today needs its tables.
  const central = join(before, 'central');
  for (const name of await readdir(central)) if (name >= '0043' && name !== '0081_team_heads.sql') await rm(join(central, name));
  await migrate(sql, before);
  await sql`insert into users (id, email) values (${userId}, 'spielerin@test.example')`;
});
afterEach(async () => {
  await sql.end();
  await rm(before, { recursive: true });
});

interface Ending {
  readonly id: string;
  readonly workoutId: string | null;
  readonly effort: number | null;
}

async function end(endings: readonly Ending[]): Promise<void> {
  const rows = endings.map(({ id, workoutId, effort }) => ({
    id,
    user_id: userId,
    workout_id: workoutId,
    effort,
    completed_at: '2026-11-20T18:00:00Z',
    duration_minutes: 50,
  }));
  await sql`insert into completed_sessions ${sql(rows)}`;
}

const endings = () => sql<Ending[]>`select id, workout_id as "workoutId", effort from completed_sessions order by id`;

it('endings of one workout from before the update are one after it, rated as any of them; all else stays', async () => {
  const [first, second, third] = [newId(), newId(), newId()].toSorted();
  const [single, unknown, alsoUnknown] = [newId(), newId(), newId()];
  const [twice, once] = [newId(), newId()];
  await end([
    { id: second ?? '', workoutId: twice, effort: 6 },
    { id: first ?? '', workoutId: twice, effort: null },
    { id: third ?? '', workoutId: twice, effort: null },
    { id: single, workoutId: once, effort: null },
    { id: unknown, workoutId: null, effort: 3 },
    { id: alsoUnknown, workoutId: null, effort: 3 },
  ]);
  await migrate(sql, directory);
  const left = [
    { id: first, workoutId: twice, effort: 6 },
    { id: single, workoutId: once, effort: null },
    { id: unknown, workoutId: null, effort: 3 },
    { id: alsoUnknown, workoutId: null, effort: 3 },
  ];
  expect(await endings()).toEqual(left.toSorted((one, other) => ((one.id ?? '') < (other.id ?? '') ? -1 : 1)));
});

it('an ending that arrives after the update is merged, and the one under the workout’s own id stays', async () => {
  await migrate(sql, directory);
  const [workoutId, late, later] = [newId(), newId(), newId()];
  await end([{ id: late, workoutId, effort: 5 }]);
  await end([{ id: workoutId, workoutId, effort: null }]);
  expect(await endings()).toEqual([{ id: workoutId, workoutId, effort: 5 }]);
  await end([{ id: later, workoutId, effort: 8 }]);
  expect(await endings()).toEqual([{ id: workoutId, workoutId, effort: 8 }]);
});
