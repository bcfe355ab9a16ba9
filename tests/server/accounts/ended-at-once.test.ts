import { expect, test } from 'vitest';
import { useServer } from '../fixture.ts';

/** With the demo's team, in which a coach and a player write to each other. */
const server = useServer();

test('accounts that wrote to each other end in one statement, and no count of theirs stays', async () => {
  const { sql } = server;
  const [{ comments } = { comments: 0 }] = await sql<{ comments: number }[]>`select count(*)::int as comments from session_comments`;
  expect(comments).toBeGreaterThan(0);
  await sql`delete from users`;
  expect(await sql`select user_id from stored_logs`).toEqual([]);
});
