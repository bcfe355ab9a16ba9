import postgres from 'postgres';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId, type TestUser, useServer } from '../fixture.ts';
import { foundTeam, joinAs } from './team-requests.ts';

const server = useServer();
let team: string;
let player: TestUser;
/** Has the lock that comes before all others of the team. */
let early: TestUser;

const bucketOf = async (id: string): Promise<number> => {
  const [row] = await server.sql<{ bucket: number }[]>`select hashtext(${id}::uuid::text) & 1023 as bucket`;
  return row?.bucket ?? 0;
};

/** Makes users until the lock of one is wanted. */
async function userWhere(isWanted: (bucket: number) => boolean): Promise<TestUser> {
  const user = await server.user();
  return isWanted(await bucketOf(user.id)) ? user : userWhere(isWanted);
}

beforeAll(async () => {
  early = await userWhere((bucket) => bucket < 256);
  const isLater = (bucket: number) => bucket >= 256;
  const coach = await userWhere(isLater);
  do team = await foundTeam(server, coach);
  while (!isLater(await bucketOf(team)));
  player = await userWhere(isLater);
  await joinAs(server, { coach, team, role: 'player' }, player);
});

describe.each(['lock_teams_of', 'lock_members_of'])('%s, while somebody joins whose lock comes first', (lock) => {
  it('waits for him without the locks that come after his', async () => {
    const connection = postgres(server.databaseUrl, { max: 3, onnotice: () => undefined });
    const [joining, locking, other] = [await connection.reserve(), await connection.reserve(), await connection.reserve()];
    const backendOf = async (session: typeof joining) => (await session<{ pid: number }[]>`select pg_backend_pid() as pid`)[0]?.pid ?? 0;
    const [pid, pidOfOther] = [await backendOf(locking), await backendOf(other)];
    /** Buckets that a transaction holds, or waits for. */
    const buckets = async (isHeld: boolean, of = pid) => {
      const rows = await server.sql<{ bucket: number }[]>`
        select objid::int as bucket from pg_locks where pid = ${of} and locktype = 'advisory' and granted = ${isHeld} order by 1`;
      return rows.map(({ bucket }) => bucket);
    };
    try {
      await joining`begin`;
      await joining`select lock_members_of(${team}, ${early.id})`;
      await joining`insert into memberships (id, user_id, team_id, role) values (${newId()}, ${early.id}, ${team}, 'coach')`;
      await locking`begin`;
      const locked =
        lock === 'lock_teams_of'
          ? locking`select lock_teams_of(${player.id}, false)`.execute()
          : locking`select lock_members_of(${team}, ${player.id})`.execute();
      await expect.poll(() => buckets(false)).toHaveLength(1);
      // Has his lock before the joining ends, so that the transaction meets it.
      await other`begin`;
      const held = other`select lock_owners(array[${early.id}::uuid])`.execute();
      await expect.poll(() => buckets(false, pidOfOther)).toHaveLength(1);
      await joining`commit`;
      await held;
      await expect.poll(() => buckets(false)).toEqual([await bucketOf(early.id)]);
      expect(await buckets(true)).toEqual([]);

      await other`commit`;
      await locked;
      expect(await buckets(true)).toContain(await bucketOf(early.id));
      await locking`commit`;
    } finally {
      await connection.end({ timeout: 0 });
      await server.sql`delete from memberships where user_id = ${early.id}`;
    }
  });
});
