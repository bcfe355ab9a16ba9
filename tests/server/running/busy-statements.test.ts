import { expect, test } from 'vitest';
import { readBusyStatements } from '../busy-statements.ts';
import { useServer } from '../fixture.ts';

const server = useServer();

test('a statement that waits for a lock is named with who holds it', async () => {
  const [holder, waiting] = [await server.sql.reserve(), await server.sql.reserve()];
  try {
    const [{ pid } = { pid: 0 }] = await holder<{ pid: number }[]>`select pg_backend_pid() as pid`;
    await holder`begin`;
    await holder`lock table users in exclusive mode`;
    const update = waiting`update users set full_name = 'Waits' where false`.execute();
    const blocked = expect.stringMatching(new RegExp(`Lock relation, blocked by \\{${pid}\\}.*update users set full_name`)) as string;
    await expect.poll(() => readBusyStatements(server.databaseUrl)).toEqual(expect.arrayContaining([blocked]));
    await holder`rollback`;
    await update;
  } finally {
    holder.release();
    waiting.release();
  }
});
