import { expect, it } from 'vitest';
import { newId, useServer } from '../fixture.ts';
import { insertSets } from '../pushes/sample-rows.ts';
import { readShape, requestShape } from './shape-client.ts';

const server = useServer();
/** More than the server has connections for transactions. */
const tries = 12;

/** Ways in which reading the rows of `fitness_tests` fails, and how each ends. */
const failures = [
  {
    name: 'at their first statement: a column is missing',
    begin: 'alter table fitness_tests rename column notes to other_notes',
    end: 'alter table fitness_tests rename column other_notes to notes',
  },
  {
    name: 'at a row that cannot be read',
    begin: `alter table fitness_tests rename to kept_tests;
      create view fitness_tests as select id, user_id, test_category, test_date, test_time, conditions, results,
        (1 / (char_length(test_time) - 5))::text as notes, created_at, server_version from kept_tests`,
    end: 'drop view fitness_tests; alter table kept_tests rename to fitness_tests',
  },
];

/** Transactions of the server that have failed or rest. */
const leftOpen = () => server.sql`select state, query from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%'`;

async function expectWholePool() {
  await expect.poll(leftOpen).toEqual([]);
  const others = await Promise.all(Array.from({ length: tries }, () => server.user()));
  for (const { id } of others) await insertSets(server.sql, id, 3);
  const shapes = await Promise.all(others.map((user) => readShape(server, user, 'workout_tracking')));
  expect(shapes.map(({ rows }) => rows.length)).toEqual(others.map(() => 3));
  expect((await server.fetch('/api/health')).status).toBe(200);
}

it.each(failures)('snapshots that fail $name give their connections back', async ({ begin, end }) => {
  const user = await server.user();
  await server.sql`insert into fitness_tests (id, user_id, test_category, test_date, test_time, results)
    values (${newId()}, ${user.id}, 'sprungkraft', '2026-11-20', '10:00', '{}')`;
  await server.sql.unsafe(begin);
  for (let round = 0; round < tries; round += 1) {
    // An answer that has begun is cut off.
    const status = await requestShape(server, user, 'fitness_tests', { offset: '-1' }).then(
      ({ response }) => response.status,
      () => 500,
    );
    expect(status).toBeGreaterThanOrEqual(500);
  }
  await server.sql.unsafe(end);
  await expectWholePool();
  expect((await readShape(server, user, 'fitness_tests')).rows).toHaveLength(1);
});

it.each(failures)(
  'snapshots of several tables of which a later one fails $name are cut off, and give their connections back',
  async ({ begin, end }) => {
    const user = await server.user();
    await server.sql`insert into fitness_tests (id, user_id, test_category, test_date, test_time, results)
    values (${newId()}, ${user.id}, 'sprungkraft', '2026-11-20', '10:00', '{}')`;
    await server.sql.unsafe(begin);
    for (let round = 0; round < tries; round += 1) {
      const answer = await server.fetch('/api/shapes?tables=users,fitness_tests,goals', { as: user });
      await expect(answer.text()).rejects.toThrow('terminated');
    }
    await server.sql.unsafe(end);
    await expectWholePool();
    expect(await (await server.fetch('/api/shapes?tables=users,fitness_tests,goals', { as: user })).text()).toContain('"goals"');
  },
);

it('snapshots whose connections are lost give their places back', async () => {
  const user = await server.user();
  await insertSets(server.sql, user.id, 2000);
  // More than a buffer of rows, and then one that never comes: each connection is lost in the middle of its COPY.
  await server.sql`insert into workout_tracking ${server.sql({ id: newId(), user_id: user.id, workout_id: newId(), exercise_name: 'Pause' })}`;
  await server.sql.unsafe(`alter table workout_tracking rename to kept_sets;
    create view workout_tracking as select kept_sets.* from kept_sets,
      lateral (select pg_sleep(case exercise_name when 'Pause' then 3600 else 0 end)) slow`);
  const lose = () => server.sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event = 'PgSleep' and query like 'copy%'`;
  for (let round = 0; round < tries; round += 1) {
    const asked = requestShape(server, user, 'workout_tracking', { offset: '-1' }).then(
      ({ response }) => response.status,
      () => 500,
    );
    await expect.poll(async () => (await lose()).length).toBe(1);
    expect(await asked).toBeGreaterThanOrEqual(500);
  }
  await server.sql.unsafe('drop view workout_tracking; alter table kept_sets rename to workout_tracking');
  await expectWholePool();
  expect((await readShape(server, user, 'workout_tracking')).rows).toHaveLength(2001);
});
