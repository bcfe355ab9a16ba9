import { formatPosition, type TablePosition } from '@anwurf/contract/sync/piggyback';
import { expect, it } from 'vitest';
import { newId, type TestUser, useServer } from '../fixture.ts';
import { insertSets } from './sample-rows.ts';
import { readShape, requestShape } from '../shapes/shape-client.ts';

const server = useServer({}, { longPollMs: 2000, keepAliveMs: 100, sseCloseMs: 1500 });

type Place = Omit<TablePosition, 'table'>;

async function placeOf(user: TestUser, table: TablePosition['table']): Promise<TablePosition> {
  const { handle, offset } = await readShape(server, user, table);
  return { table, handle, offset };
}

const addSet = async (user: TestUser, values: Record<string, unknown> = {}): Promise<string> => {
  const id = newId();
  await server.sql`insert into workout_tracking ${server.sql({ id, user_id: user.id, workout_id: newId(), exercise_name: 'Sprung', ...values })}`;
  return id;
};

type Carried = Place & {
  readonly table: string;
  readonly since: string;
  readonly messages: { readonly value?: { readonly id: string } }[];
};

/** Waits at the feed with these positions until `change` has been made. @returns what came along */
async function follow(
  user: TestUser,
  positions: readonly string[],
  change: () => Promise<unknown>,
  more: Record<string, string> = { live: 'true' },
): Promise<{ readonly status: number; readonly carried: Carried[]; readonly changes: number }> {
  const feed = await readShape(server, user, 'sync_heads');
  const query = new URLSearchParams({ offset: feed.offset, handle: feed.handle, ...more });
  for (const position of positions) query.append('piggyback', position);
  const headers = { authorization: `Bearer ${user.token}` };
  const asking = fetch(`${server.url}/api/shapes/sync_heads?${query}`, { headers });
  await change();
  const answer = await asking;
  const messages = answer.status === 200 ? ((await answer.json()) as (Carried & { headers: { control?: string } })[]) : [];
  const carried = messages.filter(({ headers: { control } }) => control === 'piggyback');
  return { status: answer.status, carried, changes: messages.filter(({ headers: { control } }) => control === undefined).length };
}

const keysOf = ({ messages }: Carried): (string | undefined)[] => messages.flatMap(({ value }) => (value === undefined ? [] : [value.id]));

it('a table’s changes come with the feed’s announcement, and a device that continues from there misses and repeats nothing', async () => {
  const user = await server.user();
  let place = await placeOf(user, 'workout_tracking');
  for (let count = 0; count < 3; count += 1) {
    const ids: string[] = [];
    const { carried, changes } = await follow(user, [formatPosition(place)], async () => {
      ids.push(await addSet(user));
    });
    expect(changes).toBe(1);
    expect(carried).toHaveLength(1);
    expect(carried.map(keysOf)).toEqual([ids]);
    expect(carried[0]).toMatchObject({ table: 'workout_tracking', since: place.offset, handle: place.handle });
    expect(carried[0]?.messages.at(-1)).toMatchObject({ headers: { control: 'up-to-date' } });
    place = { ...place, offset: carried[0]?.offset ?? '' };
  }
  const rest = await requestShape(server, user, 'workout_tracking', { offset: place.offset, handle: place.handle });
  expect(rest.messages.map(({ headers }) => headers.control)).toEqual(['up-to-date']);
});

it('two tables of one transaction come together, and one that did not change does not', async () => {
  const user = await server.user();
  const tables = ['workout_tracking', 'fitness_tests', 'favourite_exercises'] as const;
  const positions = await Promise.all(tables.map((table) => placeOf(user, table)));
  const { carried } = await follow(user, positions.map(formatPosition), () =>
    server.sql.begin(async (sql) => {
      await sql`insert into workout_tracking ${sql({ id: newId(), user_id: user.id, workout_id: newId(), exercise_name: 'Sprung' })}`;
      await sql`insert into fitness_tests ${sql({ id: newId(), user_id: user.id, test_category: 'antritt', test_date: '2026-11-25', test_time: '10:00', conditions: {}, results: {} })}`;
    }),
  );
  expect(carried.map(({ table }) => table).toSorted()).toEqual(['fitness_tests', 'workout_tracking']);
});

it('changes that a device missed before it waited come along as well', async () => {
  const user = await server.user();
  const place = await placeOf(user, 'workout_tracking');
  const missed = await addSet(user);
  const ids: string[] = [];
  const { carried } = await follow(user, [formatPosition(place)], async () => {
    ids.push(await addSet(user));
  });
  expect(carried.map(keysOf)).toEqual([[missed, ...ids]]);
});

it('nobody gets what is not his: another user’s handle, a made-up one and what everybody reads carry nothing', async () => {
  const [user, other] = await Promise.all([server.user(), server.user()]);
  const [own, foreign, everybodys] = [
    await placeOf(user, 'workout_tracking'),
    await placeOf(other, 'workout_tracking'),
    await placeOf(user, 'exercise_catalogue'),
  ];
  const made = { ...own, handle: `${own.handle.slice(0, -1)}${own.handle.endsWith('A') ? 'B' : 'A'}` };
  const { carried, changes } = await follow(user, [foreign, made, everybodys].map(formatPosition), async () => {
    await addSet(other);
    await addSet(user);
  });
  expect(changes).toBe(1);
  expect(carried).toEqual([]);
});

it('a position from before the log was pruned or the table emptied carries nothing', async () => {
  const user = await server.user();
  const place = await placeOf(user, 'workout_tracking');
  await addSet(user);
  await server.sql`insert into shape_log_pruned (owner, table_name, seq)
    select owner, table_name, max(seq) from shape_log where owner = ${user.id} and table_name = 'workout_tracking' group by 1, 2`;
  const { carried, changes } = await follow(user, [formatPosition(place)], () => addSet(user));
  expect(changes).toBe(1);
  expect(carried).toEqual([]);
});

it('much is left to a request of its own, so that the feed comes at once', async () => {
  const user = await server.user();
  const place = await placeOf(user, 'workout_tracking');
  const { carried, changes } = await follow(user, [formatPosition(place)], () => insertSets(server.sql, user.id, 400));
  expect(changes).toBe(1);
  expect(carried).toEqual([]);
});

it('only a question that waits carries anything', async () => {
  const user = await server.user();
  const place = await placeOf(user, 'workout_tracking');
  await addSet(user);
  const { carried } = await follow(user, [formatPosition(place)], () => Promise.resolve(), {});
  expect(carried).toEqual([]);
});

it.each([
  ['no position', 'nonsense'],
  ['a table that is none', 'users_secret 1-0-0-abc 5_0'],
  ['an offset that is none', 'workout_tracking 1-0-0-abc -1'],
  ['characters that no handle has', "workout_tracking '; 5_0"],
])('%s is refused', async (_, position) => {
  const { status } = await follow(await server.user(), [position], () => Promise.resolve());
  expect(status).toBe(400);
});

it('five positions are refused', async () => {
  const user = await server.user();
  const place = await placeOf(user, 'workout_tracking');
  const { status } = await follow(
    user,
    Array.from({ length: 5 }, () => formatPosition(place)),
    () => Promise.resolve(),
  );
  expect(status).toBe(400);
});
